// npm run bench -- competence, or node bench/competence.ts [seeds] [pattern] [--show]: how many generated web tasks the embedded engine
// does in a real browser, family by family; the families it was mended on, and apart those that it never saw.
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../src/browser/launch/find.ts';
import { createScentMind } from '../src/mind/scent/index.ts';
import type { Family } from '../test/mind/tasks/families/family.ts';
import { FAMILIES, HELD_OUT, taskOf } from '../test/mind/tasks/families/index.ts';
import { HELD_OUT_SITES } from '../test/mind/tasks/families/sites/held-out.ts';
import { SITES } from '../test/mind/tasks/families/sites/index.ts';
import { WAYS } from '../test/mind/tasks/families/sites/ways/index.ts';
import { WRITTEN_SITES } from '../test/mind/tasks/families/sites/written/index.ts';
import { HAND_WRITTEN } from '../test/mind/tasks/hand-written.ts';
import { passed, playTask, serveTasks } from '../test/mind/tasks/play.ts';
import type { Task } from '../test/mind/tasks/types.ts';

const seeds = Number(process.argv[2] ?? 3);
const pattern = new RegExp(process.argv[3] ?? '.', 'i');
const show = process.argv.includes('--show');
const found = await findChromium();
if (!found) throw new Error('no browser was found; run `dramatis doctor`');
const browser = await chromium.launch({ executablePath: found.executablePath, args: chromiumArguments() });
const mind = createScentMind();

const fixed = (task: Task): Family => ({ name: task.name, make: () => task });

async function table(name: string, families: readonly Family[], traces = show): Promise<void> {
  const chosen = families.filter((family) => pattern.test(family.name));
  const jobs = chosen.flatMap((family) => Array.from({ length: seeds }, (_, i) => ({ family, seed: i + 1 })));
  const tasks = jobs.map(({ family, seed }) => taskOf(family, seed));
  const site = await serveTasks(tasks);
  const won = new Map<string, number>();
  const wrongly = new Map<string, number>();
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < jobs.length; at = next++) {
      const { family, seed } = jobs[at]!;
      const played = await playTask(browser, site.origin, tasks[at]!, at, mind, { seed });
      const good = passed(tasks[at]!, played);
      const tally = good ? won : wrongly;
      if (good || played.claimed === 'completed') tally.set(family.name, (tally.get(family.name) ?? 0) + 1);
      if (!good && traces) {
        console.log(`--- ${family.name} #${seed}: ${tasks[at]!.instructions} (won ${played.won}, ${played.claimed})`);
        for (const { decision, effect } of played.turns)
          console.log(
            `   [${decision.explanation?.rule}] ${decision.action_name ?? decision.status} ${JSON.stringify(decision.arguments ?? '')} ${decision.explanation?.why} => ${effect.slice(0, 90)}`,
          );
      }
    }
  };
  await Promise.all([worker(), worker()]);
  await site.close();
  console.log(`\n${name}`);
  let sum = 0;
  for (const family of chosen) {
    const count = won.get(family.name) ?? 0;
    sum += count;
    const claims = wrongly.get(family.name);
    console.log(
      `  ${String(count).padStart(3)} of ${seeds}  ${family.name}${claims ? `  (${claims} wrongly said to be done)` : ''}`,
    );
  }
  if (jobs.length > 0)
    console.log(
      `  ${sum} of ${jobs.length} (${Math.round((100 * sum) / jobs.length)}%) in ${chosen.length} families, ${[...wrongly.values()].reduce((a, b) => a + b, 0)} wrongly said to be done`,
    );
}

await table('Families that the engine was mended on', FAMILIES);
await table('Sites of several pages, which it was mended on', SITES);
await table('Sites written by hand, which it was mended on', WRITTEN_SITES);
await table('Sites on which the way is what is hard, which it was mended on', WAYS);
await table('Tasks written by hand, which it was mended on', HAND_WRITTEN.map(fixed));
await table('Families held out: never mended on', HELD_OUT, false);
await table('Sites of several pages held out', HELD_OUT_SITES, false);
await browser.close();
