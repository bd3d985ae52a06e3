import { fold, words } from '../../language/index.ts';
import { putQuotes, splitClauses } from './clauses.ts';
import { joinCompanions, nameWhatIsMeant, takeApart } from './companions.ts';
import { constraintsOf, nthOf, superlativeOf } from './constraints.ts';
import { withoutManner } from './manner.ts';
import type { Goal, Pair, Step, Verb } from './types.ts';
import { isVerb, verbOf } from './verbs.ts';

const ROLES: Array<[RegExp, string]> = [
  [/\b(?:check ?box(?:es)?|tick ?box(?:es)?)\b/i, 'checkbox'],
  [/\bradio(?: buttons?)?\b/i, 'radio'],
  [/\b(?:buttons?)\b/i, 'button'],
  [/\b(?:hyper)?links?\b/i, 'link'],
  [/\btabs?\b/i, 'tab'],
  [/\b(?:drop-?downs?(?: (?:list|menu))?|combo ?box|select(?:ion)? (?:box|list))\b/i, 'combobox'],
  [
    /\b(?:search (?:box|bar|field)|text ?(?:box|field|area)s?|input(?: (?:box|field|text ?box))?s?|fields?)\b/i,
    'textbox',
  ],
  [/\bslider\b/i, 'slider'],
  [/\bspinner\b/i, 'spinbutton'],
  [/\bmenu items?\b/i, 'menuitem'],
  [/\b(?:scroll )?list\b/i, 'listbox'],
  [/\bicons?\b/i, 'icon'],
  [/\b(?:dialog|modal|pop-?up)(?: box| window)?\b/i, 'dialog'],
  [/\b(?:section|panel|accordion)s?\b/i, 'section'],
  [/\brows?\b/i, 'row'],
];

/** Words that name a place or kind and not the thing. */
const FILLER =
  /\b(?:button|link|icon|tab|page|screen|website|web site|site|section|option|item|one|field|box|textbox|text box|input|form|below|above|following|labelled|labeled|called|named|titled|that says|which says|with the (?:text|label|name)|reading|the word|the|a|an|your|my|our|this|that|these|those|some|any|its|it|them|please|there|here|onto|into|on|in|at|to|of|for|from|with|up|out|using|all|every|each|both|their|his|her|between|through|across|around|find|by)\b/gi;

/** Joins between a thing and where it stands. */
const SCOPE =
  /\s(?:for|of|by|from|in|on|under|below|beneath|next to|beside|near|at|within|inside|with|whose|where|that|which|belonging to|to the right of|to the left of)\s/i;

/** Words of place and comparison, which are read on their own and say nothing of the thing. */
const COMPARING =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)|cheapest|most expensive|least expensive|lowest[- ]priced?|highest[- ]priced?|largest|biggest|smallest|highest|lowest|newest|latest|oldest|shortest|longest|fastest|best[- ]rated|highest[- ]rated|top[- ]rated)\b(?! name)/gi;

/** Words that ask and say nothing of what is asked about. */
const ASKING =
  /^(?:(?:what|what's|who|whose|when|where|which|how(?: (?:much|many|long|often|far|soon))?|why|if|whether|is|are|was|were|does|do|did|can|me|us|the|there)\b\s*)+|\b(?:does|do|did|takes?|costs?|is|are)\b/gi;

const VALUE = '(?:«\\d+»|[\\w.+-]+@[\\w-]+\\.[\\w.]+|\\{\\{\\w+\\}\\})';

/** Words that stand for a value told elsewhere. */
const PRONOUN =
  /^(?:it|that|this|them|those|these|(?:your|the|my) (?:answer|result|value|number|word|code|text)|the following.*|.*\byou (?:know|have|were given|are given)\b.*)$/i;

/** "Click the trash icon to delete it": what for is no part of what. */
const PURPOSE =
  /\s+to\s+(?:mark|delete|remove|open|close|save|send|star|archive|flag|see|continue|proceed|finish|submit|confirm)\b.*$/i;

/** Where shopping happens and goes: said of every thing, so it tells none from another. */
const SHOP_PLACES =
  /\s+(?:in|into|to|from|on|at)\s+(?:your|the|my|a|this|our)?\s*(?:shopping\s+|online\s+)?(?:cart|basket|bag|trolley|shop|store|site|website)\b/gi;

/** A thing's own words: no role words, no articles, no marks. */
function objectWords(text: string): string {
  return text
    .replace(/«\d+»/g, ' ')
    .replace(/(?<=\S\s)about\s+(?=\S)/gi, ' ')
    .replace(COMPARING, ' ')
    .replace(FILLER, ' ')
    .replace(/[\s,.:;()]+/g, ' ')
    .trim();
}

/** Field and value pairs: "the username «0»", "«0» as the title", "the city field with «0»", "quantity to 3". */
function pairsOf(clause: string, strings: readonly string[], verb: Verb): Pair[] {
  const pairs: Pair[] = [];
  const unquote = (value: string): string =>
    value.replace(/^«(\d+)»$/, (_, i: string) => strings[Number(i)] ?? '').trim();
  const add = (field: string, value: string): void => {
    const cleaned = unquote(value.trim().replace(/[.,;]+$/, ''));
    if (cleaned && !PRONOUN.test(cleaned)) pairs.push({ field: objectWords(field), value: cleaned });
  };
  const changed =
    /^(?:.*?\b)?(?:change|set|update|edit|switch|rename|move|increase|decrease|raise|lower|adjust)\s+(?:the |your |my )?(.+?)\s+(?:from\s+\S+\s+)?to\s+(?:be\s+)?(.+)$/i.exec(
      clause,
    );
  if (changed && verb !== 'drag') {
    // "the role of Mia Roth to Editor": the field is the role, and Mia Roth is where it stands.
    add(changed[1]!.replace(/\s+(?:of|for)\s+.*$/i, ''), changed[2]!.replace(/^(?:the|a|an)\s+/i, ''));
    return pairs;
  }
  const withValue = /^(?:fill(?: in| out)?|complete|populate)\s+(?:the )?(.+?)\s+with\s+(.+)$/i.exec(clause);
  if (withValue && new RegExp(`^${VALUE}$`).test(withValue[2]!.trim())) {
    add(withValue[1]!, withValue[2]!);
    return pairs;
  }
  // "«0» as the title", "«0» in(to) the city field", "«0» for the name"
  const after = new RegExp(
    `(${VALUE})\\s+(?:${verb === 'transact' || verb === 'add' ? 'as' : 'as|in|into|for|to'})\\s+(?:the\\s+|your\\s+|a\\s+|an\\s+)?([^,«]+?)(?=\\s*(?:,|$|\\band\\b\\s+(?:the\\s+|«)|\\s+and\\s+«))`,
    'gi',
  );
  const used = new Set<string>();
  for (const match of clause.matchAll(after)) {
    const next = clause.slice(0, match.index).match(/([\p{L}-]+)\s*$/u)?.[1] ?? '';
    if (/^(?:text|input|form|both|fields?|text ?box(?:es)?)/i.test(match[2]!) && next && !isVerb(next)) continue;
    add(match[2]!, match[1]!);
    used.add(match[1]!);
  }
  // "the username «0»", "name: «0»", "password is «0»", "with email a@b.c"
  const before = new RegExp(
    `(?:^|[,\\s])((?:[\\p{L}-]+\\s+){0,3}[\\p{L}-]+)\\s*(?:is|=|:|of|to|as|with)?\\s*(${VALUE})`,
    'giu',
  );
  for (const match of clause.replace(/^[\p{L}-]+\s+/u, ' ').matchAll(before)) {
    if (used.has(match[2]!)) continue;
    const field = match[1]!.replace(
      /^.*\b(?:enter|type|write|fill in|fill|input|put|use|with|using|and|the|your|my|a|an|provide|specify|set|is)\s+/i,
      '',
    );
    const bare = objectWords(
      field.replace(
        /^(?:enter|type|write|fill|input|put|use|with|using|and|provide|specify|text|value|word|words|string|search|for|select|choose|click|named?|called)$/i,
        '',
      ),
    );
    add(bare, match[2]!);
    used.add(match[2]!);
  }
  const picked = /^(?:select|choose|pick|set)\s+(.+?)\s+(?:as|for)\s+(?:the\s+|your\s+)?(.+)$/i.exec(clause);
  if (picked && verb === 'pick' && pairs.length === 0) add(picked[2]!, picked[1]!.replace(/^the\s+/i, ''));
  // A quoted value with no field before or after it belongs where there is only one place for it.
  for (const [i] of strings.entries()) {
    const mark = `«${i}»`;
    if (clause.includes(mark) && !used.has(mark) && pairs.every((pair) => pair.value !== strings[i]) && verb !== 'pick')
      add('', mark);
  }
  if (pairs.length === 0 && (verb === 'enter' || verb === 'transact')) {
    // "Enter 9:30 PM as the time", "type hello into the box", without quotes
    const plain =
      /^(?:enter|type|write|input|put|fill in|key)\s+(.+?)\s+(?:as|in|into)\s+(?:the\s+|your\s+)?(.+)$/i.exec(clause);
    if (plain && !/^(?:the|your|a|an|my)\b/i.test(plain[1]!)) add(plain[2]!, plain[1]!);
    // "Enter 9:30 PM and ...", "Enter the time 9:30 PM"
    const bare = /^(?:enter|type|write|input)\s+(?:the\s+)?([\p{L} ]*?)\s*((?:\d[\w:/.,-]*)(?:\s?[ap]m)?)$/iu.exec(
      clause,
    );
    if (pairs.length === 0 && bare) add(bare[1]!, bare[2]!);
  }
  // "size 42", "quantity 3", "room 12"
  for (const match of clause.matchAll(
    /\b(quantity|guests?|adults?|nights?|rooms?|age|amount|passengers?|people|seats?|travell?ers?)\s*(?:of|:|to|is)?\s+(\d{1,6}(?:\.\d+)?)\b/gi,
  ))
    add(match[1]!, match[2]!);
  for (const match of clause.matchAll(
    /\b(\d{1,4}|one|two|three|four|five|six)\s+(guests?|adults?|children|kids|nights?|rooms?|passengers?|people|persons?|seats?|travell?ers?|tickets?)\b/gi,
  ))
    add(
      match[2]!,
      String(['one', 'two', 'three', 'four', 'five', 'six'].indexOf(match[1]!.toLowerCase()) + 1 || match[1]!),
    );
  const named =
    /\b(?:named|called|titled|entitled|with the (?:name|title))\s+(«\d+»|[\p{Lu}][\p{L}\p{N}' -]*?)(?=\s+(?:with|and|in|to|for|at|on|of|by)\b|[,.]|$)/u.exec(
      clause,
    );
  if (named) {
    const value = unquote(named[1]!);
    const known = pairs.findIndex((pair) => pair.value === value);
    if (known >= 0) pairs.splice(known, 1);
    pairs.unshift({ field: 'name', value }, { field: 'title', value });
  }
  const journey =
    /\bfrom:?\s+((?:[A-Z][\p{L}.'-]*|«\d+»)(?:[\s,]+(?!to\b)[A-Z][\p{L}.'-]*)*)\s+to:?\s+((?:[A-Z][\p{L}.'-]*|«\d+»)(?:[\s,]+[A-Z][\p{L}.'-]*)*)/u.exec(
      clause,
    );
  if (journey) {
    pairs.push({ field: 'from', value: unquote(journey[1]!) }, { field: 'to', value: unquote(journey[2]!) });
  }
  return pairs;
}

/** "A, B and C" as things to choose one by one. */
function itemsOf(object: string, strings: readonly string[]): string[] {
  const parts = object.split(/\s*,\s*(?:and\s+)?|\s+and\s+(?:the\s+)?/i).map((part) =>
    putQuotes(part, strings)
      .replace(/^(?:the|a|an)\s+/i, '')
      .trim(),
  );
  return parts.filter(Boolean);
}

const WANDERING = /^(?:navigate|browse|look|search|go|explore|switch|click) (?:through|around|between|among)\b/i;

const LOOKING = new Set<Verb>(['reach', 'learn', 'locate']);

/** Verbs whose clauses name fields and what belongs in them. */
const TAKES_VALUES = new Set<Verb>([
  'enter',
  'pick',
  'transact',
  'buy',
  'add',
  'register',
  'signin',
  'filter',
  'search',
  'upload',
]);

function stepOf(spoken: string, strings: readonly string[]): Step | null {
  const clause = spoken.replace(
    /,?\s+(?:when|once|after|as soon as) (?:you(?:'re| are| have)? ?)?(?:done|finished|ready|complete)\b.*$/i,
    '',
  );
  const folded = fold(clause);
  const found = verbOf(folded);
  if (!found) return null;
  let { verb } = found;
  const rest = clause
    .split(' ')
    .slice(found.words)
    .join(' ')
    .trim()
    .replace(/^(?:on|onto|in|into|for|to|at|up)\s+(?!sale\b)/i, '')
    .replace(verb === 'press' ? PURPOSE : /$^/, ' ')
    .replace(verb === 'add' || verb === 'buy' ? SHOP_PLACES : /$^/, ' ')
    .trim();
  const quoted = [...rest.matchAll(/«(\d+)»/g)].map((match) => strings[Number(match[1])] ?? '');
  const role = ROLES.find(([pattern]) => pattern.test(rest))?.[1] ?? null;
  const pairs = TAKES_VALUES.has(verb) ? pairsOf(clause, strings, verb) : [];
  const best = superlativeOf(rest.replace(/«\d+»/g, ' '));
  const nth = nthOf(rest.replace(/«\d+»/g, ' '));
  const constraints = constraintsOf(rest.replace(/«\d+»/g, ' '));
  const scopeAt = SCOPE.exec(` ${rest}`);
  let head = rest;
  let scope = '';
  if (scopeAt && verb !== 'learn' && verb !== 'buy' && verb !== 'reach') {
    head = rest.slice(0, Math.max(0, scopeAt.index)).trim();
    scope = rest.slice(scopeAt.index + scopeAt[0].length - 1).trim();
    if (!objectWords(head) && !/«/.test(head)) {
      head = rest;
      scope = '';
    }
  }
  let items: string[] = [];
  if (verb === 'pick' || verb === 'tick' || verb === 'untick') {
    const source = (objectWords(head) || /«/.test(head) ? head : rest)
      .replace(/\b(?:checkbox(?:es)?|check ?box(?:es)?|options?|radio button|items?|words? similar to)\b/gi, ' ')
      .replace(/^(?:the|all|both|any)\s+/i, '')
      .trim();
    items =
      source.includes('>') || (verb === 'pick' && pairs.length > 0)
        ? []
        : itemsOf(source, strings)
            .map((item) => item.replace(/\s+/g, ' ').trim())
            .filter(Boolean);
  }
  if (verb === 'tick' && items.length === 0 && role === null) verb = 'press';
  if (verb === 'reach' && (nth !== null || best) && /^open\b/.test(folded)) verb = 'press';
  // "Mark «0» as done" asks for its tick box.
  const marked = /^mark\s+(.+?)\s+as\s+(?:a\s+)?(?:done|completed?|finished|bought|ticked)\b/i.exec(clause);
  if (marked) {
    verb = 'tick';
    items = [putQuotes(marked[1]!, strings).replace(/^(?:the|task|item|to-?do)\s+/i, '')];
  }
  if (verb === 'press' && quoted.length > 1 && items.length === 0) {
    items = quoted;
    scope = '';
  }
  // "Write to the shop" spells nothing out to type: it asks for a message to be sent.
  if (verb === 'enter' && /^(?:write|put)\b/.test(folded) && pairs.length === 0 && quoted.length === 0)
    verb = 'transact';
  // "See which size fits" asks to know.
  if (verb === 'reach' && /^(?:see|view|show)\s+(?:which|what|how|when|where|who|whether|if)\b/.test(folded))
    verb = 'learn';
  if (items.length === 1 && /^(?:the|all|every|each|all of them)$/i.test(items[0]!)) items = [];
  const path = rest.includes('>') ? putQuotes(rest, strings).split(/\s*>\s*/) : [];
  if (path.length > 1 && (verb === 'pick' || verb === 'press' || verb === 'reach')) {
    verb = 'press';
    items = path.map((part) => part.replace(/^(?:the|menu)\s+/i, '').trim());
  }
  return {
    verb,
    text: putQuotes(clause, strings, '"'),
    object: objectWords(verb === 'learn' ? rest.replace(/\?$/, '').replace(ASKING, ' ') : head),
    quoted,
    role,
    scope: putQuotes(scope, strings),
    pairs,
    items,
    nth,
    superlative: best?.superlative ?? null,
    all: /\b(?:all|every|each|both)\b/i.test(rest),
    constraints,
    how: '',
  };
}

/** Reads what is asked: ordered steps with their values, limits and comparisons; background; what to avoid. */
export function parseGoal(instructions: string): Goal {
  const { clauses, background, avoid, strings } = splitClauses(withoutManner(instructions));
  const found = clauses.map((clause) => stepOf(clause, strings)).filter((step) => step !== null);
  const steps = nameWhatIsMeant(takeApart(joinCompanions(found)), background)
    // "Switch between the tabs to find ..." only says how to get to what the next step names.
    .filter(
      (step, i, all) =>
        i === all.length - 1 ||
        !LOOKING.has(step.verb) ||
        ((step.object !== '' || step.quoted.length > 0) && !WANDERING.test(step.text)),
    );
  if (steps.length === 0) {
    const step = stepOf(`find ${instructions.replace(/\s+/g, ' ').trim()}`, []);
    if (step)
      steps.push({
        ...step,
        verb: /[?=]\s*$/.test(instructions.trim()) ? 'learn' : 'reach',
        text: instructions.trim(),
      });
  }
  // Finding a thing only to act on it ("find the mail by Ann and delete it") is looking, and names where to act.
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    if (!next) return;
    if (step.verb === 'learn' && !/^(?:what|how|who|when|which|why)\b/i.test(step.text))
      step.verb = next.verb === 'learn' ? 'reach' : 'locate';
    if (step.verb === 'locate' && !next.scope) next.scope = [step.object, ...step.quoted].join(' ').trim();
    if (next.verb === 'pick' && /^(?:it|that|this)\b/i.test(next.items[0] ?? '')) {
      const told = step.pairs.at(-1)?.value ?? step.quoted.at(-1);
      if (told) next.items = [told];
    }
    if (/\b(?:it|them|its|their|this|that|one)\b/i.test(next.text) && !next.scope && next.verb !== 'reach') {
      next.scope = [step.object, ...step.quoted].join(' ').trim();
    }
  });
  return { text: words(instructions).join(' '), steps, background: background.join('. '), avoid };
}
