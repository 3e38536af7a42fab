extension SymbolRecipes {
  /// Sound, pictures, play and reading.
  static let media = """
    play ~play h0.9 / ~play.fill h0.86 l0
    pause ~pause h0.82 / ~pause.fill w0.575 h0.80 l0
    stop ~stop w0.8 / ~stop.fill w0.8 l0
    playpause ~playpause w1.18 / ~playpause.fill w1.18 l0
    backward ~fastforward r180 w1.32 / ~fastforward.fill r180 w1.30 h0.733 l0
    forward ~fastforward w1.32 / ~fastforward.fill w1.30 h0.733 l0
    backward.end skip-start w0.86 / skip-start-fill w0.82
    forward.end skip-end w0.86 / skip-end-fill w0.82
    backward.end.alt skip-backward w1.18 / skip-backward-fill w1.18
    forward.end.alt skip-forward w1.18 / skip-forward-fill w1.18
    backward.frame skip-start w0.86 / skip-start-fill w0.82
    forward.frame skip-end w0.86 / skip-end-fill w0.82
    eject eject w0.95 / eject-fill w0.95
    record.circle record-circle w0.996 / record-circle-fill w0.996
    recordingtape voicemail w1.3
    music.note music-note h1.06 l0
    music.note.list music-note-list w1.05
    music.quarternote.3 music-note-beamed w0.95
    music.mic mic r45 h1.1
    music.note.tv ~tv w1.22 + music-note-beamed l0 h0.4 y-0.06 / ~tv.fill w1.22 - music-note-beamed l0 h0.4 y-0.06
    mic mic h1.1 / mic-fill h1.1
    speaker ~speaker h0.86 / ~speaker.fill h0.86 l0
    speaker.wave.1 ~speaker.1 w0.9 / ~speaker.1.fill w0.9
    speaker.wave.2 ~speaker.2 w1.08 / ~speaker.2.fill w1.08
    speaker.wave.3 ~speaker.3 w1.28 / ~speaker.3.fill w1.28
    speaker.minus ~speaker h0.86 x-0.2 + ~minus w0.36 x0.34 / ~speaker.fill l0 h0.86 x-0.2 + ~minus w0.36 x0.34
    speaker.plus ~speaker h0.86 x-0.2 + ~plus w0.36 x0.34 / ~speaker.fill l0 h0.86 x-0.2 + ~plus w0.36 x0.34
    film film w1.16 / film w1.16 l0
    movieclapper ~clapper w1.12 / ~clapper.fill w1.12 l0
    theatermasks ~masks w1.16 / ~masks.fill w1.16
    photo ~photo w1.16 / ~photo.fill w1.16 l0
    photo.stack ~photo.stack w1.16 / ~photo.stack.fill w1.16 l0
    photo.on.rectangle images w1.2
    photo.on.rectangle.angled images w1.2
    photo.artframe ~photo w1.16
    person.crop.artframe person-bounding-box w1.02
    camera.filters palette2 w1.0
    livephoto ~target.inner w0.996 + circle-fill w0.22
    play.rectangle ~rectangle w1.16 + ~play.fill l0 h0.4 x0.02 / ~rectangle.fill w1.16 l0 - ~play.fill l0 h0.4 x0.02
    play.tv ~tv w1.22 + ~play.fill l0 h0.34 x0.02 y-0.06 / ~tv.fill w1.22 - ~play.fill l0 h0.34 x0.02 y-0.06
    sparkles.tv ~tv w1.22 + ~sparkles l0 h0.4 y-0.06 / ~tv.fill w1.22 - ~sparkles l0 h0.4 y-0.06
    play.square.stack collection-play w1.02 / collection-play-fill w1.02
    pip pip w1.2 / pip-fill w1.2
    rectangle.inset.filled.on.rectangle pip w1.2
    captions.bubble badge-cc w1.16 / badge-cc-fill w1.16
    quote.opening quote w0.92 l0
    quote.closing quote w0.92 r180 l0
    text.quote blockquote-left w1.05
    book book w1.24 / book-fill w1.24
    book.closed journal h1.06 / journal-bookmark-fill h1.06
    books.vertical ~books w1.08 / ~books.fill w1.08 l0
    book.pages book w1.24 / book-fill w1.24
    text.book.closed journal-text h1.06 / journal-text h1.06
    character.book.closed journal-text h1.06 / journal-text h1.06
    magazine file-richtext h1.06 / file-richtext-fill h1.06
    newspaper newspaper w1.2 / newspaper w1.2 l0
    guitars ~guitar h1.08 / ~guitar.fill h1.08
    pianokeys ~piano w1.12
    dice dice-5 w0.98 / dice-5-fill w0.98
    die.face.1 dice-1 w0.92 / dice-1-fill w0.92
    die.face.2 dice-2 w0.92 / dice-2-fill w0.92
    die.face.3 dice-3 w0.92 / dice-3-fill w0.92
    die.face.4 dice-4 w0.92 / dice-4-fill w0.92
    die.face.5 dice-5 w0.92 / dice-5-fill w0.92
    die.face.6 dice-6 w0.92 / dice-6-fill w0.92
    megaphone megaphone w1.16 / megaphone-fill w1.16
    horn ~horn w1.16 / ~horn.fill w1.16
    airplay.audio ~airplay w1.12
    airplay.video ~airplay w1.16
    metronome ~metronome h1.06 / ~metronome.fill h1.06 l0
    tuningfork ~tuningfork h1.06
    hifireceiver boombox w1.15 / boombox-fill w1.15
    infinity.circle ~circle.line w0.996 + infinity w0.62 / ~circle.solid w0.996 l0 - infinity w0.62
    headphones.circle ~circle.line w0.996 + headphones w0.5 / ~circle.solid w0.996 l0 - headphones w0.5
    4k.tv badge-4k w1.2 / badge-4k-fill w1.2
    camera.on.rectangle ~rectangle w1.2 + camera-fill w0.58 y0.02 / ~rectangle.fill w1.2 l0 - camera-fill w0.58 y0.02
    memories clock-history m w1.12
    pano ~pano w1.24 / ~pano.fill w1.24 l0
    livephoto.play ~target.inner w0.996 + ~play.fill l0 h0.24 x0.01
    """
}
