// An errand to put something new on a list and then do something with it: it is made with what opens the form for that, and found again by its name.
import { fold, literalCoverage, phrase, plain, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField, isNewsletter, isSearchBox } from '../../filling/fields.ts';
import { leadsHere } from '../../foraging/led.ts';
import { commitWord, WITHDRAWS } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Creation } from '../../remembered.ts';
import { onePage, type Proposal, type Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import type { Blank } from '../sheet/blanks.ts';
import { sheetOf } from '../sheet/meant.ts';
import { takeEntry } from '../sheet/open.ts';
import { finished, messageOf, thanked } from '../sheet/send.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { search, searchBox } from '../way/search.ts';
import { fillIn, putRight } from './fill.ts';
import { givesUp, inTheWay, isRefused, press, VAIN, waitOnce } from './walk.ts';

const CREATES = /\b(?:enter|create|add|new|make|write|record|put|file|open|set up|log|note down)\b/i;
const NEW = /^(?:[+✚] ?)?(?:new|add|create|enter)\b/;
const OTHERS = /\b(?:basket|cart|password|message|review|stars?|contact form|register)\b/i;
/** What a control does with a thing that is only done where it is asked for in so many words. */
const ELSE = /^(?:edit|rename|delete|remove|move|duplicate|copy|archive|more|open|show|details)\b/;
/** Share of a label's words that the task has to say. */
const SAID = 0.6;

/** The name of what is to be made, in quotes or under a name of its own; beside an address or a telephone number "name" is who makes it. */
function nameIn({ asked, knowledge }: Situation): string {
  const isWho = knowledge.some(({ name }) => REACHED.test(name));
  const own = knowledge.find(({ name }) => TITLES.test(name) && !(isWho && /^name$/i.test(name)));
  return own?.value ?? /["“]([^"”]{3,80})["”]/.exec(asked)?.[1] ?? '';
}
const REACHED = /\b(?:e-?mail|phone|telephone|mobile|address)\b/i;
const TITLES = /^(?:title|name|subject|summary|heading|what)$/i;

/** What opens the form for something new of the kind that the task speaks of. */
function newOne({ page, asked }: Situation): Item | undefined {
  const ways = page.items.filter((item) => isClickable(item) && !item.disabled && NEW.test(item.said.folded));
  const told = new Set(words(asked));
  const kind = ({ raw }: Item) => words(raw.replace(/^\W*\S+\s*/, '')).filter((word) => word.length > 2);
  return ways.find((item) => kind(item).some((word) => told.has(word)));
}

/** What is next of such an errand; null where the task is none, or the next step is left to how one finds the way. */
export function runCreate(situation: Situation): Proposal | null {
  const { memory, asked, page } = situation;
  const name = nameIn(situation);
  if (memory.told || name === '' || !CREATES.test(asked) || OTHERS.test(asked)) return null;
  if (!memory.create) {
    // A form that stands there from the first is filled in without a way to it.
    if (onePage(situation) || !newOne(situation) || page.lines.some(({ text }) => plain(text) === plain(name)))
      return null;
    memory.create = { made: false, opened: false, marks: [], begun: null };
  }
  const over = memory.create.opened ? null : inTheWay(situation);
  if (over) return over;
  return memory.create.made ? markIt(situation, memory.create, name) : make(situation, memory.create, name);
}

/** Opens the form for it, fills it in and sends it off. */
function make(situation: Situation, create: Creation, name: string): Proposal | null {
  const { memory, key, items, page } = situation;
  const { blanks, send } = sheetOf(situation);
  const title = blanks.find(
    ({ kind, items: [item] }) => kind === 'text' && !isSearchBox(item!) && classOfField(item!) !== 'email',
  );
  if (create.begun) {
    const listed = page.lines.some(({ text }) => plain(text).includes(plain(name)));
    if (!title && !isRefused(situation) && (listed || thanked(situation) || messageOf(situation))) {
      Object.assign(create, { made: true, opened: false, begun: null, marks: [] });
      // Who was told of nothing else is done once the site says that it has it.
      const said = thanked(situation);
      if (said && memory.step >= situation.goal.steps.length - 1 && !memory.rest) return finished(said, 0.85);
      return markIt(situation, create, name);
    }
    const wait = title ? null : waitOnce(situation, create.begun);
    if (wait) return wait;
    const mended = isRefused(situation) ? putRight(situation) : null;
    if (mended?.status === 'continue') return mended;
  }
  // Where its name stands in the form already, the form is open, whoever has opened it.
  const begun = title !== undefined && fold(title.items[0]!.value) === fold(name);
  if (!title || !(create.opened || begun)) {
    const way = newOne(situation);
    // On the page that the way leads to the form is open.
    if (way && title && leadsHere(situation, way)) {
      create.opened = true;
      return make(situation, create, name);
    }
    if (!way || timesTried(memory, key, way.name) >= VAIN) {
      const down = create.opened ? furtherDown(situation) : undefined;
      return down ? scrollDown(situation, down, 'the form goes on further down') : null;
    }
    create.opened = true;
    return press(way, `“${way.label}” is for what is to be made`);
  }
  const own = title.items[0]!;
  // What was put in by what the field asks for is not written over.
  if (own.value !== '' && memory.filled[key]?.[own.name] === own.value && fold(own.value) !== fold(name)) return null;
  if (fold(own.value) !== fold(name))
    return press(own, `“${title.label}” gets “${name}”`, { rule: 'fill_field', args: argumentOf(own, name) });
  const next = answer(situation, create, title);
  if (next) return next;
  const sends = send && items.includes(send) && (!NEW.test(send.said.folded) || words(send.raw).length === 1);
  const button = sends ? send : after(situation, title);
  if (!button) {
    const down = furtherDown(situation);
    return down ? scrollDown(situation, down, 'the form goes on further down') : null;
  }
  if (timesTried(memory, key, button.name) >= VAIN) return givesUp(`“${button.label}” comes to nothing`);
  create.begun = { act: 'make' };
  return press(button, `all that I was told is filled in, and “${button.label}” keeps it`, {
    commits: true,
    rule: 'commit',
  });
}

/** What sends off the form in which a field stands. */
function after({ page }: Situation, { order }: Blank): Item | undefined {
  const end = page.items.find((item) => isNewsletter(item))?.order ?? Number.POSITIVE_INFINITY;
  return page.items.find(
    (item) =>
      item.kind === 'click' &&
      item.role !== 'link' &&
      item.order > order &&
      item.order < end &&
      !item.disabled &&
      !WITHDRAWS.test(item.said.folded) &&
      commitWord(item.label) >= 0.4,
  );
}

/** The other answers of the form: those that are told; a list that is shut is looked into once, and shut again where nothing of it is told. */
function answer(situation: Situation, create: Creation, title: Blank): Proposal | null {
  const { items } = situation;
  const { marks } = create;
  const entry = takeEntry(situation, marks);
  if (entry) {
    marks.push(entry.mark);
    return entry.proposal;
  }
  const lists = items.filter(
    (item) =>
      item.kind === 'click' &&
      item.order > title.order &&
      opensMore(item) &&
      item.group !== '' &&
      (item.group === title.items[0]!.group || item.group === situation.page.dialog),
  );
  const combo = items.find(
    (item) =>
      item.kind === 'type' &&
      item.role === 'combobox' &&
      item.value === '' &&
      !isSearchBox(item) &&
      !marks.includes(`seen=${item.name}`),
  );
  if (combo) {
    marks.push(`seen=${combo.name}`);
    return press(combo, `“${combo.label}” has its answers in a list`, {
      rule: 'open_choices',
      args: argumentOf(combo, ''),
    });
  }
  const open = lists.find((item) => item.state.has('expanded'));
  if (open) return press(open, `nothing of “${open.label}” is what I was told`, { rule: 'open_choices' });
  const shut = lists.find((item) => !marks.includes(`seen=${item.order}`));
  if (shut) {
    marks.push(`seen=${shut.order}`);
    return press(shut, `“${shut.label}” has its answers in a list`, { rule: 'open_choices' });
  }
  const held = title.items[0]!.name;
  const next = fillIn(
    {
      ...situation,
      items: items.filter(
        (item) => item.name !== held && (item.role !== 'combobox' || item.kind !== 'type') && !lists.includes(item),
      ),
    },
    null,
    marks,
  );
  return next;
}

/** Finds what was made and does with it what else the task says. */
function markIt(situation: Situation, create: Creation, name: string): Proposal | null {
  const { memory, key, asked, items, page } = situation;
  const said = phrase(asked.replace(name, ' '));
  const fit = (item: Item) => (ELSE.test(item.said.folded) ? 0 : literalCoverage(item.said, said));
  if (create.begun) {
    const line = thanked(situation) ?? messageOf(situation) ?? (memory.idle === 0 ? situation.fresh[0] : undefined);
    if (line && page.error === '') return finished(line, 0.8);
    create.begun = null;
  }
  const wanted = plain(name);
  const isOwn = (item: Item) => plain(`${item.group} . ${item.context.text} . ${item.raw}`).includes(wanted);
  const near = items.filter(
    (item) => (isClickable(item) || item.kind === 'check') && !item.disabled && (isOwn(item) || create.opened),
  );
  const [act] = near
    .filter(
      (item) =>
        fit(item) >= SAID &&
        item.role !== 'link' &&
        timesTried(memory, key, item.name) < VAIN &&
        (item.role === 'menuitem' || isOwn(item) || create.opened),
    )
    .sort((a, b) => fit(b) - fit(a) || words(b.raw).length - words(a.raw).length);
  if (act) {
    create.begun = { act: 'mark' };
    return press(act, `“${act.label}” is what is to be done with it`, {
      commits: true,
      args: act.kind === 'check' ? argumentOf(act, '') : null,
    });
  }
  const own = items.filter(isOwn);
  const menu = own.find(
    (item) =>
      isClickable(item) && opensMore(item) && !item.state.has('expanded') && timesTried(memory, key, item.name) < VAIN,
  );
  if (menu) return press(menu, 'what can be done with it should be in here');
  const link = own.find(
    (item) =>
      isClickable(item) &&
      item.role === 'link' &&
      plain(item.raw).includes(wanted) &&
      timesTried(memory, key, item.name) < 2,
  );
  if (link) {
    create.opened = true;
    return press(link, `“${link.label}” is what I have made`);
  }
  const box = searchBox(situation);
  if (
    box &&
    isSearchBox(box) &&
    !memory.searched.includes(name) &&
    !page.lines.some(({ text }) => plain(text) === wanted)
  )
    return search(situation, name, 'I look for what I have made', false);
  const down = furtherDown(situation);
  return down ? scrollDown(situation, down, 'it may stand further down') : null;
}
