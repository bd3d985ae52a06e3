import { serverGone } from '../../src/browser/guard/gone.ts';
import { extractActions } from '../../src/browser/index.ts';
import { CLOCK_KEY, type PageClock } from '../../src/browser/pacing/page-clock.ts';
import { spokenBySnapshot } from '../../src/browser/person/reader-snapshot.ts';
import { expect, test } from './support.ts';

// What stands in for the inspector in Firefox and WebKit, held to the same pages in the browser that is there.

test('a screen reader without an inspector: what is spoken, in frames too, by the names that are spoken', async ({
  visit,
}) => {
  const page = (
    await visit(`<title>Read</title><main><div aria-hidden=true><button>Secret sale</button></div><button aria-label="Close the list">x</button>
    <div onclick="1" style="cursor:pointer">Plain words</div><div aria-hidden=true onclick="1" style="cursor:pointer">Unspoken</div>
    <iframe style="margin:20px" srcdoc="<label>Card <input></label>"></iframe></main>`)
  ).stage.page();
  const all = await extractActions(page);
  expect(all.map(({ label }) => label)).toEqual(expect.arrayContaining(['Secret sale', 'Unspoken']));
  const heard = (await spokenBySnapshot(page, all)).map(({ label }) => label);
  expect(heard).toEqual(['Close the list', 'Plain words', 'Card']);
});

test('the clock of a page stops and starts its animations where no inspector does', async ({ visit }) => {
  const page = (
    await visit(
      `<title>Clock</title><div id=bar style="width:9px;height:9px;animation:go 40s linear"></div><style>@keyframes go { to { margin-left: 1000px } }</style>`,
      { pacing: 'pause_on_decide' },
    )
  ).stage.page();
  const moved = await page.evaluate(async (key) => {
    const clock = (globalThis as unknown as Record<symbol, PageClock>)[Symbol.for(key)]!;
    const at = () => Number(document.getAnimations()[0]!.currentTime);
    const later = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    clock.release(0);
    clock.hold(true);
    await document.getAnimations()[0]!.ready;
    const held = at();
    await later();
    const still = at();
    clock.release(4000);
    return { stood: still - held, passed: at() - still, goes: document.getAnimations()[0]!.playState };
  }, CLOCK_KEY);
  expect(moved.stood).toBe(0);
  expect(moved.passed).toBeGreaterThanOrEqual(3999);
  expect(moved.goes).toBe('running');
});

test('a server that is gone is known by the words of every browser', () => {
  const gone = [
    'net::ERR_CONNECTION_REFUSED',
    'NS_ERROR_CONNECTION_REFUSED',
    'NS_ERROR_UNKNOWN_HOST',
    'Could not connect to 127.0.0.1: Connection refused',
  ];
  for (const words of gone) expect(serverGone(words), words).toBe(true);
  for (const words of ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load cannot follow more than 20 redirections'])
    expect(serverGone(words), words).toBe(false);
});
