// Following an order about one thing of an application: coming to the thing, finding the act or the property among what stands with it or comes up,
// and seeing that it was taken. Only what is in sight and bears the words of the order is acted on; where nothing does, it is left to the rules for
// tasks of any kind.
import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { objects } from '../filling/complaints.ts';
import { isGoodNews } from '../meaning/confirmation.ts';
import { isOnLine, keeperBeside } from '../meaning/keeper-beside.ts';
import { LEAVES_BE } from '../meaning/leaves-be.ts';
import { isClickable } from '../meaning/match.ts';
import { isOn, standsOn } from '../meaning/state.ts';
import type { Operation } from '../remembered.ts';
import { argumentOf, completed } from '../rules/common.ts';
import type { Proposal, Situation } from '../situation.ts';
import { actOf, choiceOf, editOf, keeperOf, menuOf, optionOf, savesPage, switchOf } from './act.ts';
import { fieldOf } from './field.ts';
import { type Frame, isSwitch } from './frame.ts';
import { downOf, isSettings, isSetUp, lookFor, ownPlace, scrollOf, wayOf } from './look.ts';
import { type Found, findThing, isAtThing, keyOf, knownOf } from './thing.ts';

/** Turns spent looking for the thing before it is left to other ways. */
const PATIENCE = 12;
const REFUSES = new RegExp(`^(?:${LEAVES_BE}|cancel|close|×|✕|x$)`, 'i');
/** Acts after which a thing is not where it was. */
const GOES = /^(?:delete|remove|archive|revoke|dismiss)\b/i;
/** Where a task says itself that what is put in is to be kept. */
const SAVES = /\b(?:save|apply)\b/i;
const AGREES = /^(?:yes|ok(?:ay)?|confirm|continue|proceed|got it)\b/i;

/** One task of orders, at the one that is next. */
export class Order {
  private readonly situation: Situation;
  private readonly frames: readonly Frame[];
  private readonly op: Operation;
  private readonly frame: Frame;
  /** What came up by the last press. */
  private readonly up: Item[];

  constructor(situation: Situation, frames: readonly Frame[], op: Operation) {
    this.situation = situation;
    this.frames = frames;
    this.op = op;
    this.frame = frames[op.order]!;
    const { items, appeared, memory } = situation;
    this.up = memory.last && op.pressed ? items.filter(({ name }) => appeared.has(name)) : [];
    if (!op.pressed) return;
    if (op.pressed.for === 'way' && isSettings(op.pressed.label)) op.parts = this.up.map(({ raw }) => raw);
    const before = op.pressed.for === 'thing' ? [] : op.since;
    op.since = op.pressed.for === 'way' ? [] : [...new Set([...before, ...this.up.map(({ name }) => name)])];
  }

  next(): Proposal | null {
    const { op } = this;
    const idle = this.situation.memory.idle > 0;
    const pressed = op.pressed;
    op.pressed = null;
    if (
      (!idle || this.situation.memory.last?.rule === 'wait') &&
      (pressed?.for === 'act' || pressed?.for === 'value') &&
      this.isRefused()
    ) {
      op.off = true;
      return null;
    }
    if (pressed && !idle) {
      const outcome = pressed.for === 'act' ? this.afterAct() : pressed.for === 'value' ? this.afterValue() : null;
      if (outcome || op.off) return outcome;
    }
    if (op.looked > PATIENCE) return null;
    const opened = pressed?.for === 'menu' || pressed?.for === 'field';
    if (!opened) {
      const first =
        this.since().length > 0 || isAtThing(this.frame, this.situation.page)
          ? null
          : ownPlace(this.frame, this.situation, op.tried);
      if (first) return this.press(first.item, 'way', first.why);
    }
    // None of what came up is what it is to be.
    if (pressed?.for === 'field' && this.up.length > 0) return this.doIt(true, true);
    return this.doIt(opened) ?? this.comeToIt();
  }

  /** Whether the page finds fault with what was done: what it says is a matter of complaints. */
  private isRefused(): boolean {
    const { page, fresh, memory } = this.situation;
    // What was waited for in vain has not come.
    if (page.lines.some(({ text }) => memory.inVain.includes(fold(text)))) return true;
    // A question that comes with what will be is no fault that is found.
    if (page.error !== '') return fresh.some(objects) || !this.question();
    // Where the thing stood, the page says to choose another one.
    if (GOES.test(this.frame.act) && this.frame.thing !== '' && this.found() === null) return false;
    return page.dialog === '' && fresh.some(objects) && !fresh.some(isGoodNews);
  }

  /** The act is done, unless something more is asked about it. */
  private afterAct(): Proposal | null {
    const question = this.question();
    if (question) return this.press(question, 'act', `it asks once more, and “${question.label}” is what I want`, true);
    const put = this.frame.value === null ? null : this.put(this.up);
    if (put) return put;
    // What else is asked is a matter of forms.
    if (this.asksMore() || this.isStillThere()) {
      this.op.off = true;
      return null;
    }
    return this.lookWhether() ?? this.done();
  }

  /** Whether what was to go has not gone. */
  private isStillThere(): boolean {
    const found = GOES.test(this.frame.act) ? this.found() : null;
    return found !== null && (found.itself.length > 0 || actOf(this.frame, found.own) !== null);
  }

  /** Where nothing is said of it, what has gone may come back. */
  private lookWhether(): Proposal | null {
    const { situation, op, frame } = this;
    const wait = situation.items.find(({ kind }) => kind === 'wait');
    if (!wait || op.put || !/^(?:delete|remove)/i.test(frame.act) || situation.fresh.some(isGoodNews)) return null;
    op.put = true;
    return this.press(wait, 'act', 'it is gone, as it seems, and I look whether it stays so');
  }

  private afterValue(): Proposal | null {
    const question = this.question();
    if (question)
      return this.press(question, 'value', `it asks once more, and “${question.label}” is what I want`, true);
    if (this.op.put) return this.done();
    const since = this.since();
    const { items, memory, page } = this.situation;
    const changed = page.byName.get(memory.last?.name ?? '');
    const keeper = (changed && keeperBeside(changed, items)) ?? keeperOf(since) ?? savesPage(items);
    if (!keeper) return this.keepFurtherOn() ?? this.done();
    this.op.put = true;
    return this.press(keeper, 'value', `“${keeper.label}” keeps what I have put in`, true);
  }

  /** What keeps it may stand further down; what was typed where nothing does is sent off by a key. */
  private keepFurtherOn(): Proposal | null {
    const { op, situation } = this;
    const { items, memory } = situation;
    const typed = memory.last?.kind === 'type';
    const isForm = this.since().filter(({ kind }) => kind === 'type').length > 1;
    const down =
      isForm || typed || this.frame.thing === '' || memory.last?.kind === 'scroll' || SAVES.test(situation.asked)
        ? downOf(situation, op.tried)
        : null;
    if (down && op.looked++ < PATIENCE) return this.press(down, 'value', 'what keeps it stands further down');
    const enter = typed ? items.find(({ name }) => name === 'press:enter') : undefined;
    if (!enter) return null;
    op.put = true;
    return this.press(enter, 'value', 'there is no button that keeps it, so I press Enter');
  }

  /** What agrees to a question that has come up. */
  private question(): Item | null {
    const { page, fresh, items } = this.situation;
    // "Archive" beside "Keep" is another one than the "Archive" of the menu that has brought both up.
    const buttons = items
      .filter((item) => this.up.some((came) => came === item || (came.box && item.box && isOnLine(came.box, item.box))))
      .filter((item) => item.kind === 'click' && item.role !== 'link' && !item.disabled);
    if (
      page.dialog === '' &&
      !fresh.some((line) => /\?\s*$/.test(line)) &&
      !buttons.some(({ raw }) => /^cancel\b/i.test(raw))
    )
      return null;
    const agreeing = buttons.filter(({ raw }) => !REFUSES.test(raw.trim()));
    if (this.asksMore()) return actOf(this.frame, agreeing);
    return (
      actOf(this.frame, agreeing) ??
      agreeing.find(({ raw }) => AGREES.test(raw)) ??
      (agreeing.length === 1 ? agreeing[0]! : null)
    );
  }

  /** Whether what has come up by the act asks for more than yes or no. */
  private asksMore(): boolean {
    return this.up.some(({ kind }) => ['type', 'choose', 'set'].includes(kind));
  }

  /** What has come up since the thing was acted on, and is still there. */
  private since(): Item[] {
    return this.situation.items.filter(({ name }) => this.op.since.includes(name));
  }

  /** Does what is asked with what is in sight of the thing. */
  private doIt(opened: boolean, choosing = false): Proposal | null {
    const { op, frame } = this;
    if (isSwitch(frame.act)) {
      const set = switchOf(frame, this.situation.items, this.situation.page, knownOf(this.frame, this.situation));
      const on = !/disable|deactivate|off/i.test(frame.act);
      if (set && (set.kind === 'check' ? isOn(set) : standsOn(set)) === on) return this.done();
      if (set) return this.press(set, 'value', `“${set.label}” is to be ${on ? 'on' : 'off'}`);
    }
    const scope = opened && this.up.length > 0 ? this.up : this.atHand();
    if (scope.length === 0) return null;
    if (frame.value !== null) {
      const put = this.put(scope, frame, choosing);
      if (put) return put;
    }
    const act = frame.thing !== '' && (frame.value === null || frame.field === '') ? actOf(frame, scope) : null;
    if (act && !op.tried.includes(keyOf(act)))
      return this.press(act, 'act', `“${act.label}” is what is to be done with it`, true);
    if (frame.thing === '') return null;
    const standing = frame.status === '' ? null : this.put(scope, { ...frame, field: 'status', value: frame.status });
    if (standing) return standing;
    const menu = menuOf(scope, op.tried);
    if (menu) return this.press(menu, 'menu', 'what can be done with it should be in here');
    const edit = frame.value === null && frame.status === '' ? null : editOf(scope, op.tried);
    if (edit) return this.press(edit, 'menu', `“${edit.label}” opens what is to be changed`);
    return null;
  }

  /** Puts in what the property is to be, or opens where it is put in. */
  private put(scope: readonly Item[], frame = this.frame, choosing = false): Proposal | null {
    const { op } = this;
    const value = frame.value!;
    const choice = op.tried.length > 0 && this.up.length > 0 ? choiceOf(frame, this.up) : null;
    if (choice) return this.press(choice, 'value', `“${choice.label}” is what it is to be`);
    const field = fieldOf(frame, scope, this.situation.page, op.tried);
    if (field && field.kind !== 'click') {
      const option = field.options.length > 0 ? optionOf(field, value) : value;
      const args = option === null ? null : argumentOf(field, option);
      if (args && field.value !== option) {
        op.put = false;
        return this.press(field, 'value', `“${field.label}” is to be “${option}”`, false, args);
      }
    }
    const list =
      frame.field !== '' ? undefined : scope.find((item) => item.kind === 'choose' && optionOf(item, value) !== null);
    const args = list ? argumentOf(list, optionOf(list, value)!) : null;
    if (list && args) return this.press(list, 'value', `“${list.label}” is to be “${value}”`, false, args);
    // What came up may be a form in which its answers are still folded away.
    const folded = field?.role === 'combobox' && field.state.has('collapsed');
    if (field && (!choosing || folded)) return this.press(field, 'field', `“${field.label}” is what is to be changed`);
    return null;
  }

  /** What stands with the thing, or is on its own page. */
  private atHand(): Item[] {
    const { items, page } = this.situation;
    if (isAtThing(this.frame, page)) return items.filter((item) => !this.op.tried.includes(wayOf(item)));
    const since = this.since();
    return [...new Set([...(this.found()?.own ?? []), ...since])];
  }

  private found(): Found | null {
    return findThing(this.frame, this.situation.items, knownOf(this.frame, this.situation));
  }

  /** Opens the thing, or looks for it. */
  private comeToIt(): Proposal | null {
    const { frame, op, situation } = this;
    const found = this.found();
    const open = found?.itself.find(
      (item) => isClickable(item) && item.kind !== 'check' && !op.tried.includes(wayOf(item)),
    );
    if (open) return this.press(open, 'thing', `“${open.label}” is what the task speaks of`);
    const box = found?.own.find((item) => item.role === 'checkbox' && !isOn(item) && !op.tried.includes(keyOf(item)));
    if (box && found!.own.filter(({ kind }) => kind === 'check').length === 1)
      return this.press(box, 'menu', `what can be done with “${box.label}” may show once it is ticked`);
    const further = this.furtherInForm();
    if (further) return further;
    if (frame.thing !== '' && isAtThing(frame, situation.page) && !isSetUp(frame)) return null;
    const step = lookFor(frame, situation, op);
    if (!step) return null;
    if (step.item.kind === 'type') op.tried.push(`${step.item.name} ${Object.values(step.args ?? {})[0]}`);
    op.looked += 1;
    return this.press(step.item, 'way', step.why, false, step.args ?? null);
  }

  /** A form that was opened for the thing goes on further down. */
  private furtherInForm(): Proposal | null {
    const { op, situation } = this;
    const isForm = this.since().filter(({ kind }) => ['type', 'choose', 'set'].includes(kind)).length > 1;
    const down = isForm ? downOf(situation, op.tried) : null;
    if (!down || op.looked++ > PATIENCE) return null;
    return this.press(down, 'menu', 'the form goes on further down');
  }

  private press(
    item: Item,
    what: NonNullable<Operation['pressed']>['for'],
    why: string,
    commits = false,
    args: Proposal['args'] = null,
  ): Proposal {
    const { op } = this;
    op.pressed = { for: what, label: item.label };
    op.tried.push(
      item.kind === 'scroll'
        ? scrollOf(item, this.situation)
        : what === 'way' || what === 'thing'
          ? wayOf(item)
          : keyOf(item),
    );
    return {
      rule: 'order',
      why,
      status: 'continue',
      item,
      args,
      sure: what === 'way' ? 0.6 : 0.85,
      commits,
      cause: item.label,
    };
  }

  /** The order is followed: the next one, or the end of it. */
  private done(): Proposal | null {
    const { op, frames, frame } = this;
    if (op.order + 1 < frames.length) {
      Object.assign(op, { order: op.order + 1, tried: [], since: [], put: false, looked: 0 });
      return new Order(this.situation, frames, op).next();
    }
    return completed({ why: `“${frame.text}” is done`, cause: frame.text, sure: 0.8 });
  }
}
