import type { Browser, Page } from 'playwright-core';
import type { Action } from '../../src/contract/index.ts';
import type { Percept } from '../../src/mind/mind.ts';
import { type Act, type GoldenTask, serve, sitesOf } from './corpus.ts';
import { eachOf, look, openAt } from './stage.ts';

/** What was perceived before an act of a golden path, and which of the actions offered do it; the last one is the end, at which nothing is left to do. */
export interface State {
  percept: Percept;
  names: string[];
  given: Record<string, string | number | boolean> | null;
  end: boolean;
}

export interface Path {
  author: string;
  task: GoldenTask;
  states: State[];
}

const KINDS: Record<Act[0], readonly string[]> = {
  click: ['click', 'check', 'choose'],
  type: ['type', 'set'],
  choose: ['choose'],
  check: ['check', 'click'],
  uncheck: ['check', 'click'],
  set: ['set', 'type'],
  hover: ['point'],
  press: ['press'],
};
/** Share of two boxes that has to be common to them, for an action to be at the element. */
const SAME = 0.5;
/** Screens that are scrolled for an element. */
const SCROLLS = 8;

/** Where the element of an act shows, and how far the box of each offered action is its own. */
async function placed(page: Page, css: string, actions: readonly Action[]) {
  const boxes = actions.map(({ target }) => target!);
  return page.evaluate(
    ({ css, boxes }) => {
      const found = [...document.querySelectorAll(css)];
      const element = found.find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
      if (!element) return null;
      const own = element.getBoundingClientRect();
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const fits = boxes.map(({ x, y, width, height }) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const across = Math.max(0, Math.min(own.right, x + width) - Math.max(own.left, x));
        const down = Math.max(0, Math.min(own.bottom, y + height) - Math.max(own.top, y));
        const common = (across * down) / (own.width * own.height + width * height - across * down || 1);
        if (hit && element.contains(hit)) return common + 1;
        return common + (hit && labels.some((label) => label.contains(hit)) ? 0.8 : 0);
      });
      return { fits, above: own.top < 2, inView: own.bottom > 2 && own.top < innerHeight - 2 };
    },
    { css, boxes },
  );
}

async function walk(browser: Browser, url: string, task: GoldenTask): Promise<State[] | null> {
  const stage = await openAt(browser, url);
  const states: State[] = [];
  try {
    for (const [does, css, value] of task.golden) {
      let scrolls = 0;
      for (; scrolls < SCROLLS; scrolls++) {
        const percept = await look(stage);
        const able = percept.actions.filter(({ target }) => target && KINDS[does].includes(target.kind ?? ''));
        const at = await placed(stage.page(), css, able);
        if (!at) return null;
        const ranked = able.map((action, i) => ({ action, fit: at.fits[i]! })).sort((a, b) => b.fit - a.fit);
        const [best] = ranked;
        if (!at.inView || !best || best.fit < SAME) {
          const name = at.above ? 'scroll:up' : 'scroll:down';
          if (at.inView || !percept.actions.some((action) => action.name === name)) return null;
          states.push({ percept, names: [name], given: null, end: false });
          await stage.act(name, null);
          continue;
        }
        const [parameter] = Object.keys(best.action.parameters?.properties ?? {});
        const text = does === 'set' ? Number(value) : String(value);
        const given =
          value !== undefined && parameter
            ? { [parameter]: text }
            : best.action.target?.kind === 'check' && parameter
              ? { [parameter]: does !== 'uncheck' }
              : null;
        states.push({ percept, names: [best.action.name], given, end: false });
        const { kind } = await stage.act(best.action.name, given);
        if (kind === 'failed' || kind === 'blocked') return null;
        break;
      }
      if (scrolls === SCROLLS) return null;
    }
    if (task.won && (await stage.page().evaluate(task.won)) !== true) return null;
    states.push({ percept: await look(stage), names: [], given: null, end: true });
    return states;
  } finally {
    await stage.close();
  }
}

/** The golden paths of an author's tasks, as far as the driver can go them. */
export async function pathsOf(browser: Browser, author: string): Promise<Path[]> {
  const sites = await sitesOf(author);
  const served = await serve(sites);
  const paths: Path[] = [];
  const jobs = sites.flatMap((site, i) => site.tasks.map((task) => ({ url: `${served.origin}/site-${i}`, task })));
  await eachOf(jobs, async ({ url, task }) => {
    const states = await walk(browser, url, task).catch(() => null);
    if (states) paths.push({ author, task, states });
  });
  await served.close();
  return paths;
}
