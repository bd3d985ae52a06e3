import { fold } from '../../language/index.ts';

/** Wordings of such buttons, with what each promises. */
const COMMITS: Array<[RegExp, number]> = [
  [
    /^(?:submit|send|save(?: changes)?|confirm|place (?:my |your )?order|pay(?: now)?|complete (?:order|purchase|booking)|finish|done|apply|update|create(?: \w+){0,2}|register|sign up|log ?in|sign in|book(?: now)?|subscribe|continue|next|proceed(?: to \w+)?|ok|okay|go|checkout|check out|add|post|publish|request(?: \w+)?|reserve|buy now|delete|yes.*|continue to .*|review order|join|invite|start|search|enter)$/,
    1,
  ],
  [
    /^(?:submit|send|save|confirm|place|pay|complete|finish|apply|update|create|register|continue|proceed|book|request|post|publish|reserve|subscribe|next|change|add|set|buy|order|purchase|donate|report|declare|hire|enrol|enroll|sign and)\b/,
    0.8,
  ],
  // "Give now", "Apply now": a call to do it at once, and not one to look.
  [/^(?!(?:not|see|watch|read|view|look|chat|call|shop|learn|explore)\b)\p{L}+(?: \p{L}+)? now$/u, 0.8],
  [/^(?:search|find|show|see|get|view|check|calculate|look up)\b.{0,25}$/, 0.7],
  [/\b(?:submit|send|save|confirm|order|continue|update|apply)\b/, 0.5],
];
/** What leaves a form, takes back what was put in, or puts something away. */
export const WITHDRAWS =
  /\b(?:cancel|back|previous|reset|undo|revert|discard|clear|close|skip|later|no thanks|delete account|remove|forgot|show password|upload|browse|edit)\b/;

/** Words that the name of a button has at most. */
const LONGEST = 6;

/** How much a label promises to send a form off, 0..1. */
export function commitWord(label: string): number {
  const folded = fold(label)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
  // What goes on for longer is the name of a thing: "Update price list, nobody, no date".
  if (folded.split(' ').length > LONGEST) return 0;
  for (const [pattern, weight] of COMMITS)
    if (pattern.test(folded)) return WITHDRAWS.test(folded) && weight < 1 ? 0 : weight;
  return 0;
}
