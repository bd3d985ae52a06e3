import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { speaksAgainst } from '../../src/mind/scent/done/against/index.ts';
import { nothingGiven, unmet } from '../../src/mind/scent/done/against/unmet.ts';
import { objects } from '../../src/mind/scent/filling/complaints.ts';
import { heldInBar } from '../../src/mind/scent/foraging/menu-bar.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { namesAnother } from '../../src/mind/scent/meaning/for-another.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import type { LastAct } from '../../src/mind/scent/remembered.ts';
import { closeAsked } from '../../src/mind/scent/rules/setbacks/close-asked.ts';
import { answerCookies } from '../../src/mind/scent/rules/setbacks/cookies.ts';
import { isToBeClosed } from '../../src/mind/scent/rules/setbacks/to-be-closed.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

function control(raw: string, more: Partial<Item> = {}, states: string[] = []): Item {
  const own = {
    raw,
    label: raw,
    said: phrase(raw),
    name: `click:${raw}`,
    kind: 'click',
    role: 'button',
    value: '',
    placeholder: '',
  };
  const place = {
    group: '',
    context: phrase(''),
    box: { x: 0, y: 0, width: 80, height: 20 },
    disabled: false,
    action: {} as Item['action'],
  };
  return { ...own, ...place, state: new Set(states), ...more } as Item;
}

/** A person at the first step of a task, who did something last and sees what came of it. */
function after(instructions: string, items: Item[], last: Partial<LastAct>, said: string[] = []): Situation {
  const goal = parseGoal(instructions);
  const lines = said.map((text) => ({ text, level: 0, box: null }));
  const page = { items, lines, headings: lines, outcome: '', dialog: '', title: '', all: phrase(said.join(' . ')) };
  const memory = {
    ...freshMemory(),
    commits: last.commits ? 1 : 0,
    last: { step: 0, key: 'page', label: '', rule: '', ...last },
  };
  const byName = new Map(items.map((item) => [item.name, item]));
  const traits = { riskAversion: 0.2 };
  return {
    goal,
    step: goal.steps[0],
    memory,
    items,
    key: 'page',
    fresh: said,
    request: { today: new Date('2026-11-02T00:00:00Z') },
    appeared: new Set<string>(),
    traits,
    page: { ...page, byName },
  } as unknown as Situation;
}

test('a line that tells what is amiss or is to be done first objects, and thanks do not', () => {
  for (const line of ['Choose an assembly point.', 'That number is not right.', 'Please read the notice.'])
    expect(objects(line), line).toBe(true);
  for (const line of ['The module is complete.', 'Thank you, your answer is not shown to others.', 'Opening hours'])
    expect(objects(line), line).toBe(false);
});

test('how other things stand speaks against nothing that the site says is done', () => {
  const pressed = {
    kind: 'click',
    rule: 'commit',
    name: 'click:Keep it longer',
    label: 'Keep it longer',
    commits: true,
  };
  const lines = ['Done. It is now due back on Saturday.', 'Collection: not arranged yet', 'You have no reservations.'];
  const extended = after('Extend the hire by two days.', [], pressed, lines);
  expect(speaksAgainst(extended, extended.step!)).toBe('Collection: not arranged yet');
  const told = (line: string) => {
    const situation = after('Extend the hire by two days.', [], pressed, [line, ...lines.slice(1)]);
    const page = { ...situation.page, outcome: `changed: A message appeared: "${line}"` };
    return speaksAgainst({ ...situation, page }, situation.step!);
  };
  expect(told(lines[0]!)).toBe(null);
  extended.memory.against = { step: 0, line: lines[1]! };
  const page = { ...extended.page, outcome: `changed: A message appeared: "${lines[0]}"` };
  expect(speaksAgainst({ ...extended, page }, extended.step!), 'what was read before is answered').toBe(null);
  expect(told('The hire could not be extended.')).toBe('The hire could not be extended.');
  expect(unmet(extended, extended.step!), 'who keeps it longer has not left it as it was').toBe(false);
});

test('nothing is done while the page shows the contrary', () => {
  const said = (task: string, items: Item[], last: Partial<LastAct>, lines: string[] = []) => {
    const situation = after(task, items, last, lines);
    return unmet(situation, situation.step!);
  };
  const lamp = (...states: string[]) =>
    control('Night lamp', { kind: 'check', role: 'switch', name: 'check:lamp' }, states);
  const turned = { kind: 'check', rule: 'tick', name: 'check:lamp' };
  expect(said('Turn on the night lamp.', [lamp()], turned)).toBe(true);
  expect(said('Turn on the night lamp.', [lamp('checked')], turned)).toBe(false);
  const pressed = { kind: 'click', rule: 'commit', name: 'click:Restart', label: 'Restart' };
  expect(said('Press Finish.', [control('Restart'), control('Finish')], pressed)).toBe(true);
  expect(said('Press Restart.', [control('Restart'), control('Finish')], pressed)).toBe(false);
  expect(said('Put a door hinge in the basket.', [], { kind: 'click', rule: 'send_search' })).toBe(true);
  const sent = { kind: 'click', rule: 'satisfice', name: 'click:Complete', label: 'Complete', commits: true };
  expect(said('Complete the module.', [control('Complete')], sent, ['Choose an assembly point.'])).toBe(true);
  expect(said('Complete the module.', [control('Complete')], sent, ['The module is complete.'])).toBe(false);
});

test('the menu of a program is opened for the act that it is known to hold', () => {
  const bar = ['File', 'Edit', 'View'].map((name) => control(name, { role: 'menuitem' }, ['haspopup']));
  const fit = (task: string, at: number) => heldInBar(bar, parseGoal(task).steps[0]!, bar[at]!);
  expect(fit('Export the tune as an audio file.', 0)).toBeGreaterThan(0.5);
  expect(fit('Export the tune as an audio file.', 2)).toBeLessThan(0.2);
});

test('cookies are answered as the task says, by whatever the buttons are called', () => {
  const chosen = (task: string, labels: string[]) => {
    const banner = labels.map((label) => control(label, { context: phrase('We use cookies on this site') }));
    return answerCookies(after(task, banner, {}, ['We use cookies on this site']))?.item?.raw;
  };
  expect(chosen('Reject the optional cookies.', ['Accept all', 'Reject optional cookies'])).toBe(
    'Reject optional cookies',
  );
  expect(chosen('Allow only the necessary cookies.', ['Accept all', 'Decline all non-essential'])).toBe(
    'Decline all non-essential',
  );
  expect(chosen('Find the opening hours.', ['Accept all', 'Reject optional cookies'])).toBe('Accept all');
  expect(chosen('Use the site with only the necessary cookies.', ['Accept all', 'Manage cookies'])).toBe(
    'Manage cookies',
  );
});

test('what the task wants closed is closed, or waited for, and a thing of the site is not', () => {
  const asks = (task: string) => isToBeClosed(parseGoal(task).steps[0]!);
  for (const task of ['Close the membership offer.', 'Dismiss the survey.', 'Skip the tour.'])
    expect(asks(task), task).toBe(true);
  for (const task of ['Close my savings account.', 'Close the issue about the logo.', 'Hide the column Price.'])
    expect(asks(task), task).toBe(false);
  const shut = control('×', { label: 'Close', said: phrase('Close'), context: phrase('Become a member today') });
  expect(closeAsked(after('Close the membership offer.', [shut], {}))?.rule).toBe('close_asked');
  const wait = control('wait', { name: 'wait', kind: 'wait', box: null });
  expect(closeAsked(after('Close the membership offer.', [control('Prices'), wait], {}))?.rule).toBe('wait');
});

test('to have opened a menu, kept things as they are or come to a form is not to have done it', () => {
  const said = (task: string, items: Item[], last: Partial<LastAct>, came: string[] = []) => {
    const situation = { ...after(task, items, last), appeared: new Set(came) };
    return unmet(situation, situation.step!);
  };
  const opener = control('Download', {}, ['expanded']);
  const pressed = { kind: 'click', rule: 'satisfice', name: opener.name, label: 'Download' };
  const entry = control('All as ZIP', { role: 'menuitem' });
  expect(said('Download the album as a ZIP file.', [opener, entry], pressed, [entry.name])).toBe(true);
  expect(said('Download the album as a ZIP file.', [opener], pressed)).toBe(false);
  const kept = { kind: 'click', rule: 'confirm', name: 'click:Keep', label: 'Keep my membership', commits: true };
  expect(said('End my membership.', [], kept)).toBe(true);
  expect(said('Keep my membership.', [], kept)).toBe(false);
  const form = control('Room number', { kind: 'type', role: 'textbox' });
  const come = (value: string[]) => {
    const knowledge = value.map((text) => ({ name: 'room_number', value: text, secret: false }));
    const situation = { ...after('Go to the guest Wi-Fi.', [form], { kind: 'scroll' }), knowledge };
    return nothingGiven(situation, situation.step!);
  };
  expect(come(['214'])).toBe(true);
  expect(come([])).toBe(false);
});

test('the menu of another photo, parcel or invoice is left alone', () => {
  const other = (task: string, label: string) =>
    namesAnother({ step: parseGoal(task).steps[0], items: [] } as unknown as Situation, control(label));
  expect(other('Delete the photo IMG_204.', 'Menu of IMG_209')).toBe(true);
  expect(other('Delete the photo IMG_204.', 'Menu of IMG_204')).toBe(false);
  expect(other('Cancel parcel P-204.', 'Cancel P-118')).toBe(true);
  expect(other('Cancel parcel P-204.', 'Cancel')).toBe(false);
});
