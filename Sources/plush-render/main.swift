print("plush-render")
