import type { Kit, Line } from './kit.ts';

/** The way from the walk to what only the page's own script context knows (informant.ts). */
export function installLines(kit: Kit): void {
  const lines = new WeakMap<Document, Line>();
  const UNANSWERED = '\u0000';

  function ask(line: Line, type: string, nodes: readonly Node[]): string | null {
    line.node.value = UNANSWERED;
    const targetRanges: StaticRange[] = [];
    // A range has room for two of them.
    for (let at = 0; at < nodes.length; at += 2) {
      const startContainer = nodes[at] as Node;
      const endContainer = nodes[at + 1] ?? startContainer;
      targetRanges.push(new StaticRange({ startContainer, startOffset: 0, endContainer, endOffset: 0 }));
    }
    line.node.dispatchEvent(new InputEvent(type, { targetRanges }));
    const { value } = line.node;
    return value === UNANSWERED ? null : value;
  }

  kit.lineOf = (document, frame) => {
    let line = lines.get(document);
    if (!line) {
      // Not a text: each live range of the document would be looked through whenever its data change.
      line = { node: kit.plain(document).createAttribute('line'), frame, laid: false };
      lines.set(document, line);
    }
    line.laid ||= ask(line, 'about', []) !== null;
    return line;
  };
  kit.hears = (document) => lines.get(document)?.laid ?? false;
  kit.informant = (home, type, nodes) => {
    const line = lines.get((kit.plain(home).ownerDocument ?? home) as Document);
    return line?.laid ? ask(line, type, nodes) : null;
  };
}
