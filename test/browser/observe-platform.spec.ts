import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

test('a switch at the other end of its row, a sign with a described hint, a shape in a titled group are called by them', async ({
  page,
}) => {
  await page.setContent(
    `<style>.row{display:flex;justify-content:space-between;width:600px}button{width:40px;height:24px}</style>
    <div class=row><span>Dark mode</span><button role=switch aria-checked=false></button></div>
    <div class=row><div><b>Newsletter</b></div><div><input type=checkbox></div></div>
    <button aria-describedby=tip><svg width=16 height=16><path d="M0 0h16v16z"/></svg></button><div id=tip popover=hint>Duplicate row</div>
    <svg width=200 height=60><g><title>Tank 4</title><rect id=tank x=10 y=10 width=60 height=30 fill=teal /></g></svg><script>tank.onclick = () => {}</script>`,
  );
  const labels = (await extractActions(page)).map(({ label }) => label);
  expect(labels).toEqual(['Dark mode', 'Newsletter', 'Duplicate row', 'Tank 4']);
});

for (const [what, filling] of [
  [
    'a hundred thousand elements',
    "'<article><p>t <b>b</b> <i>i</i></p><button>Buy</button><a href=#>More</a><svg width=9 height=9><path/></svg></article>'.repeat(11000)",
  ],
  ['more controls than can be told', '\'<button style="padding:0;width:16px;height:12px">.</button>\'.repeat(3000)'],
] as const)
  test(`what stays in front is found behind ${what}`, async ({ page }) => {
    await page.setContent(
      `<body style="margin:0"><div id=all></div><script>all.innerHTML = ${filling}</script><div style="position:fixed;right:0;bottom:0;background:#fff"><button style="width:90px;height:40px">Chat</button></div>`,
    );
    const found = await extractActions(page, { budgetMs: 400, deadlineMs: 40_000 });
    expect(found.filter(({ label }) => label === 'Chat')).toHaveLength(1);
    expect(found.length).toBeLessThanOrEqual(500);
  });
