"""The second judge: lays the same pages out in Debian's `firefox-esr`, which sends the places back by HTTP."""

import http.server
import json
import subprocess
import tempfile
import threading

import chromium

SEND = """
fetch("/results", {method: "POST", body: document.getElementById("results").textContent});
"""


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = self.server.page.encode() if self.path == "/page" else b""
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        self.server.results = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()
        self.server.done.set()

    def log_message(self, *arguments):
        pass


def lay_out_page(cases, browser):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server, \
            tempfile.TemporaryDirectory() as profile:
        server.page = chromium.document(cases) + f"<script>{SEND}</script>"
        server.done = threading.Event()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        process = subprocess.Popen([browser, "--headless", "--no-remote", "--profile", profile,
                                    f"http://127.0.0.1:{server.server_port}/page"],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        arrived = server.done.wait(timeout=120)
        process.terminate()
        process.wait()
        server.shutdown()
    if not arrived:
        raise RuntimeError("the browser gave no results")
    return server.results


def lay_out(cases, browser="firefox-esr"):
    frames = []
    for start in range(0, len(cases), chromium.TREES_PER_PAGE):
        frames += lay_out_page(cases[start:start + chromium.TREES_PER_PAGE], browser)
    return frames
