import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { assigned } from './coverage/assign.ts';
import { wishOf } from './coverage/demands.ts';

/** A field for what no other one asks. */
const ASKS =
  /\banything\b.*\b(?:else|know|add|more|special)\b|^(?:remarks?|special (?:requests?|wishes|requirements|needs)|(?:additional|further|other) (?:information|notes?|comments?|wishes|requests?)|notes? for (?:us|the \p{L}+)|what (?:else )?should we know)\b/u;
/** What somebody who comes had better know. */
const WORTH_SAYING =
  /^(?:please\b|there (?:is|are|will be)\b)|\b(?:allerg\p{L}+|wheelchair|pushchair|vegetarian|vegan|disabled|deaf|blind|pregnant|dog|cat|stairs|lift|gate|bell|key|late|early)\b/iu;

/** What the task tells that none of the other fields takes, for the one that asks for anything else: "There is a dog in the garden." */
export function remarkTold(situation: Situation, item: Item): string | null {
  if (item.kind !== 'type' || !ASKS.test(fold(item.label || item.placeholder))) return null;
  const { text } = wishOf(situation);
  const taken = assigned(situation).flatMap(({ spans }) => spans);
  const said = situation.goal.background
    .split(/(?<=\p{L})[.;]\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const at = text.indexOf(sentence);
      const used = at >= 0 && taken.some(([from, to]) => from >= at && to <= at + sentence.length);
      return sentence !== '' && !used && WORTH_SAYING.test(sentence);
    });
  return said.length > 0 ? said.map((sentence) => `${sentence.replace(/[.!]$/, '')}.`).join(' ') : null;
}
