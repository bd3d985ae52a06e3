import type { createInformant } from './informant.ts';
import type { Kit } from './kit.ts';
import type { Memory } from './memory.ts';

/**
 * Lets a kit that lives in the page's own script context ask there itself: of a document that has a memory, who listens
 * and what closed shadow roots there are; of any, the handlers that are properties.
 */
export function answerAlone(kit: Kit, informantOn: typeof createInformant, key: string): void {
  const symbol = Symbol.for(key);
  const memoryOf = (target: EventTarget): Memory | undefined => {
    const { ownerDocument, defaultView } = target as Partial<
      Pick<Node, 'ownerDocument'> & Pick<Document, 'defaultView'>
    >;
    return ((ownerDocument?.defaultView ?? defaultView ?? target) as unknown as Record<symbol, Memory | undefined>)[
      symbol
    ];
  };
  const informant = informantOn((target, types) => {
    const all = memoryOf(target)?.listenersOf(target) ?? {};
    for (const type in types) {
      const listener = (target as unknown as Record<string, unknown>)[`on${type}`];
      if (typeof listener === 'function') all[type] = [...(all[type] ?? []), { listener }];
    }
    return all;
  });
  kit.informant = (home, type, nodes) => {
    const node = nodes[0] as Node;
    const window = (node as Document).defaultView;
    if (type === 'about') return informant.about(nodes);
    if (type === 'arrows') return informant.arrows(node) || (window ? informant.arrows(window) : '');
    if (type === 'double' || type === 'context' || type === 'drop' || type === 'over')
      return informant.seconds(node, type);
    if (type === 'handlers') return informant.each(nodes);
    return informant.handlers((home as Document).defaultView ?? node);
  };
  kit.hears = (document) => memoryOf(document) !== undefined;

  const gather = (window: Window) => {
    try {
      for (const [host, root] of memoryOf(window)?.closedRoots() ?? []) kit.closedRoots.set(host, root);
      for (let index = 0; index < window.frames.length; index++) gather(window.frames[index] as Window);
    } catch {
      // A frame of another origin.
    }
  };
  gather(window);
}
