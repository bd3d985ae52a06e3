import { onParts } from './on-parts.ts';
import type { Pair, Verb } from './types.ts';
import { isVerb } from './verbs/index.ts';
import { objectWords } from './words.ts';

/** The number of an account, which is none to call. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const DAY =
  /^(?:\p{Lu}\p{L}+day\b|(?:\p{L}+,?\s+)?\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?\p{Lu}\p{L}{2,}|\d{4}-\d{2}-\d{2}|tomorrow\b)/u;

const VALUE = '(?:«\\d+»|[\\w.+-]+@[\\w-]+\\.[\\w.]+|\\{\\{\\w+\\}\\})';

/** Where a value is changed is no part of it. */
const KEPT_WHERE =
  /\s+(?:in|on)\s+(?:the|your|my|his|her)\s+(?:address book|account|profile|settings|records?|contacts|entry|system|app|calendar)$/i;

/** Words that stand for a value told elsewhere. */
const PRONOUN =
  /^(?:it|that|this|them|those|these|(?:your|the|my) (?:answer|result|value|number|word|code|text)|the following.*|.*\byou (?:know|have|were given|are given)\b.*)$/i;

/**
 * Fields told one after the other: "name: Zelda, city: Tallinn", "with the name Zelda, city Tallinn and role Guest". At
 * least two, so that a lone colon or word is not taken for one.
 */
function spelledOut(clause: string): Pair[] {
  const colons = [
    ...clause.matchAll(
      /(?:^|[,;\s])((?:[\p{L}-]+ ){0,2}[\p{L}-]+)\s*[:=]\s*([^,;:]+?)(?=\s*(?:[,;]|$|\s+and\s+[\p{L} ]+[:=]))/gu,
    ),
  ]
    .map((match) => ({
      field: match[1]!.replace(/^.*\b(?:with|and|the|form|in|as|fields?)\s+/i, ''),
      value: match[2]!,
    }))
    .filter(({ field }) => !/^(?:from|to)$/i.test(field));
  if (colons.length > 1) return colons;
  const as = clause
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
    .map((part) =>
      /^(?:(?:enter|type|set|choose|select|use|put|write)\s+)?(\S.*?)\s+as\s+(?:the\s+)?([\p{L} ]+)$/iu.exec(part),
    );
  if (as.length > 1 && as.every((part) => part !== null))
    return as.map((part) => ({ field: part![2]!, value: part![1]! }));
  const after =
    /\bwith\s+(?:the\s+)?(.+)$/i.exec(clause)?.[1] ?? /^(?:enter|type|set|use|put)\s+the\s+(.+)$/i.exec(clause)?.[1];
  if (!after) return [];
  const parts = after
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
    .map(
      (part) =>
        /^(?:the |a |an |as )?((?:\p{Ll}+ ){0,2}\p{Ll}+)\s+(«\d+»|[\p{Lu}\d]\S*(?:\s[\p{Lu}\d]\S*)*)$/u.exec(part) ??
        /^(?:the )?(\p{Ll}{3,})\s+(\p{Ll}{3,})$/u.exec(part),
    );
  if (parts.length < 2 || parts.some((part) => part === null)) return [];
  return parts.map((part) => ({ field: part![1]!, value: part![2]! }));
}

/** Field and value pairs: "the username «0»", "«0» as the title", "the city field with «0»", "quantity to 3". */
export function pairsOf(clause: string, strings: readonly string[], verb: Verb): Pair[] {
  const pairs: Pair[] = [];
  const unquote = (value: string): string =>
    value.replace(/^(?:(?:the\s+)?\p{Ll}+\s+)?«(\d+)»$/u, (_, i: string) => strings[Number(i)] ?? '').trim();
  const add = (field: string, value: string): void => {
    const cleaned = unquote(value.trim().replace(/[.,;]+$/, ''));
    const name = field.replace(/\b(?:number|no\.?|#)\s*\d+\b/i, ' ').replace(/\s(?:that|which|who)\s.*$/i, '');
    // "Into text field number 4": a kind of field and its place are no name.
    const bare = objectWords(name).replace(/^(?:text|input|dialog|list|menu|pop-?up)$/i, '');
    const kind = !bare && /^\S+@\S+\.\w+$/.test(cleaned) ? 'email' : bare;
    if (cleaned && !PRONOUN.test(cleaned)) pairs.push({ field: kind, value: cleaned });
  };
  const changed =
    /^(?:.*?\b)?(?:change|set(?! up\b)|update|edit|switch|rename|move|increase|decrease|raise|lower|adjust|heat|cool|dim|reduce|cut)\s+(?:the |your |my )?(.+?)\s+(?:from\s+\S+\s+)?to\s+(?:be\s+)?(.+)$/i.exec(
      clause,
    );
  // "Make the album visible only to friends": who may see it is chosen.
  const seen =
    verb === 'pick'
      ? /^make\s+(?:your|my|the|our)\s+(.+?)\s+(?:(only\s+)?(?:visible|available|accessible|open)\s+(only\s+)?(?:to|for)\s+(.+)|(public|private|hidden|invisible|visible))\.?$/i.exec(
          clause,
        )
      : null;
  if (seen) {
    add(seen[1]!, seen[5] ?? `${seen[2] || seen[3] ? 'only ' : ''}${seen[4]!}`);
    return pairs;
  }
  if (changed && verb !== 'drag') {
    // "the role of Mia Roth to Editor": the field is the role, and Mia Roth is where it stands.
    const counted = /^(?:number|amount|quantity|count)\s+of\s+(.+)$/i.exec(changed[1]!);
    // "The deadline to 5 January at 11:40": a day and a time.
    const moment = /^(.*\d.*?)\s+at\s+(\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?)$/i.exec(changed[2]!);
    if (moment) {
      add(/^(?:move|postpone|rebook)\b/i.test(clause) ? 'date' : changed[1]!, moment[1]!);
      add('time', moment[2]!);
      return pairs;
    }
    // "The appointment to 5 January": a day, and not what it is called.
    if (/^(?:move|postpone|rebook)\b/i.test(clause) && DAY.test(changed[2]!)) {
      add('date', changed[2]!.replace(/,?\s+at\s+(?:\d{1,2}[:.]\d{2}|the same).*$/i, ''));
      const time = /\bat\s+(\d{1,2}[:.]\d{2})/i.exec(changed[2]!)?.[1];
      if (time) add('time', time);
      return pairs;
    }
    if (/^(?:move|postpone|rebook)\b/i.test(clause) && /^\d{1,2}[:.]\d{2}$/.test(changed[2]!)) {
      add('time', changed[2]!);
      return pairs;
    }
    // "Set the volume to 40 and the brightness to 70": one change after the other.
    // "The seat to one at the window": told by what it is like, and not spelled out.
    if (/^(?:one|another|a different|something|some other|somewhere)\b(?! \w+$)/i.test(changed[2]!)) return pairs;
    const more = changed[2]!.split(/\s*(?:,|\band\b)\s*(?:and\s+)?(?:the\s+)?(?=[\p{L} ]{2,30}\sto\s)/iu);
    // "Rename draft.txt to final.txt": what is renamed is no field, and gets another name.
    const field = /^rename\b/i.test(clause)
      ? 'name'
      : (counted?.[1] ?? changed[1]!.replace(/\s+(?:of|for)\s+.*$/i, ''));
    add(field, more[0]!.replace(/^(?:the|a|an)\s+/i, '').replace(KEPT_WHERE, ''));
    for (const other of more.slice(1)) {
      const at = other.search(/\sto\s/i);
      add(other.slice(0, at), other.slice(at + 4).replace(/^(?:the|a|an)\s+/i, ''));
    }
    return pairs;
  }
  // "Assign the oldest bug to Aisha": who is to have it is a value, and no part of what is given.
  const given = /^(?:[Rr]e-?)?[Aa]ssign\s+(?:.+?)\s+to\s+(«\d+»|\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)*)\.?$/u.exec(
    clause,
  );
  if (given && verb === 'transact') {
    add('assignee', given[1]!);
    return pairs;
  }
  // "Make it 18 degrees in the room": the number that it is to show.
  const degrees = /^(?:make|set|turn|put)\s+it\s+(?:to\s+)?(\d+(?:\.\d+)?)\s*(?:degrees?|percent|°\s?[cf]?|%)/i.exec(
    clause,
  );
  if (degrees && verb === 'transact') {
    add('', degrees[1]!);
    return pairs;
  }
  const withValue = /^(?:fill(?: in| out)?|complete|populate)\s+(?:the )?(.+?)\s+with\s+(.+)$/i.exec(clause);
  if (withValue && new RegExp(`^${VALUE}$`).test(withValue[2]!.trim())) {
    add(withValue[1]!, withValue[2]!);
    return pairs;
  }
  const command =
    /^(?:enter|type|write|input|put|run|execute)\s+(?:the\s+)?(?:command|text|phrase|string|word|letters?)\s+([\w.:/-]+(?:\s+-\S+)*)(?:\s+(?:in|into|as|at|on|to)\s.*)?$/i.exec(
      clause,
    );
  if (
    command &&
    !/^(?:of|for|that|which|shown|displayed|in|into|from|below|above|you|with|on|to)$/i.test(command[1]!)
  ) {
    add('', command[1]!);
    return pairs;
  }
  const who =
    verb === 'signin' || verb === 'register'
      ? /\bas\s+(?:the\s+)?(?:user\s+)?(«\d+»|[\w.@-]+)/i.exec(clause)?.[1]
      : undefined;
  if (who && !/^(?:a|an|the|guest|member|admin|user)$/i.test(who)) add('username', who);
  // A statement in quotes and what is said to it: "«0»: Agree".
  const stated = [...clause.matchAll(/«(\d+)»\s*[:=]\s*([^,;:«»]+?)(?=\s*(?:[,;]|$|\band\b))/g)];
  if (stated.length > 0) {
    for (const [, at, value] of stated) pairs.push({ field: strings[Number(at)] ?? '', value: value!.trim() });
    return pairs;
  }
  const told = spelledOut(clause);
  if (told.length > 0 && verb !== 'search') {
    for (const { field, value } of told) add(field, value);
    const name = /\b(?:named|called|titled)\s+(«\d+»|\p{Lu}[\p{L}\p{N}'-]*(?:\s\p{Lu}[\p{L}\p{N}'-]*)*)/u.exec(clause);
    if (name) pairs.unshift({ field: 'name', value: unquote(name[1]!) }, { field: 'title', value: unquote(name[1]!) });
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
    // "Invite Ann to «0» as a guest": what somebody is.
    if (verb === 'transact' && /\bas\s+an?\s/i.test(match[0])) continue;
    if (/^(?:text|input|form|both|fields?|text ?box(?:es)?)/i.test(match[2]!) && next && !isVerb(next)) continue;
    add(match[2]!, match[1]!);
    used.add(match[1]!);
  }
  for (const { field, value } of onParts(clause)) {
    if (used.has(value)) continue;
    add(field, value);
    used.add(value);
  }
  // "the username «0»", "name: «0»", "password is «0»", "with email a@b.c"
  const before = new RegExp(
    `(?:^|[,\\s])((?:[\\p{L}-]+\\s+){0,3}[\\p{L}-]+)\\s*(?:is|=|:|of|to|as|with)?\\s*(${VALUE})`,
    'giu',
  );
  for (const match of clause.replace(/^[\p{L}-]+\s+/u, ' ').matchAll(before)) {
    // The end of an address is no value of its own.
    if (used.has(match[2]!) || /^[\w.+-]$/.test(match[0].charAt(match[0].length - match[2]!.length - 1))) continue;
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
  for (const [mail] of clause.matchAll(/[\w.+-]+@[\w-]+\.[\w.]+\w/g))
    if (pairs.every((pair) => !pair.value.includes(mail))) pairs.push({ field: 'email', value: mail });
  const picked = /^(?:select|choose|pick|set)\s+(.+?)\s+(?:as|for)\s+(?:the\s+|your\s+)?(.+)$/i.exec(clause);
  const unnamed = /^(?:the\s+\p{Ll}+\s.*\s(?:that|which|where|with)\s|an?other|some other|a different|one\b)/iu.test(
    picked?.[1] ?? '',
  );
  if (picked && !unnamed && verb === 'pick' && pairs.length === 0) add(picked[2]!, picked[1]!.replace(/^the\s+/i, ''));
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
    if (plain && !/^(?:the|your|a|an|my|all|both)\b/i.test(plain[1]!)) add(plain[2]!, plain[1]!);
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
  // "To the group called Dentist": where it goes.
  const into =
    named &&
    /^(?:add|put|move|invite)\b.*\b(?:to|into|in|onto|on)\s+(?:the|your|my)(?:\s\p{L}+){1,3}\s$/iu.test(
      clause.slice(0, named.index),
    );
  if (named && !into) {
    const value = unquote(named[1]!);
    const known = pairs.findIndex((pair) => pair.value === value);
    if (known >= 0) pairs.splice(known, 1);
    pairs.unshift({ field: 'name', value }, { field: 'title', value });
  }
  // "Suggest an event to the city: «0»": what it is called.
  const titled =
    /^(?:create|add|suggest|propose|publish|announce|enter)\s+(?:an?|the|another)\s+[^«:]{3,40}:\s*(«\d+»)/i.exec(
      clause,
    );
  if (titled && !named) {
    const value = unquote(titled[1]!);
    for (let i = pairs.length - 1; i >= 0; i--) if (pairs[i]!.value === value) pairs.splice(i, 1);
    pairs.unshift({ field: 'name', value }, { field: 'title', value });
  }
  // "Create an event «0»": what is made is called so.
  const made =
    /^(?:create|add|make|schedule|start|plan|write|open|publish|announce|set up)\s+(?:an?|the|another)\s+(?:new )?(?:(?!for|from|to|in|on|by|with|of\b)[\p{L}-]+ ){1,3}(«\d+»)/iu.exec(
      clause,
    );
  // What is said of a thing is not what it is called.
  const says = /\b(?:comment|reply|answer|review|remark|tag|label)\s+«/i.test(made?.[0] ?? '');
  if (made && !named && !says) {
    const value = unquote(made[1]!);
    pairs.unshift({ field: 'name', value }, { field: 'title', value });
  }
  // "The voucher code SPRING29": a code is known by its looks.
  const code =
    /\b((?:coupon|voucher|promo(?:tion)?(?:al)?|discount|gift(?: card)?)(?: code)?|code)\s+([A-Z0-9][A-Z0-9_-]{3,})\b/.exec(
      clause,
    );
  if (code && pairs.every((pair) => pair.value !== code[2]))
    add(code[1] === 'code' ? 'promo code' : code[1]!, code[2]!);
  // "Into the folder for insurance": where it is kept from then on.
  const kept =
    /\b(?:in|into|to|under)\s+(?:the|your|my)\s+(folder|album|category|notebook|collection|label)\s+(?:for|of|called|named|about)\s+(?:the\s+|your\s+|my\s+)?([^,;«]+)$/iu.exec(
      clause,
    );
  if (kept && verb === 'transact') add(kept[1]!, kept[2]!);
  const under = /^(?:file|store|keep|save)\b.*\sunder\s+(\p{Lu}[\p{L} ]*)$/iu.exec(clause);
  if (under && /^\p{Lu}/u.test(under[1]!)) add('folder', under[1]!);
  // "Your brother Milo Brook, 020 7946 0333": somebody with a name and a number.
  if (['transact', 'add', 'enter', 'register'].includes(verb) && pairs.length === 0) {
    const somebody =
      /\b(brother|sister|father|mother|dad|mum|mom|son|daughter|wife|husband|partner|friend|colleague|neighbou?r|cousin|aunt|uncle|niece|nephew|child|parent|flatmate|boss|manager)\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*)/u.exec(
        clause,
      );
    if (somebody) {
      pairs.push({ field: 'name', value: somebody[2]! }, { field: 'relationship', value: somebody[1]! });
      const age = /\b(?:who is|who's|aged|is) (\d{1,3})\b|\((\d{1,3})\)/.exec(clause);
      if (age) pairs.push({ field: 'age', value: (age[1] ?? age[2])! });
    }
    const number = /(?<![\d/.-])\+?\d[\d ()-]{7,}\d(?![\d/.-])/.exec(clause.replace(IBAN, ' '))?.[0];
    if (number && !/^\d{4}-\d{2}-\d{2}$/.test(number)) pairs.push({ field: 'phone', value: number });
  }
  const journey =
    /\bfrom:?\s+((?:[A-Z][\p{L}.'-]*|«\d+»)(?:[\s,]+(?!to\b)[A-Z][\p{L}.'-]*)*)\s+to:?\s+((?:[A-Z][\p{L}.'-]*|«\d+»)(?:[\s,]+[A-Z][\p{L}.'-]*)*)/u.exec(
      clause,
    );
  const leaves =
    /\b(?:leav(?:es|ing)|depart(?:s|ing)(?: from)?|between)\s+(\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*)*)\s+(?:for|to|and)\s+(\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*)*)/u.exec(
      clause,
    );
  const days = journey && /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(journey[1]!);
  if (leaves && !journey) pairs.push({ field: 'from', value: leaves[1]! }, { field: 'to', value: leaves[2]! });
  const sorted =
    /\b(?:[Ee]verything|[Aa]ll (?:the )?(?:[Ee]-?mails?|mails?|messages?)|[Ee]-?mails?|mails?|messages?) from (\p{Lu}[\p{L}'&-]*(?: \p{Lu}[\p{L}'&-]*)*|\S+)/u.exec(
      clause,
    );
  if (sorted) {
    const value = unquote(sorted[1]!.replace(/[:;,.]+$/, ''));
    for (let i = pairs.length - 1; i >= 0; i--) if (pairs[i]!.value === value) pairs.splice(i, 1);
    pairs.push({ field: 'from', value });
  }
  if (journey && !days) {
    pairs.push({ field: 'from', value: unquote(journey[1]!) }, { field: 'to', value: unquote(journey[2]!) });
  }
  return pairs;
}
