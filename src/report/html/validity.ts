import type { ReportModel } from '../collect/model.ts';
import { type Html, html, moment } from './bits.ts';

const BUILT_IN = new Set(['scent', 'replay']);

/** What the numbers on this page are, and are not. Every report carries it. */
export function validitySection({ engines, expires, results }: ReportModel): Html {
  const models = engines.filter((engine) => !BUILT_IN.has(engine));
  const frames = results.sessions.some(({ retention }) => retention !== 'none');
  return html`<section id="validity" data-spy><h2>What this can and cannot say</h2>
  <div class="card validity"><dl>
  <div><dt>What decided</dt><dd>${
    engines.includes('scent') &&
    html`<p><b>scent</b> is a model of how people find their way: labels are judged by their information scent against the task, and the person settles for what is good enough in reading order (after CogTool-Explorer and SNIF-ACT). Time comes from keystroke-level and reading models, feeling from appraisal of what happened. The same seed, person and pages give the same session.</p>`
  }${engines.includes('replay') && html`<p><b>replay</b> repeats decisions that were recorded before; where the page has changed it says so.</p>`}${
    models.length > 0 &&
    html`<p><b>${models.join(', ')}</b>: a model of another maker chose and worded; perception, patience and feeling are dramatis’ own. Two runs of such an engine differ by chance, so they are compared as independent samples.</p>`
  }${engines.length === 0 && html`<p>No session was played.</p>`}</dd></div>
  <div><dt>What it was checked against</dt><dd><p>Published human figures: how fast people give up, how often they go back, success by distance to the goal, spread between people. <code>npm run bench:mind</code> in the project prints the engine beside them. It was not fitted to your site or to your users.</p></dd></div>
  <div><dt>What it cannot say</dt><dd><ul><li>Why a real person would want the task, or whether they would come at all.</li><li>Taste, trust in a brand, delight; what is not in the frame.</li><li>How many of your users will fail. Read the success rate as a comparison between builds, people and pages.</li></ul></dd></div>
  <div><dt>Simulated, and labelled so</dt><dd><p>Seconds, feelings and think-aloud are the model’s output, not measurements of people. Sessions that ended in an error count neither for nor against the environment.</p></dd></div>
  <div class="strong"><dt>People with disabilities</dt><dd><p>Profiles limit what is perceived and reached: sight, colours, keyboard, tremor, reading. They show some barriers and miss others. They replace no disabled tester, and passing here is no claim of accessibility.</p></dd></div>
  <div><dt>What is kept</dt><dd><p>${
    frames
      ? html`Frames are kept as the scenario’s retention allows${expires && html`; the first go on <b>${moment(expires)}</b>`}. <code>dramatis purge</code> removes what is past its day, from this page too.`
      : 'Retention is none: this page and its folder hold no frame. Pages are sketched from the names and places of their controls.'
  }</p></dd></div></dl></div></section>`;
}
