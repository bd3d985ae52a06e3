import type { Page } from '@playwright/test';
import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** How component libraries tie a control to its label: by its place, by the hidden field behind it, or by nothing that a program could ask. */

async function found(page: Page, body: string) {
  await page.setContent(`<body style="margin:20px;font:15px Arial">${body}`);
  return extractActions(page);
}

const labels = (actions: Awaited<ReturnType<typeof found>>) => actions.map(({ kind, label }) => `${kind} ${label}`);

test('what stands alone in a row is called by the label before it, and not by what it shows while it is empty', async ({
  page,
}) => {
  const row = (label: string, field: string) =>
    `<div style="display:flex;margin:8px"><label style="width:120px">${label}</label><div style="flex:1">${field}</div></div>`;
  const actions = await found(
    page,
    `${row('Boat', '<div class=pick tabindex=0 style="border:1px solid;width:300px;height:32px"><span>Please select</span><i>v</i></div>')}
    ${row('Sailing day', '<div><input placeholder="Select date"></div>')}${row('Crew', '<input placeholder="Name or number">')}
    <script>document.querySelector('.pick').addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['click Boat', 'type Sailing day', 'type Crew']);
  expect(actions[0]?.role).toBe('combobox');
});

test('a field that is drawn for a hidden one is called as that is, and an editor by the label above its buttons', {
  tag: '@long',
}, async ({ page }) => {
  const buttons = ['B', 'I', 'U'].map((sign) => `<button style="height:44px">${sign}</button>`).join('');
  const actions = await found(
    page,
    `<label for=words>Keywords</label><div><span contenteditable role=textbox aria-label="Tags input" style="display:block;width:300px;height:24px"></span></div><input id=words style="position:absolute;left:-9999px;width:1px">
    <label>Method</label><div>${buttons}</div><div><div contenteditable style="height:90px"><p>Rinse the rice.</p></div></div>`,
  );
  expect(labels(actions)).toEqual(expect.arrayContaining(['type Keywords', 'type Method']));
});

test('two thumbs of one name are the ends of a range, and stars in frames of their own are told by their place', {
  tag: '@long',
}, async ({ page }) => {
  const thumb = (left: number) =>
    `<div role=slider tabindex=0 aria-label=Price aria-valuenow=${left / 3} style="position:absolute;left:${left}px;width:14px;height:14px;background:blue"></div>`;
  const star =
    '<li style="display:inline-block"><div role=radio tabindex=0><span role=img aria-label=star style="display:block;width:20px;height:20px;background:gold"></span></div></li>';
  const actions = await found(
    page,
    `<div style="position:relative;width:300px;height:20px">${thumb(60)}${thumb(240)}</div><ul>${star.repeat(3)}</ul>`,
  );
  expect(labels(actions)).toEqual([
    'set Price minimum',
    'set Price maximum',
    'check star 1 of 3',
    'check star 2 of 3',
    'check star 3 of 3',
  ]);
});

test('a search says itself what it looks for, and is not called by the list beside it', async ({ page }) => {
  const actions = await found(
    page,
    `<div style="display:flex"><input placeholder="Search orders..."><div><div class=sort style="cursor:pointer"><div><span>Sort: Newest</span></div></div></div></div>
    <div><div>Reference</div><input placeholder="e.g. AB-1234..."></div>
    <script>document.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['type Search orders...', 'click Sort: Newest', 'type Reference']);
});
