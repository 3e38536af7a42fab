/// Bounds against hostile or runaway input, each with what it stops.
public enum Limits {
  /// Blocks inside blocks: stops layouts whose recursion would run out of stack.
  public static let nesting = 32
  /// Blocks in one payload: stops a megabyte of blocks from being measured one by one.
  public static let blocks = 512
  /// Characters of text in one block: stops line breaking that grows with the square of an unbroken text.
  public static let textLength = 4096
  /// Items of one list.
  public static let listItems = 64
  /// Columns of one grid.
  public static let gridColumns = 64
  /// Points in one length, a hundred screens: stops sums that lose their fraction, and pictures without end.
  public static let points = 100_000.0
  /// UTF-8 bytes of an action's body, and of all its headers: what a push of 4 KB has room for.
  public static let actionBytes = 1024
  /// Widgets that one account may have active.
  public static let activeWidgets = 100
  /// Findings of one file: stops a hostile file from filling a log.
  public static let findings = 200
}

/// The byte budgets of a payload, on its compact UTF-8 form.
public enum Budget {
  /// A rendered widget: 10 KB.
  public static let widget = 10_240
  /// From here on a widget is too large for a reader who counts a KB as a thousand bytes.
  public static let widgetWarning = 10_000
  /// ActivityKit's 4 KB for attributes and state.
  public static let liveActivity = 4096
  /// From here on little room is left for what the service adds to a Live Activity.
  public static let liveActivityWarning = 3500
  /// An APNs payload.
  public static let push = 4096
  /// From here on little room is left for what the service adds to a push.
  public static let pushWarning = 3584
}
