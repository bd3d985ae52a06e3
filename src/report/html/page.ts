import { FRAMES_EXPIRE } from '../../results/index.ts';
import type { Gathered } from '../collect/gather.ts';
import { OUTCOME_WORDS } from '../collect/model.ts';
import { escapeHtml, type Html, html, scriptJson } from './bits.ts';
import { comparisonSection } from './comparison.ts';
import { costsSection } from './costs.ts';
import { findingsSection } from './findings.ts';
import { mapsSection } from './maps.ts';
import { masthead, verdictOf } from './masthead.ts';
import { peopleSection } from './people.ts';
import { scenariosSection } from './scenarios.ts';
import { sessionsSection } from './sessions.ts';
import { validitySection } from './validity.ts';

const SECTIONS = [
  ['summary', 'Summary'],
  ['scenarios', 'Scenarios'],
  ['people', 'People'],
  ['findings', 'Findings'],
  ['maps', 'Maps'],
  ['costs', 'Costs'],
  ['comparison', 'Baseline'],
  ['sessions', 'Sessions'],
  ['validity', 'Validity'],
] as const;

/** Nothing may be fetched, sent or framed: everything the page needs is in it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * Writes the page piece by piece, so that its pictures are never one string of many megabytes.
 * @param assets the page's own style and script
 */
export function* renderPage(gathered: Gathered, assets: { style: string; script: string }): Generator<string> {
  const { model } = gathered;
  const verdict = verdictOf(model);
  yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n';
  yield `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">\n`;
  yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n';
  const { expires } = model.album;
  if (expires !== null) yield `<meta name="${FRAMES_EXPIRE}" content="${expires}">\n`;
  yield html`<title>${verdict.stamp}: ${verdict.headline} – dramatis</title>\n<link rel="icon" href="data:,">\n`.text;
  yield `<style>${assets.style}</style>\n</head>\n<body>\n`;
  const body: Html[] = [
    html`<a class="skip" href="#content">Skip to the report</a>
<nav aria-label="Sections"><a class="wordmark" href="#summary">dramatis</a><ul>${SECTIONS.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul>
<label class="theme"><span>Theme</span> <select id="theme"><option value="">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label></nav>
<main id="content">`,
    masthead(model),
    scenariosSection(model),
    peopleSection(model),
    findingsSection(model),
    mapsSection(model),
    costsSection(model),
    comparisonSection(model),
    sessionsSection(model),
    validitySection(model),
    html`</main>\n`,
  ];
  for (const part of body) yield `${part.text}\n`;
  yield `<script type="application/json" id="index">${scriptJson(index(gathered)).text}</script>\n`;
  for (const { id, data } of model.journeys) yield `<script type="text/plain" id="${id}">${data}</script>\n`;
  for (const [id, data] of model.album.pictures) yield `<script type="text/plain" id="${id}">${data}</script>\n`;
  yield `<script type="module">${assets.script.replaceAll('</script', '<\\/script')}</script>\n</body>\n</html>\n`;
}

/** One row a session, as short as it can be: thousands of them are parsed before anything is shown. */
function index({ model, chunkOf, lostBy }: Gathered): object {
  const scenarios = model.scenarios.map(({ scenario }) => scenario);
  const column = new Map(scenarios.map((title, at) => [title, at]));
  return {
    scenarios,
    outcomes: OUTCOME_WORDS,
    sessions: model.results.sessions.map((session, at) => [
      session.id,
      column.get(session.scenario),
      session.person.name,
      session.seed,
      session.outcome,
      session.turns,
      Math.round(session.seconds_predicted * 10) / 10,
      session.felt.length > 0
        ? Math.round((session.felt.filter(({ valence }) => valence < 0).length / session.felt.length) * 100) / 100
        : 0,
      lostBy.has(session.id) ? Math.round(lostBy.get(session.id)! * 100) / 100 : null,
      chunkOf[at],
      session.engine,
    ]),
  };
}
