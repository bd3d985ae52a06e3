// Which defects of the shop the embedded engine notices: npm run bench:defects -- [--pairs N] [--defect NAME]... [--only defects|alarms] [--log FILE]
//   the same people with the same seeds play the good shop and the defective one, pair by pair; a defect is noticed when
//   paired exact tests say that success, false success, turns, time or feeling got worse
//   false alarms: the good shop against itself with another home page and other order numbers
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import PQueue from 'p-queue';
import { DEFECTS, type DefectName, parseDefects } from '../fixtures/shop/defects.ts';
import { startShop } from '../fixtures/shop/server.ts';
import { launchBrowser } from '../src/browser/launch/launch.ts';
import type { Person } from '../src/contract/index.ts';
import { openService } from '../src/run/service.ts';
import { deriveSeed } from '../src/scenario/plan.ts';
import { judge, LOOKS, type Outcome, type Pair, type Verdict } from './defects/judge.ts';
import { cast } from './defects/people.ts';
import { playShop } from './defects/play.ts';
import { type ShopTask, TASK_OF, TASKS, type TaskName } from './defects/tasks.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '20' },
    defect: { type: 'string', multiple: true },
    contexts: { type: 'string', default: '4' },
    only: { type: 'string' },
    log: { type: 'string' },
  },
});
const most = Number(values.pairs);
const asked = values.defect ? [...parseDefects(values.defect)] : DEFECTS.map(({ name }) => name);
const looks = [...LOOKS.filter((look) => look < most), most];
const log = values.log ? (line: string) => appendFileSync(values.log!, `${line}\n`) : undefined;

const began = performance.now();
const { service } = await openService({ env: {}, cwd: process.cwd() });
const browser = await launchBrowser({});
const queue = new PQueue({ concurrency: Number(values.contexts) });
const people = { plain: await cast(service, most, false), keyboard: await cast(service, most, true) };
let sessions = 0;

async function play(name: TaskName, index: number, shop: string): Promise<Outcome> {
  const task: ShopTask = TASKS[name];
  const cast: Person[] = task.keyboardOnly ? people.keyboard : people.plain;
  const person = cast[index % cast.length]!;
  sessions += 1;
  return queue.add(() =>
    playShop(service, browser, { name, task, person, seed: deriveSeed(1, name, person.name, index), shop }, log),
  );
}

/** The good shop is played once a task and pair, whatever it is compared with. */
const good = await startShop();
const played = new Map<string, Promise<Outcome>>();
function playGood(name: TaskName, index: number): Promise<Outcome> {
  const key = `${name}/${index}`;
  const found = played.get(key) ?? play(name, index, good.url);
  played.set(key, found);
  return found;
}

/** Pairs come in by looks and stop when the evidence is in. */
async function compare(name: TaskName, shop: string): Promise<{ verdict: Verdict; pairs: Pair[] }> {
  const pairs: Pair[] = [];
  for (const look of looks) {
    const more = Array.from({ length: look - pairs.length }, (_, i) => pairs.length + i);
    pairs.push(
      ...(await Promise.all(
        more.map(async (index) => {
          const [first, second] = await Promise.all([playGood(name, index), play(name, index, shop)]);
          return { good: first, bad: second };
        }),
      )),
    );
    const verdict = judge(pairs, looks.length);
    if (verdict.noticed || look === most) return { verdict, pairs };
  }
  throw new Error('no look was taken');
}

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
const shares = (list: Outcome[]) =>
  `${list.filter(({ outcome }) => outcome === 'success').length}/${list.length} ${mean(list.map(({ turns }) => turns)).toFixed(1)}t ${mean(list.map(({ seconds }) => seconds)).toFixed(0)}s ${mean(list.map(({ feeling }) => feeling)).toFixed(2)}`;

function print(name: string, task: string, { verdict, pairs }: { verdict: Verdict; pairs: Pair[] }): void {
  const by = verdict.by.map(({ measure, p }) => `${measure} (p ${p < 0.001 ? '<0.001' : p.toFixed(3)})`).join(', ');
  console.log(
    `${(verdict.noticed ? 'yes' : 'no').padEnd(4)}${name.padEnd(25)}${task.padEnd(23)}${String(pairs.length).padEnd(6)}${shares(pairs.map(({ good }) => good)).padEnd(24)}${shares(pairs.map(({ bad }) => bad)).padEnd(24)}${by}`,
  );
}

console.log(
  `${'seen'.padEnd(4)}${' defect'.padEnd(25)}${'task'.padEnd(23)}${'pairs'.padEnd(6)}${'good: done turns s feel'.padEnd(24)}${'defective'.padEnd(24)}noticed by`,
);
const noticed: DefectName[] = [];
await Promise.all(
  (values.only === 'alarms' ? [] : asked).map(async (name) => {
    const shop = await startShop({ defects: [name] });
    try {
      const result = await compare(TASK_OF[name], shop.url);
      if (result.verdict.noticed) noticed.push(name);
      print(name, TASK_OF[name], result);
    } finally {
      await shop.close();
    }
  }),
);
console.log(`\n${noticed.length} of ${asked.length} defects noticed`);

console.log('\nFalse alarms: the good shop against itself with another home page and other order numbers');
const other = await startShop({ seed: 1 });
const tasks = values.only === 'defects' ? [] : [...new Set(asked.map((name) => TASK_OF[name]))];
let alarms = 0;
await Promise.all(
  tasks.map(async (name) => {
    const result = await compare(name, other.url);
    if (result.verdict.noticed) alarms += 1;
    print('', name, result);
  }),
);
console.log(`\n${alarms} of ${tasks.length} tasks raised a false alarm`);
console.log(`${sessions} sessions in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
await Promise.all([good.close(), other.close(), browser.close(), service.close()]);
