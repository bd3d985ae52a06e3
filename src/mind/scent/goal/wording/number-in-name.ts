/** What a number in a form or a wish is told of, so that it is one and no part of a name. */
const COUNTED =
  /^(?:quantity|qty|amount|number|no|nr|size|room|guests?|adults?|children|nights?|days?|people|persons?|age|aged|tickets?|seats?|total|budget|price|limit|page|chapter|level|version|step|row|line|platform|gate|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu;

/** Whether a number is a part of what something is called: "the Alto Trail 29 mountain bike", "a Forno 90". */
export function isNumberInName(text: string, start: number, end: number): boolean {
  const before = /(\S+)\s+(\p{Lu}[\p{L}'’-]+)\s$/u.exec(text.slice(0, start));
  if (!before || /[.!?:]$/.test(before[1]!) || COUNTED.test(before[2]!)) return false;
  const next = /^\s+(\p{L}+)/u.exec(text.slice(end))?.[1] ?? '';
  // "At the Astoria 2 nights" counts.
  return !/(?:[^s]s|people|children|men|women)$/.test(next);
}

/** Whether a name with a number behind it is that of a product, and no street: an article stands before it, or the word for what it is behind. */
export function isProduct(text: string, start: number, end: number): boolean {
  const behind = /^\s+(\p{Ll}+)/u.exec(text.slice(end))?.[1] ?? '';
  return (
    /\b(?:an?|your|my|our|new|old|this|that)\s+$/i.test(text.slice(0, start)) ||
    (behind !== '' && !FUNCTION.test(behind))
  );
}
const FUNCTION =
  /^(?:in|at|on|to|from|and|or|with|for|near|by|is|was|as|until|please|before|after|instead|because|so|then|which|who|where|that|but|not|will|has|of|via)$/;
