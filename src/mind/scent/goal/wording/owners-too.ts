import { isVerb } from '../verbs/index.ts';
import { singular } from './chosen.ts';

/** Somebody's, and of what kind it is left out: "reject Karl's". */
const OWNED =
  /(?<=(\p{L}+)\s+)(\p{Lu}[\p{L}-]+['’]s)(?=\s*(?:[,.;!?]|$)|\s+(?:and|but|or|then|too|as|with|because|since|to|on|instead)\b)/gu;
/** Things of a kind that a sentence names before: "both leave requests", "Ann's leave request". */
const NAMED =
  /(?<!\b(?:from|of|for|in|on|at|to|with|by|into|under)\s)\b(?:(\p{Lu}[\p{L}-]+['’]s)|the|both|all|any|an?|your|my|our|their)\s+((?:\p{Ll}[\p{L}-]*\s+){0,2}?\p{Ll}[\p{L}-]+)(?=\s+(?:from|of|for|to|on|in|at|by|with|and|but|or|then|that|which|who|off|out|as)\b|\s*[,.;]|\s*$)/gu;

/** "Approve Ann's request and reject Karl's": it is his request, too. */
export function ownersToo(text: string): string {
  return text.replace(OWNED, (owner: string, before: string, _: string, at: number) => {
    const named = [...text.slice(0, at).matchAll(NAMED)].at(-1);
    const acts = /^(?:not|except|keep|leave|spare)$/i.test(before) || isVerb(before.toLowerCase());
    const beside = /^(?:and|or|then|than|but)$/i.test(before) && named?.[1] !== undefined;
    return named && (acts || beside) ? `${owner} ${singular(named[2]!)}` : owner;
  });
}
