/** What may come up by itself and is closed, and what is waited for. */
export const CAME_UP: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\b(?:get rid of|close|dismiss|skip)\s+(?:whatever|anything|everything|all)(?:\s+that)?\s+(?:may\s+)?(?:pops?|comes?|opens?|shows?)\s+up(?=[,.;!?]|$|\s+and\b)/giu,
    'close the pop-ups',
  ],
  // "Wait for the page to load": until it has.
  [
    /(?<=^|[.!?;,]\s+|\b(?:and|then)\s+)wait\s+for\s+([^,.;!?]{2,40}?)\s+to\s+(load|appear|open|finish|show|come|be|complete|end|start|close|disappear|vanish|go away|arrive|stop|turn)\b/giu,
    'wait until $1 can $2',
  ],
];
