// Which defects the embedded engine notices: npm run bench:defects -- [--pairs N] [--set shop|sites|music|council] [--defect NAME]... [--only defects|alarms] [--log FILE]
//   the same people with the same seeds play the good site and the defective one, pair by pair; a defect is noticed when
//   paired exact tests say that success, false success, turns, time or feeling got worse
//   false alarms: a good build against another good one, with other news and other numbers
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import PQueue from 'p-queue';
import { launchBrowser } from '../src/browser/launch/launch.ts';
import { openService } from '../src/run/service.ts';
import { deriveSeed } from '../src/scenario/plan.ts';
import { CASES, type Case } from './defects/cases.ts';
import { judge, LOOKS, type Outcome, type Pair, type Verdict } from './defects/judge.ts';
import { cast } from './defects/people.ts';
import { playTask } from './defects/play.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '20' },
    set: { type: 'string' },
    defect: { type: 'string', multiple: true },
    contexts: { type: 'string', default: '4' },
    only: { type: 'string' },
    log: { type: 'string' },
  },
});
const most = Number(values.pairs);
const looks = [...LOOKS.filter((look) => look < most), most];
const log = values.log ? (line: string) => appendFileSync(values.log!, `${line}\n`) : undefined;
const names = CASES.flatMap(({ defects }) => defects);
const unknown = (values.defect ?? []).filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`there is no defect "${unknown.join('", "')}"; there are: ${names.join(', ')}`);
const cases = CASES.filter(({ set }) => !values.set || set === values.set)
  .map((one) => ({ ...one, defects: one.defects.filter((name) => !values.defect || values.defect.includes(name)) }))
  .filter(({ defects }) => defects.length > 0);

const began = performance.now();
const { service } = await openService({ env: {}, cwd: process.cwd() });
const browser = await launchBrowser({});
const queue = new PQueue({ concurrency: Number(values.contexts) });
const people = { plain: await cast(service, most, false), keyboard: await cast(service, most, true) };
let sessions = 0;

async function play({ task: name, what: task }: Case, index: number, site: string): Promise<Outcome> {
  const cast = task.keyboardOnly ? people.keyboard : people.plain;
  const person = cast[index % cast.length]!;
  sessions += 1;
  const seed = deriveSeed(1, name, person.name, index);
  return queue.add(() => playTask(service, browser, { name, task, person, seed, site }, log));
}

/** Pairs come in by looks and stop when the evidence is in. The good side is played once a pair, whatever it is compared with. */
async function compare(
  one: Case,
  good: (index: number) => Promise<Outcome>,
  site: string,
): Promise<{ verdict: Verdict; pairs: Pair[] }> {
  const pairs: Pair[] = [];
  for (const look of looks) {
    const more = Array.from({ length: look - pairs.length }, (_, i) => pairs.length + i);
    pairs.push(
      ...(await Promise.all(
        more.map(async (index) => {
          const [first, second] = await Promise.all([good(index), play(one, index, site)]);
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
    `${(verdict.noticed ? 'yes' : 'no').padEnd(4)}${name.padEnd(34)}${task.padEnd(23)}${String(pairs.length).padEnd(6)}${shares(pairs.map(({ good }) => good)).padEnd(24)}${shares(pairs.map(({ bad }) => bad)).padEnd(24)}${by}`,
  );
}

/** The good build of a case; each pair of it is played once, whatever it is compared with. */
async function good(one: Case): Promise<{ play: (index: number) => Promise<Outcome>; close(): Promise<unknown> }> {
  const site = await one.start({ defects: [], seed: 0 });
  const played = new Map<number, Promise<Outcome>>();
  return {
    play: (index) => {
      const found = played.get(index) ?? play(one, index, site.url);
      played.set(index, found);
      return found;
    },
    close: () => site.close(),
  };
}

async function against(one: Case, index: number, defects: readonly string[], seed: number): Promise<boolean> {
  const other = await one.start({ defects, seed });
  try {
    const result = await compare(one, goods[index]!.play, other.url);
    print(defects[0] ?? '(good against good)', one.task, result);
    return result.verdict.noticed;
  } finally {
    await other.close();
  }
}

const tally = {
  shop: { defects: 0, noticed: 0, good: 0, alarms: 0 },
  sites: { defects: 0, noticed: 0, good: 0, alarms: 0 },
  music: { defects: 0, noticed: 0, good: 0, alarms: 0 },
  council: { defects: 0, noticed: 0, good: 0, alarms: 0 },
};
console.log(
  `${'seen'.padEnd(4)}${' defect'.padEnd(34)}${'task'.padEnd(23)}${'pairs'.padEnd(6)}${'good: done turns s feel'.padEnd(24)}${'the other'.padEnd(24)}noticed by`,
);
const goods = await Promise.all(cases.map(good));
// Few at once: what is compared is then played at nearly the same time, under the same load.
const turns = new PQueue({ concurrency: Math.max(1, Math.ceil(Number(values.contexts) / 2)) });
if (values.only !== 'alarms')
  await turns.addAll(
    cases.flatMap((one, index) =>
      one.defects.map((name) => async () => {
        tally[one.set].defects += 1;
        // Read after the wait: others count meanwhile.
        if (await against(one, index, [name], 0)) tally[one.set].noticed += 1;
      }),
    ),
  );
if (values.only !== 'defects')
  await turns.addAll(
    cases.map((one, index) => async () => {
      tally[one.set].good += 1;
      if (await against(one, index, [], 1)) tally[one.set].alarms += 1;
    }),
  );
for (const [set, { defects, noticed, good, alarms }] of Object.entries(tally))
  if (defects + good > 0)
    console.log(
      `\n${set}: ${noticed} of ${defects} defects noticed; ${alarms} of ${good} good builds raised a false alarm`,
    );
console.log(`${sessions} sessions in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
await Promise.all([...goods.map((site) => site.close()), browser.close(), service.close()]);
