extension Rule {
  static let imageSource = Rule(
    .imageSource, .error, "an image has exactly one of url, icon and asset",
    why: "Without one nothing is drawn; with two nobody can tell which one the phone takes.",
    flagged: Example(#"[{"type": "image", "width": 20}]"#),
    accepted: Example(#"[{"type": "image", "icon": "bell.fill", "width": 20}]"#))
}

extension ObjectCheck {
  /// Exactly one of the three sources is given.
  static let oneImageSource = ObjectCheck(.exactlyOne([.imageURL, .imageIcon, .imageAsset])) {
    image, checker in
    let given = [Field.imageURL, .imageIcon, .imageAsset].compactMap { image.member($0) }
    if given.isEmpty {
      checker.report(
        Diagnostic(
          .imageSource, "an image needs one of 'url', 'icon' and 'asset'", at: image.pointer,
          image.start))
    }
    for extra in given.dropFirst() {
      checker.report(
        Diagnostic(
          .imageSource, "an image takes one source: remove '\(extra.key)' or '\(given[0].key)'",
          at: image.pointer(of: extra), extra.keySpan))
    }
  }
}
