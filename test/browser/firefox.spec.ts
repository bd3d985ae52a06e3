import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { BrowserNotFoundError, launchBrowser } from '../../src/browser/launch/launch.ts';
import type { FoundBrowser } from '../../src/browser/launch/own.ts';
import { test as base, expect, somebody, type Visit } from './support.ts';

// In a Firefox that is really there: Playwright's own, or the machine's over WebDriver BiDi. Without one all are skipped.

interface Started {
  browser: Browser;
  /** Not Playwright's own build. */
  stock: boolean;
}

const test = base.extend<object, { firefox: Started | string }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
    async ({}, use) => {
      let source: FoundBrowser['source'] = 'playwright';
      const found = (which: FoundBrowser) => (source = which.source);
      const browser = await launchBrowser({ browser: 'firefox', found }).catch((error: unknown) => {
        if (error instanceof BrowserNotFoundError) return error.message;
        throw error;
      });
      if (typeof browser === 'string') return use(browser);
      await use({ browser, stock: source !== 'playwright' });
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

function startedOrSkip(firefox: Started | string): Started {
  if (typeof firefox === 'string') test.skip(true, firefox);
  return firefox as Started;
}

test('what is listened for and what closed shadow roots hold is found and acted on', async ({ firefox, visit }) => {
  const { browser } = startedOrSkip(firefox);
  const page = await visit(
    `<title>Heard</title><div id=plain>Plain words</div><div id=gone>Once</div><p id=out></p><script>
      plain.addEventListener('click', () => out.textContent = 'heard');
      const idle = () => {}; gone.addEventListener('click', idle); gone.removeEventListener('click', idle);
      addEventListener('keydown', e => { if (e.key === 'ArrowRight') out.textContent = 'right' });
      customElements.define('x-shut', class extends HTMLElement { constructor() { super(); const root = this.attachShadow({ mode: 'closed' });
        root.innerHTML = '<button>Within</button><input type=date aria-label=Day>';
        root.firstChild.onclick = () => out.textContent = 'within'; root.lastChild.oninput = e => out.textContent = e.target.value } });
      document.body.append(document.createElement('x-shut'))</script>`,
    { browser },
  );
  expect(page.names).not.toContain('click:once');
  expect((await page.do('click:plain-words')).words).toContain('heard');
  expect((await page.do('press:right')).words).toContain('right');
  expect((await page.do('click:within')).words).toContain('within');
  await page.do('type:day', { text: '2 March 2027' });
  expect(await page.read('out.textContent')).toBe('2027-03-02');
});

test('a way back is offered where there is one, and other programs are told of', async ({ firefox, site, visit }) => {
  const { browser } = startedOrSkip(firefox);
  const home = await site({
    '/': '<title>Home</title><a href=/next>Next</a> <a href="mailto:help@shop.example">Write</a><button onclick="print()">Print</button><a href="http://elsewhere.example/">Away</a>',
    '/next': '<title>Next</title><h1>Next</h1>',
  });
  const page = await visit(home, { browser });
  expect(page.names).not.toContain('back');
  expect((await page.do('click:write')).words).toContain('help@shop.example');
  expect((await page.do('click:print')).words).toContain('print window');
  expect((await page.do('click:away')).words).toContain('which was not opened');
  await page.do('click:next');
  expect(page.seen.title).toBe('Next');
  await page.do('back');
  expect(page.seen.title).toBe('Home');
  expect(home.hits).toContain('GET /next');
});

test('redirects and loopback addresses do not lead past the guard', async ({ firefox, site, visit }) => {
  const { browser } = startedOrSkip(firefox);
  const other = await site({ '/': '<title>Other</title>', '/x': 'x' });
  const home = await site({
    '/': `<title>Home</title><a href=/out>Out</a><button onclick="fetch('${other.origin}/x', { mode: 'no-cors' }).catch(() => document.title = 'refused')">Ask</button>`,
    '/out': (_, response) => void response.writeHead(302, { location: `${other.origin}/` }).end(),
  });
  const page = await visit(home, { browser });
  await page.do('click:ask');
  await page.do('click:out');
  expect(other.hits).toEqual([]);
});

test('the limits of a person hold: colours, keys alone, what is spoken', async ({ firefox, visit }) => {
  const { browser } = startedOrSkip(firefox);
  const swatches = `<title>Colours</title><style>button{width:90px;height:60px;border:0}</style><button aria-label=In style="background:#c0392b"></button><button aria-label=Out style="background:#6b7a1e"></button>`;
  const plain = await apart(await visit(swatches, { browser }));
  const dichromat = await visit(swatches, { browser, person: somebody({ color_vision: 'protanopia' }) });
  expect(await apart(dichromat)).toBeLessThan(plain / 2);

  const form = `<title>Form</title><div onclick="1" style="cursor:pointer">Only a mouse</div><div aria-hidden=true><button>Unspoken</button></div><button>Buy</button><label>Name <input id=n></label><button onclick="out.textContent = 'sent'">Send</button><p id=out></p>`;
  const keys = await visit(form, { browser, person: somebody({ motor: 'keyboard_only' }) });
  expect(keys.names).not.toContain('click:only-a-mouse');
  await keys.do('type:name', { text: 'Ken' });
  expect((await keys.do('click:send')).words).toContain('sent');
  expect(await keys.read('document.getElementById("n").value')).toBe('Ken');
  const listens = await visit(form, { browser, person: somebody({ screen_reader: true }) });
  expect(listens.names).toContain('click:buy');
  expect(listens.names).not.toContain('click:unspoken');
});

test('what is dragged is dropped, or it is said that this browser does not let go', async ({ firefox, visit }) => {
  const { browser, stock } = startedOrSkip(firefox);
  const page = await visit(
    `<style>.box{width:120px;height:60px;border:1px solid;margin:10px;display:inline-block}</style>
    <div class=box draggable=true id=card>Card</div><div class=box id=done aria-label=Done>Done</div><button onclick="out.textContent = 'clicked'">Go on</button><p id=out></p>
    <script>card.ondragstart = e => e.dataTransfer.setData('text', 'card'); done.ondragover = e => e.preventDefault();
      done.ondrop = e => { e.preventDefault(); out.textContent = 'dropped' }</script>`,
    { browser },
  );
  const drag = page.names.find((name) => name.startsWith('drag:card')) as string;
  expect((await page.do(drag, { to: 'Done' })).words).toContain(stock ? 'does not let go' : 'dropped');
  expect((await page.do('click:go-on')).words).toContain('clicked');
});

test('the time of a page stands still while the person thinks', async ({ firefox, visit }) => {
  const { browser } = startedOrSkip(firefox);
  const page = await visit(
    `<title>Clock</title><p id=n>0</p><button>Look</button><script>let n = 0; setInterval(() => document.getElementById('n').textContent = ++n, 100)</script>`,
    { browser, pacing: 'pause_on_decide' },
  );
  const before = await page.read<string>('document.getElementById("n").textContent');
  await page.stage.page().waitForTimeout(600);
  expect(await page.read('document.getElementById("n").textContent')).toBe(before);
});

/** How far the colours of two swatches are from each other in the frame. */
async function apart(page: Visit): Promise<number> {
  const { bytes } = page.seen.image;
  const [one, two] = await Promise.all(
    ['click:in', 'click:out'].map(async (name) => {
      const { x, y } = page.seen.actions.find((action) => action.name === name)!.target!;
      const area = { left: Math.round(x) + 20, top: Math.round(y) + 20, width: 10, height: 10 };
      return [...(await sharp(bytes).extract(area).resize(1, 1).removeAlpha().raw().toBuffer())];
    }),
  );
  return Math.hypot(...one!.map((level, index) => level - two![index]!));
}
