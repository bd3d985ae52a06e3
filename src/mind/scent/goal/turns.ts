import { itemsOf } from './items.ts';
import { putQuotes } from './quotes.ts';
import { aboutOneself, spanOf } from './told.ts';
import type { Pair, Verb } from './types.ts';

/** What a clause says, as far as its words alone tell. */
export interface Draft {
  verb: Verb;
  head: string;
  scope: string;
  items: string[];
  /** Changed in place. */
  pairs: Pair[];
}

/** The words of the clause itself; strings in quotes stand in it by number. */
interface Said {
  clause: string;
  folded: string;
  /** Without particles that belong to the verb. */
  run: string;
  /** What stands after the verb. */
  rest: string;
  quoted: string[];
  strings: readonly string[];
  /** The first word is itself what the control says. */
  act: boolean;
}

const THINGS = 'task|card|issue|ticket|item|post|photo|entry|project|message|file|document|note|row|event';
const ABOUT_ONE = new RegExp(
  `^(assign)\\s+(?:the\\s+)?(?:(?:${THINGS})\\s+)?«(\\d+)»\\s+to\\s+(.+)$|\\s(?:to|on|of|in|for|under|at)\\s+(?:the\\s+)?(?:${THINGS})\\s+«(\\d+)»[.!]?$`,
  'i',
);

/** Turns of phrase that ask for another act, or for other things, than the verb and its object say. */
export function turned(draft: Draft, said: Said): Draft {
  const { clause, folded, run, rest, quoted, strings } = said;
  const { pairs } = draft;
  let { verb, head, scope, items } = draft;
  // "Mark «0» as done" asks for its tick box.
  const marked = /^mark\s+(.+?)\s+as\s+(?:a\s+)?(?:done|completed?|finished|bought|ticked)\b/i.exec(clause);
  if (marked) {
    verb = 'tick';
    const name = /«(\d+)»\s*(.*)$/.exec(marked[1]!);
    items = [name ? strings[Number(name[1])]! : marked[1]!.replace(/^(?:the|task|item|to-?do)\s+/i, '')];
    if (name) scope = name[2]!.replace(/^(?:in|on|of|from)\s+/i, '');
  }
  const sequence =
    /^(?:the\s+)?(?:buttons?|links?|words?|items?|boxes)?\s*(.+?)(?:\s+in\s+(?:this|that|the\s+(?:given|following|same|named))\s+order)?$/i.exec(
      rest,
    )?.[1] ?? '';
  const sorted = /\b(?:alphabet\w*|ascending|descending|numerical|increasing|decreasing|rising|falling)\b/.test(folded);
  if (
    verb === 'press' &&
    !sorted &&
    items.length === 0 &&
    (quoted.length > 1 || /[^\d(],\s|\bin (?:this|that) order\b/.test(rest))
  ) {
    const parts = itemsOf(sequence, strings).map((part) => part.replace(/^then\s+/i, ''));
    if (parts.length > 1 && parts.every((part) => part.split(' ').length <= 4 && !/^(?:wait|until)\b/i.test(part))) {
      items = parts;
      scope = '';
    } else if (quoted.length > 1) {
      items = quoted;
      scope = '';
    }
  }
  // "Select 5 June as check-in and 8 June as check-out", "the stay from 5 to 8 June": the first day and the last.
  const span = verb === 'pick' ? spanOf(putQuotes(rest, strings)) : [];
  if (span.length === 2) {
    items = span;
    pairs.length = 0;
    scope = '';
  }
  // "Choose Table from the Insert menu": through the menu to what is in it.
  const inMenu = /^(.+?)\s+(?:from|in|under|of)\s+the\s+(.+?)\s+(?:sub)?menu$/i.exec(rest);
  if (
    inMenu &&
    (verb === 'pick' || verb === 'press') &&
    !/\b(?:drop|select|context|more|options?|user|post)\b|@/i.test(inMenu[2]!)
  ) {
    verb = 'press';
    items = [inMenu[2]!, inMenu[1]!.replace(/^the\s+/i, '')].map((part) => putQuotes(part, strings));
    scope = '';
  }
  if (verb === 'reach' && /,\s*(?:and\s+)?then\s/i.test(rest)) {
    verb = 'press';
    items = itemsOf(rest, strings).map((part) => part.replace(/^then\s+/i, ''));
  }
  // "Select File, then Export": one after the other, as through a menu.
  if (verb === 'pick' && items.length > 1 && /,\s*(?:and\s+)?then\s/i.test(rest)) {
    verb = 'press';
    items = itemsOf(rest, strings).map((part) => part.replace(/^then\s+/i, ''));
  }
  // "Write to the shop" spells nothing out to type: it asks for a message to be sent.
  if (
    verb === 'enter' &&
    /^(?:write|put)\s+(?:to|an?)\b|^(?:write|put)\s+(?:the |your )?(?:shop|seller|support|team|message|letter|review|comment)\b/.test(
      folded,
    ) &&
    pairs.length === 0 &&
    quoted.length === 0
  )
    verb = 'transact';
  // "Put in your new card", "Enter my details": what one knows by heart is given to be kept, and so sent off.
  if (
    verb === 'enter' &&
    pairs.length === 0 &&
    quoted.length === 0 &&
    /\b(?:your|my)\b.*\b(?:card|address|details|data|information|account|number|profile)\b/.test(folded) &&
    !/\b(?:field|box|form|text ?area|input)\b/.test(folded)
  )
    verb = 'transact';
  // "Assign the task «0» to Ann", "Add the comment «0» to the task «1»": which one it is about is a place, and nothing to type.
  const about = ABOUT_ONE.exec(run);
  if (about && verb === 'transact') {
    const one = strings[Number(about[2] ?? about[4])] ?? '';
    const kept = pairs.filter((pair) => pair.value !== one);
    pairs.splice(0, pairs.length, ...kept);
    scope = `«${about[2] ?? about[4]}»`;
    const whom = about[3] && /^assign/i.test(run) ? about[3].replace(/[.!]+$/, '') : '';
    if (whom) pairs.push({ field: 'assignee', value: putQuotes(whom, strings) });
  }
  // "Answer the survey: you are 34 years old and live in Oslo": a form to be filled with what is told.
  if (
    ['learn', 'enter', 'pick'].includes(verb) &&
    pairs.length === 0 &&
    /^(?:answer|complete|fill(?: in| out)?|do|take)\s+(?:the|this|a)\s+(?:\w+\s+)?(?:survey|questionnaire|form|questions|poll)\b.*?[:,.–-]\s*(?:you|i|your|my)\b/.test(
      folded,
    )
  ) {
    verb = 'transact';
    pairs.push(...aboutOneself(putQuotes(rest, strings)));
  }
  // "See which size fits" asks to know.
  if (verb === 'reach' && /^(?:see|view|show)\s+(?:which|what|how|when|where|who|whether|if)\b/.test(folded))
    verb = 'learn';
  if (
    items.length === 1 &&
    /^(?:the|all|every|each|all of them|everything|(?:all )?(?:the )?(?:others?|rest)|everything else)$/i.test(
      items[0]!,
    )
  )
    items = [];
  const path = rest.includes('>') ? putQuotes(rest, strings).split(/\s*>\s*/) : [];
  if (path.length > 1 && (verb === 'pick' || verb === 'press' || verb === 'reach')) {
    verb = 'press';
    items = path.map((part) => part.replace(/^(?:the|menu)\s+/i, '').trim());
  }
  // "Like all posts by Ann", "Block @ann": the control bears the verb and stands with the one who is named.
  if (said.act) {
    const [act = '', ...others] = clause.split(' ');
    head = act;
    scope = others
      .join(' ')
      .replace(
        /^(?:it\s+)?(?:in|on|at)?\s*(?:the\s+)?(?:dialog|box|message|pop-?up|window|prompt|question|alert).*$/i,
        '',
      )
      .replace(/^(?:all|every|each|both)\s+(?:of\s+)?(?:the\s+)?/i, '')
      .replace(
        // "Like it", "share it with Ann": what was spoken of.
        /^(?:it|them|this|that)(?:\s+(?:with|to)\s.*)?$|^(?:the\s+)?(?:posts?|messages?|comments?|tweets?|user|users|account)\s+(?:by|from|of|that|written by|called|named)?\s*/i,
        '',
      );
  }
  // "Tell the council that a lamp is out": what is told is what it is about, and not who hears it.
  if (verb === 'transact' && scope !== '' && /^(?:tell|inform|notify)\b.*\b(?:that|about|to)\b/.test(folded)) {
    head = scope;
    scope = '';
  }
  return { verb, head, scope, items, pairs };
}
