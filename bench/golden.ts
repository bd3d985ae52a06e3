// npm run bench -- golden, or node bench/golden.ts [play|acts|estimate] [authors]: tasks on small sites by authors who knew only what the
// engine promises, each with the path that does it. `play` counts the tasks that are done, `acts` goes along the paths and counts act by act
// what the engine would do by itself, `estimate` (some twenty minutes) works out the weights of weigh-up.ts and read-out.ts anew and prints them.
import { createScentMind } from '../src/mind/scent/index.ts';
import { decidedOn } from './golden/acts.ts';
import { controlsOnPaths, onSinglePages, passagesOnPaths } from './golden/choices.ts';
import { authors } from './golden/corpus.ts';
import { crossValidated, estimate } from './golden/logit.ts';
import { pathsOf } from './golden/path.ts';
import { playAll } from './golden/play.ts';
import { openBrowser } from './golden/stage.ts';

const [what = 'play', chosen] = process.argv.slice(2);
/** Authors of whom nothing is used to estimate weights. */
const HELD_OUT = ['k', 'l'];
const RIDGE = { passages: 1, controls: 4 };
const wanted = chosen?.split(',') ?? authors('sites');
const browser = await openBrowser();

if (what === 'play') {
  const mind = createScentMind();
  for (const author of wanted)
    for (const [kind, { done, wrongly, of }] of await playAll(browser, author, mind))
      console.log(`${author} ${kind}: ${done} of ${of} (${wrongly} wrongly said to be done)`);
} else if (what === 'acts') {
  for (const author of wanted) {
    const decided = await decidedOn(await pathsOf(browser, author));
    const count = (end: boolean) => {
      const own = decided.filter(({ state }) => state.end === end);
      return `${own.filter(({ right }) => right).length} of ${own.length}`;
    };
    console.log(`${author}: acts ${count(false)}, ends ${count(true)}`);
  }
} else if (what === 'estimate') {
  const passages = [];
  const controls = [];
  for (const author of authors('pages')) {
    const found = await onSinglePages(browser, author);
    passages.push(...found.passages);
    controls.push(...found.controls);
  }
  for (const author of wanted.filter((one) => !HELD_OUT.includes(one))) {
    const paths = await pathsOf(browser, author);
    passages.push(...passagesOnPaths(paths));
    controls.push(...(await controlsOnPaths(paths)));
  }
  for (const [name, choices] of Object.entries({ passages, controls })) {
    const ridge = RIDGE[name as keyof typeof RIDGE];
    const { right, of } = crossValidated(choices, ridge);
    console.log(`${name}: the likeliest is right in ${right} of ${of}, by weights of the other authors`);
    console.log(estimate(choices, ridge));
  }
} else {
  console.error(`${what} is none of play, acts and estimate`);
  process.exitCode = 2;
}
await browser.close();
