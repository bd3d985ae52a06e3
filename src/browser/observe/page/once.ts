import type { Kit } from './kit.ts';

/** What is worked out once in a walk. From one look to the next nothing is kept: a style changes without anybody saying so. */
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

  kit.rect = kit.once((element: Element) => kit.plain(element).getBoundingClientRect());

  kit.forget = () => {
    for (const reset of resets) reset();
  };
}
