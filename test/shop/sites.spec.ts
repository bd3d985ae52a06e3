import { expect, test } from '@playwright/test';
import { startSite } from '../../bench/defects/sites/kit.ts';
import { SITES } from '../../bench/defects/sites/tasks.ts';

const PAYMENT = 'payee=Priya&sort=204512&account=73920418&amount=50&reference=Tickets';
const ENROLMENT = 'name=Robin+Hale&phone=0113+496';
const VISIT = 'with=A+nurse&day=Tuesday&name=Robin&birth=27+March+1985';

/** Pages of each site, and what is sent to them. */
const PROBES: Record<string, ReadonlyArray<readonly [path: string, form?: string]>> = {
  'Alder Street Practice': [
    ['/'],
    ['/appointments'],
    ['/appointments/book'],
    ['/appointments/book', `${VISIT}&phone=0113 496`],
  ],
  'Tern Bank': [['/payments'], ['/payments/send'], ['/payments/send', PAYMENT], ['/payments/sent', PAYMENT]],
  'Elmgate Evening College': [
    ['/'],
    ['/subject/crafts'],
    ['/subject/crafts?page=2'],
    ['/subject/languages'],
    ['/course/spanish-one'],
    ['/course/glazing/enrol', ENROLMENT],
    ['/course/glazing/enrol', 'name=Robin'],
  ],
  'Marrow Road Library': [['/'], ['/search?q=clouds'], ['/book/reading-clouds'], ['/subject/novels']],
};

for (const { site, task, defects } of SITES) {
  test(`${site.name}, ${task}: each defect shows, and without one two builds are alike`, async () => {
    const pages = async (on: readonly string[]) => {
      const running = await startSite(site, { defects: on });
      try {
        return await Promise.all(
          PROBES[site.name]!.map(async ([path, form]) => {
            const type = { 'content-type': 'application/x-www-form-urlencoded' };
            const sent = form ? { method: 'POST', body: form, headers: type } : {};
            const answer = await fetch(new URL(path, running.url), sent);
            return `${answer.status} ${await answer.text()}`;
          }),
        );
      } finally {
        await running.close();
      }
    };
    const good = await pages([]);
    expect(await pages([])).toEqual(good);
    expect(good.every((page) => page.startsWith('200 '))).toBe(true);
    for (const defect of defects) {
      const began = performance.now();
      const bad = await pages([defect]);
      if (defect === 'slow-answers') expect(performance.now() - began).toBeGreaterThan(2900);
      else expect(bad, defect).not.toEqual(good);
    }
  });
}
