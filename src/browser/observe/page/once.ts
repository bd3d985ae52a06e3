import type { Kit } from './kit.ts';

/** What is worked out once in a walk. From one walk to the next nothing is kept: a style changes without anybody saying so. */
export function installOnce(kit: Kit): void {
  const resets: Array<() => void> = [];

  kit.once = <Key, Value extends NonNullable<unknown> | null>(read: (key: Key) => Value) => {
    let known = new Map<Key, Value>();
    kit.afresh(() => {
      known = new Map();
    });
    return (key: Key) => {
      let found = known.get(key);
      if (found === undefined) {
        found = read(key);
        known.set(key, found);
      }
      return found;
    };
  };

  kit.afresh = (reset) => {
    resets.push(reset);
  };

  kit.style = kit.once((element: Element) => {
    const home = kit.plain(element).ownerDocument;
    return (home === document ? window : (kit.plain(home).defaultView ?? window)).getComputedStyle(element);
  });

  let measured = new Map<Element, DOMRect>();
  kit.rect = (element) => {
    let rect = measured.get(element);
    if (rect === undefined) {
      rect = kit.plain(element).getBoundingClientRect();
      measured.set(element, rect);
    }
    return rect;
  };
  kit.moved = () => {
    for (const [element, { x, y, width, height }] of measured) {
      const now = kit.plain(element).getBoundingClientRect();
      if (now.x !== x || now.y !== y || now.width !== width || now.height !== height) return true;
    }
    return false;
  };
  kit.afresh(() => {
    measured = new Map();
  });

  kit.forget = () => {
    for (const reset of resets) reset();
  };
}
