import type { Browser } from 'playwright-core';
import { linePlaces, readPage } from '../../src/mind/perception/index.ts';
import { rate } from '../../src/mind/scent/answering/passage/cues.ts';
import { decide } from '../../src/mind/scent/decide.ts';
import { choicesOf } from '../../src/mind/scent/foraging/choice/cues.ts';
import { scented } from '../../src/mind/scent/foraging/scented.ts';
import { isWalk } from '../../src/mind/scent/foraging/walk.ts';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';
import { BY_SCENT } from '../../src/mind/scent/weigh-up.ts';
import { decidedOn } from './acts.ts';
import { pagesOf, serve } from './corpus.ts';
import type { Choice } from './logit.ts';
import type { Path } from './path.ts';
import { look, openAt, requestOf } from './stage.ts';

/** How much a single page counts beside whole sites: there is no way to go on from it, and nothing was done before. */
const SINGLE = { passages: 0.1, controls: 0.4 };
/** Height of the window in which a single page is seen whole. */
const WHOLE = 1800;

type Percept = Awaited<ReturnType<typeof look>>;

function passages(author: string, percept: Percept, question: string, answer: RegExp | null, counts: number): Choice {
  const page = readPage(percept, linePlaces(percept));
  const options = rate(page, question).map(({ unit, cues }) => ({
    cues,
    right: unit !== null && answer?.test(unit.cells.join(' ')) === true,
  }));
  if (!options.some(({ right }) => right)) options.at(-1)!.right = true;
  return { author, counts, options };
}

/** Which passage answers a question, on each page of the way to it: none before the last one. */
export function passagesOnPaths(paths: readonly Path[]): Choice[] {
  return paths
    .filter(({ task }) => task.answer)
    .flatMap(({ author, task, states }) =>
      states.map(({ percept, end }) =>
        passages(author, percept, task.instructions, end ? new RegExp(task.answer!, 'i') : null, 1),
      ),
    );
}

/** What may be followed, where somebody would go by scent; null where nobody would. */
function controls(author: string, situation: Situation, proposal: Proposal, isRight: (name: string) => boolean) {
  const { step } = situation;
  if (!step || isWalk(step) || !BY_SCENT.has(proposal.rule)) return null;
  const options = choicesOf(situation, step, scented(situation, step).list).map(({ item, cues }) => ({
    cues,
    right: isRight(item.name),
  }));
  return options.some(({ right }) => right) ? { author, counts: 1, options } : null;
}

/** Which control is followed, before each act of golden paths at which the engine would follow one. */
export async function controlsOnPaths(paths: readonly Path[]): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const path of paths) {
    const seen: Array<Choice | null> = [];
    let at = 0;
    await decidedOn([path], (situation, proposal) => {
      at = situation.request.turnIndex;
      const { names } = path.states[at]!;
      seen[at] ??= controls(path.author, situation, proposal, (name) => names.includes(name));
    });
    choices.push(...seen.filter((choice) => !!choice));
  }
  return choices;
}

/** The same of the single pages of an author: which passage answers, and which link one follows. */
export async function onSinglePages(
  browser: Browser,
  author: string,
): Promise<{ passages: Choice[]; controls: Choice[] }> {
  const found = { passages: [] as Choice[], controls: [] as Choice[] };
  const pages = await pagesOf(author);
  const served = await serve(pages.map(({ html }) => ({ pages: { '/': html } })));
  for (const [i, { asks, ways }] of pages.entries()) {
    const stage = await openAt(browser, `${served.origin}/site-${i}`, { height: WHOLE });
    const percept = await look(stage);
    await stage.close();
    for (const { q, answer } of asks)
      found.passages.push(
        passages(author, percept, q, answer === null ? null : new RegExp(answer, 'i'), SINGLE.passages),
      );
    for (const { need, link } of ways) {
      const right = percept.actions.filter(({ target }) => target?.label?.trim().startsWith(link));
      let choice: Choice | null = null;
      await decide(
        requestOf({ instructions: need }, percept, { index: 0, of: 30, memory: null }),
        (situation, proposal) => {
          choice ??= controls(author, situation, proposal, (name) => right.some((action) => action.name === name));
        },
      );
      if (choice) found.controls.push({ ...(choice as Choice), counts: SINGLE.controls });
    }
  }
  await served.close();
  return found;
}
