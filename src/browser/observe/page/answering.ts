import type { createInformant } from './informant.ts';

/**
 * Makes a node that is in no document the line between the two script contexts, neither of which can hand the other a
 * value: the walk dispatches an event with nodes on it, and the answer comes back as the node's value. Runs in the page's
 * own context, on the node.
 */
export function answerThrough(this: Attr, informant: ReturnType<typeof createInformant>): void {
  const answer = (event: Event) => {
    let out = '';
    try {
      const ranges = (event as InputEvent).getTargetRanges();
      const nodes: Node[] = [];
      for (let at = 0; at < ranges.length; at++) {
        const { startContainer, endContainer } = ranges[at] as StaticRange;
        nodes[2 * at] = startContainer;
        if (endContainer !== startContainer) nodes[2 * at + 1] = endContainer;
      }
      if (event.type === 'about') out = informant.about(nodes);
      else if (event.type === 'handlers') out = informant.each(nodes);
      else if (nodes[0]) {
        const node = nodes[0];
        const window = (node as Document).defaultView;
        if (event.type === 'arrows') out = informant.arrows(node) || (window ? informant.arrows(window) : '');
        else if (/^(?:double|context|drop|over)$/.test(event.type)) out = informant.seconds(node, event.type);
        else if (window) out = informant.handlers(window);
      }
    } catch {}
    this.value = out;
  };
  // Pages count the calls of `addEventListener`, and Angular's zone would look for changes after every listener of its own.
  const zone = '__zone_symbol__addEventListener';
  type Listen = (type: string, listener: (event: Event) => void) => void;
  const asked = this as unknown as Record<string, unknown> & { when?: (type: string) => unknown };
  const listen = (asked[zone] ?? this.addEventListener) as Listen;
  const types = ['about', 'handlers', 'window', 'arrows', 'double', 'context', 'drop', 'over'];
  // By index: a page may have broken how arrays are gone through.
  for (let at = 0; at < types.length; at++) {
    const type = types[at] as string;
    const heard = asked.when?.(type) as { subscribe(listener: (event: Event) => void): void } | undefined;
    if (heard) heard.subscribe(answer);
    else listen.call(this, type, answer);
  }
}
