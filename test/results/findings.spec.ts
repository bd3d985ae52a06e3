import { findFindings, formatFindings, pagePath, readResults, repeatCommand } from '../../src/results/index.ts';
import { expect, test } from './folder.ts';
import { record } from './records.ts';
import { syntheticRun } from './synthetic/run.ts';

const RUN = { people: 6, sessions: 5, harm: 0.3, retention: '30d' as const };

test('every session that did not simply succeed is in exactly one finding', async ({ folder }) => {
  await syntheticRun(folder, RUN);
  const { sessions } = await readResults(folder);
  const findings = await findFindings(folder, sessions);
  const troubled = sessions.filter(({ outcome }) => outcome !== 'success').map(({ id }) => id);
  expect(findings.flatMap((finding) => finding.sessions).sort()).toEqual(troubled.sort());
  expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length);
  expect(findings.length).toBeLessThan(troubled.length);
  for (const finding of findings) {
    expect(finding.count).toBe(finding.sessions.length);
    expect(finding.sessions).toContain(finding.session);
    expect(finding.repeat).toMatch(/^dramatis run scenarios\/\w+\.scenario\.yaml /);
  }
  const top = findings[0]!;
  expect(top.page?.path).toMatch(/^\//);
  expect(top.element?.label).toBeTruthy();
  expect(top.wanted).toBeTruthy();
  expect(top.tried.length).toBeGreaterThan(0);
  expect(top.felt?.comment).toBeTruthy();
  expect(top.frame).toMatch(/^sessions\/0193[^/]+\/frames\/\d+\.jpg$/);
  expect(top.trace).toMatch(/trace\.zip$/);
});

test('the key of a finding is the same in another run with other seeds and order ids', async ({ folder }) => {
  await syntheticRun(folder, { ...RUN, retention: 'none' });
  const first = await findFindings(folder, (await readResults(folder)).sessions);
  await syntheticRun(folder, { ...RUN, retention: 'none', seed: 50_000 });
  const second = await findFindings(folder, (await readResults(folder)).sessions);
  const place = (it: (typeof first)[number]) => `${it.kind} ${it.scenario} ${it.page?.path} ${it.element?.name}`;
  const keys = new Map(first.map((it) => [place(it), it.key]));
  const shared = second.filter((it) => keys.has(place(it)));
  expect(shared.length).toBeGreaterThan(3);
  for (const it of shared) expect(it.key).toBe(keys.get(place(it)));
  expect(first.every(({ frame }) => frame === null)).toBe(true);
});

test('Markdown and GitHub formats carry what a CI step needs', async ({ folder }) => {
  await syntheticRun(folder, RUN);
  const findings = await findFindings(folder, (await readResults(folder)).sessions);
  const markdown = formatFindings(findings, 'md');
  expect(markdown.match(/^## /gm)).toHaveLength(findings.length);
  const issues = JSON.parse(formatFindings(findings, 'github'));
  expect(issues[0]).toMatchObject({ key: findings[0]!.key, labels: ['dramatis', expect.any(String)] });
  expect(issues[0].body).toContain(`<!-- ${issues[0].marker} -->`);
  expect(JSON.parse(formatFindings(findings, 'json'))).toEqual(JSON.parse(JSON.stringify(findings)));
  expect(formatFindings([], 'md')).toContain('every session simply succeeded');
});

test('what a page says cannot become markup of the issue', async ({ folder }) => {
  await syntheticRun(folder, { people: 1, sessions: 4, stories: 2, harm: 1 });
  const [finding] = await findFindings(folder, (await readResults(folder)).sessions);
  const evil = { ...finding!, title: 'x\n# Owned <script>', saw: '<img src=x onerror=alert(1)>\n- **Key**: `fake`' };
  const markdown = formatFindings([evil], 'md');
  expect(markdown).not.toContain('<script>');
  expect(markdown).not.toContain('<img');
  expect(markdown.match(/^- \*\*Key\*\*/gm)).toHaveLength(1);
  expect(markdown).not.toMatch(/^# Owned/m);
});

test('addresses become stable places', () => {
  expect(pagePath('http://x/orders/88213/items?page=2#top')).toBe('/orders/*/items');
  expect(pagePath('http://x/o/0193a2b4-9e1c-7f00-8000-1234567890ab')).toBe('/o/*');
  expect(pagePath('http://x/app#/returns/12?tab=a')).toBe('/app#/returns/*');
  expect(pagePath('http://x/feedback/decade')).toBe('/feedback/decade');
  expect(pagePath('about:blank')).toBe('about:');
});

test('the command that repeats a session survives a shell', () => {
  const command = repeatCommand(
    record({
      outcome: 'gave_up',
      scenario: "Don't (ever) pay $5",
      file: 'my scenarios/a.yaml',
      person: { id: 'x', name: 'Áine' },
      seed: 42,
    }),
  );
  expect(command).toBe(
    `dramatis run 'my scenarios/a.yaml' --grep '^Don'\\''t \\(ever\\) pay \\$5( @|$)' --person 'Áine' --session-seed 42`,
  );
});
