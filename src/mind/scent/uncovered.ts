/** Share of what stood on a page that is hidden by what lies over it, and that is back once that is gone. */
const HIDDEN = 0.5;

/** Share of it from which a press has put something over all of it, or another view in its place, and the least that is called a page. */
const ALL = 0.8;
const LEAST = 6;

/** What was hidden by something that came up over the page, and what of it is back: no answer to anything. */
export interface Uncovered {
  under: number[];
  back: Set<number>;
}

/** Compares what shows now with what was seen before, where `kept` is what something that came up has hidden. */
export function uncovered(
  now: ReadonlySet<number>,
  seen: ReadonlySet<number>,
  kept: number[],
  pressed: boolean,
): Uncovered {
  const back = new Set(kept.filter((value) => now.has(value) && !seen.has(value)));
  if (kept.length > 0 && back.size >= HIDDEN * kept.length) return { under: [], back };
  const gone = [...seen].filter((value) => !now.has(value)).length;
  const hidden =
    pressed &&
    gone > HIDDEN * seen.size &&
    (now.size < HIDDEN * seen.size || (gone > ALL * seen.size && seen.size >= LEAST));
  return { under: kept.length === 0 && hidden ? [...seen] : kept, back: new Set() };
}
