import type { Results, SessionRecord } from '../../contract/index.ts';
import {
  type BaselineComparison,
  compareResults,
  elementOf,
  type Finding,
  findFindings,
  pageName,
  pagePath,
  readResults,
  readTurnsIfKept,
  resultsFolder,
} from '../../results/index.ts';
import { FrameAlbum } from './album.ts';
import { JourneyPacker } from './journeys.ts';
import {
  type Comparison,
  emptyCounts,
  type PersonRow,
  type ReportModel,
  type ScenarioSummary,
  type ShownFrame,
} from './model.ts';
import { PageTally } from './pages.ts';
import { funnel, lostnessOf, summarise } from './summary.ts';

export interface ReportOptions {
  /** Results folder of an earlier run to compare with, beside the baselines that the scenarios name. */
  against?: string;
  now?: Date;
}

/** The model of the page, and for each session its chunk and lostness in the order of `results.sessions`. */
export interface Gathered {
  model: ReportModel;
  chunkOf: number[];
  lostBy: ReadonlyMap<string, number>;
}

/** Reads a results folder once and gathers everything the page shows. */
export async function gather(dir: string, options: ReportOptions = {}): Promise<Gathered> {
  const results = await readResults(dir);
  const { sessions } = results;
  const findings = await findFindings(dir, sessions);
  const album = new FrameAlbum(dir, options.now ?? new Date());
  await album.fill(inOrderOfInterest(sessions, new Set(findings.map((finding) => finding.session))));

  const tally = new PageTally();
  const packer = new JourneyPacker((id, frame) => album.find(id, frame));
  const ways = new Map<string, string[]>();
  const titles = new Map<string, string>();
  const chunkOf: number[] = [];
  for (const record of sessions) {
    const turns = await readTurnsIfKept(dir, record.id);
    ways.set(record.id, tally.add(record, turns));
    for (const turn of turns)
      if (turn.title.trim()) titles.set(pagePath(turn.url), pageName(turn.title, record.environment.name));
    chunkOf.push(packer.add(record, turns));
  }
  packer.flush();

  const lostBy = new Map<string, number>();
  const scenarios = scenarioSummaries(results, ways, titles, lostBy);
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const model: ReportModel = {
    results,
    scenarios,
    people: people(sessions, scenarios),
    overall: summarise(sessions, lostBy),
    pages: tally.pages(),
    labels: tally.labels(),
    maps: await tally.maps((id, frame) => album.large(byId.get(id)!, frame)),
    findings,
    findingPictures: findingPictures(findings, album),
    comparisons: await comparisons(dir, results, options.against, album),
    engines: [...new Set(sessions.map((session) => session.engine))],
    expires:
      sessions.flatMap(({ retention, expires_at }) => (retention === 'none' ? [] : (expires_at ?? []))).sort()[0] ??
      null,
    album: album.album(),
    journeys: packer.chunks,
  };
  return { model, chunkOf, lostBy };
}

function findingPictures(findings: readonly Finding[], album: FrameAlbum): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { key, frame, session } of findings) {
    const picture = album.find(session, frame?.split('/').slice(2).join('/') ?? null);
    if (picture) pictures.set(key, picture);
  }
  return pictures;
}

/** Those behind findings first, then the rest of what went wrong, then one success of each scenario and person. */
function inOrderOfInterest(sessions: readonly SessionRecord[], exemplars: ReadonlySet<string>): SessionRecord[] {
  const seen = new Set<string>();
  const rank = (session: SessionRecord): number => {
    const key = JSON.stringify([session.scenario, session.outcome]);
    const fresh = !seen.has(key);
    seen.add(key);
    if (exemplars.has(session.id)) return 0;
    return fresh ? 1 : session.outcome === 'success' ? 3 : 2;
  };
  return sessions
    .map((session) => ({ session, rank: rank(session) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ session }) => session);
}

function scenarioSummaries(
  results: Results,
  ways: ReadonlyMap<string, readonly string[]>,
  titles: ReadonlyMap<string, string>,
  lostBy: Map<string, number>,
): ScenarioSummary[] {
  const groups = Map.groupBy(results.sessions, (session) => session.scenario);
  const listed = results.scenarios.map((it) => it.scenario);
  const unlisted = [...groups.keys()].filter((title) => !listed.includes(title));
  const entries = [
    ...results.scenarios,
    ...unlisted.map((scenario) => ({ scenario, file: groups.get(scenario)![0]!.file, expectations: [] })),
  ];
  return entries.map((entry, index) => {
    const sessions = groups.get(entry.scenario) ?? [];
    for (const [id, lost] of lostnessOf(sessions, ways)) lostBy.set(id, lost);
    return {
      ...entry,
      ...summarise(sessions, lostBy),
      anchor: `scenario-${index + 1}`,
      sessions: sessions.length,
      funnel: funnel(sessions, ways, titles),
    };
  });
}

function people(sessions: readonly SessionRecord[], scenarios: readonly ScenarioSummary[]): PersonRow[] {
  const column = new Map(scenarios.map(({ scenario }, index) => [scenario, index]));
  const rows = new Map<string, PersonRow>();
  for (const [index, session] of sessions.entries()) {
    const { id, name } = session.person;
    const row = rows.get(id) ?? { id, name, cells: scenarios.map(() => null) };
    rows.set(id, row);
    const at = column.get(session.scenario)!;
    row.cells[at] ??= { counts: emptyCounts(), sessions: [] };
    row.cells[at].counts[session.outcome] += 1;
    row.cells[at].sessions.push(index);
  }
  return [...rows.values()];
}

/** What the run itself compared with baselines, and what `against` adds. */
async function comparisons(
  dir: string,
  results: Results,
  against: string | undefined,
  album: FrameAlbum,
): Promise<Comparison[]> {
  const list: Comparison[] = [];
  for (const { expectations } of results.scenarios) {
    const regression = expectations.find(({ name }) => name === 'regression');
    const actual = regression?.actual as Partial<BaselineComparison> | null | undefined;
    if (actual?.verdict === undefined) continue;
    const { baseline } = regression!.expected as { baseline: string };
    list.push({ ...(actual as BaselineComparison), against: baseline, frameBefore: null, frameAfter: null });
  }
  if (against !== undefined) {
    const { scenarios } = await compareResults(against, dir);
    for (const comparison of scenarios) list.push({ ...comparison, against, frameBefore: null, frameAfter: null });
  }
  for (const comparison of list) {
    const difference = comparison.first_difference;
    if (!difference) continue;
    comparison.frameAfter = await frameAt(dir, results, difference.session_after, difference.turn_index, album);
    if (comparison.against === against && against !== undefined) {
      const before = resultsFolder(against);
      const other = new FrameAlbum(before, new Date());
      const frame = await frameAt(
        before,
        await readResults(before),
        difference.session_before,
        difference.turn_index,
        other,
      );
      const picture = frame && album.adopt(other, frame.picture);
      comparison.frameBefore = picture ? { ...frame, picture } : null;
    }
  }
  return list;
}

async function frameAt(
  dir: string,
  results: Results,
  sessionId: string | null,
  turnIndex: number,
  album: FrameAlbum,
): Promise<ShownFrame | null> {
  const session = results.sessions.find(({ id }) => id === sessionId);
  if (!session) return null;
  const turn = (await readTurnsIfKept(dir, session.id))[turnIndex];
  const picture = turn?.frame.path ? await album.large(session, turn.frame.path) : null;
  if (!turn || !picture) return null;
  const { width, height } = turn.frame;
  const target = turn.actions.find(({ name }) => name === elementOf(turn)?.name)?.target ?? null;
  return { picture, size: { width, height }, target };
}
