import type { Page } from 'playwright-core';
import { extractActions, observe } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** What is offered, as `name value state`, looked at as often as it takes the walk to be spared. */
async function offered(page: Page): Promise<string[]> {
  const first = await extractActions(page);
  const again = await extractActions(page);
  expect(again).toEqual(first);
  return again.map(({ name, value, state }) => [name, value, ...state].filter(Boolean).join(' '));
}

test('a second look sees what changed without a word in the markup', async ({ page }) => {
  await page.setContent(`<style>#sub { display: none } #menu:hover #sub { display: block } .late { display: none } @media (max-width: 700px) { .narrow { display: block !important } }</style>
    <input id=name aria-label=Name><label><input type=checkbox id=news>News</label><select id=size aria-label=Size><option>S<option>M</select>
    <div id=menu style="width:100px">Menu<button id=sub>Below</button></div><div id=plain style="width:80px">Plain</div><button class=late>Late</button><button class=narrow style="display:none">Narrow</button>
    <div id=roll style="height:60px;overflow:auto"><div style="height:60px"><button>Top</button></div><div style="height:60px"><button>Bottom</button></div></div>
    <div id=host></div><iframe srcdoc="<button>Inside</button>" style="width:200px;height:60px"></iframe>`);
  await page.frames()[1]?.waitForSelector('button');
  await page.evaluate(() => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'closed' });
    if (!root) return;
    root.innerHTML = '<button>Shadowed</button>';
    Object.assign(globalThis, { root });
  });
  const steps: Array<[string, RegExp]> = [
    ['document.querySelector("#name").value = "Ada"', /^type:name Ada/],
    ['document.querySelector("#news").checked = true', /^check:news .*\bchecked/],
    ['document.querySelector("#size").selectedIndex = 1', /^choose:size M/],
    ['document.querySelector("#plain").addEventListener("click", () => {})', /^click:plain/],
    ['document.styleSheets[0].insertRule(".late { display: inline !important }", 3)', /^click:late/],
    ['document.querySelector("#roll").scrollTop = 60', /^click:bottom/],
    ['document.querySelector("#name").focus()', /^type:name .*focused/],
    ['root.firstChild.textContent = "Changed"', /^click:changed/],
    ['frames[0].document.querySelector("button").textContent = "Other"', /^click:other/],
  ];
  for (const [change, seen] of steps) {
    expect(await offered(page), change).not.toContainEqual(expect.stringMatching(seen));
    await page.evaluate(change);
    expect(await offered(page), change).toContainEqual(expect.stringMatching(seen));
  }
  expect(await offered(page)).not.toContain('click:below');
  await page.hover('#menu');
  expect(await offered(page)).toContain('click:below');
  await page.setViewportSize({ width: 600, height: 800 });
  expect(await offered(page)).toContain('click:narrow');
});

test('a second observation is the same, with the address as it is now', async ({ page, site }) => {
  await page.goto((await site({ '/': '<title>One</title><button>Go</button>' })).origin);
  const one = await observe(page);
  const two = await observe(page);
  expect([two.actions, two.texts]).toEqual([one.actions, one.texts]);
  await page.evaluate("location.hash = 'two'");
  expect((await observe(page)).url).toMatch(/#two$/);
});
