import type { ReportModel } from '../collect/model.ts';
import { type Html, html, moment, number, percent, plural, seconds } from './bits.ts';
import { intervalLine, legend, outcomeBar } from './charts.ts';

export interface Verdict {
  tone: 'good' | 'bad' | 'unsure';
  stamp: string;
  headline: string;
}

/** What a reader should know if they read one line. */
export function verdictOf({ results, scenarios, overall }: ReportModel): Verdict {
  const expectations = scenarios.flatMap((scenario) => scenario.expectations);
  const unmet = expectations.filter(({ met }) => !met);
  const counted = overall.success.n;
  const rate =
    counted > 0 ? `${percent(overall.success.share)} of ${plural(counted, 'session')} succeeded` : 'No session counts';
  if (results.complete === false || results.exit_code === 130) {
    return { tone: 'unsure', stamp: 'Stopped early', headline: `${rate} before the run was stopped.` };
  }
  if (unmet.length > 0) {
    const failing = scenarios.filter((scenario) => scenario.expectations.some(({ met }) => !met));
    const where =
      failing.length === 1 && scenarios.length > 1
        ? ` in “${failing[0]!.scenario}”`
        : failing.length > 1
          ? ` in ${failing.length} of ${scenarios.length} scenarios`
          : '';
    const what =
      unmet.length === 1
        ? `One of ${expectations.length} expectations was not met`
        : `${unmet.length} of ${expectations.length} expectations were not met`;
    return {
      tone: 'bad',
      stamp: 'Not met',
      headline: `${expectations.length === 1 ? 'What was expected was not met' : what}${where}.`,
    };
  }
  if (overall.counts.error > 0) {
    return {
      tone: 'unsure',
      stamp: 'Errors',
      headline: `${plural(overall.counts.error, 'session')} broke; ${rate.toLowerCase()}.`,
    };
  }
  if (expectations.length === 0) return { tone: 'unsure', stamp: 'Nothing expected', headline: `${rate}.` };
  return {
    tone: 'good',
    stamp: 'Met',
    headline:
      expectations.length === 1 ? 'What was expected was met.' : `All ${expectations.length} expectations were met.`,
  };
}

export function masthead(model: ReportModel): Html {
  const { results, overall, scenarios, people, engines } = model;
  const verdict = verdictOf(model);
  const environments = [...new Map(results.sessions.map(({ environment }) => [environment.name, environment.url]))];
  return html`<header class="masthead" id="summary" data-spy>
  <p class="programme"><span class="wordmark">dramatis</span> <span class="quiet">${moment(results.started_at)} · dramatis ${results.dramatis} · ${
    engines.length === 1 ? 'engine' : 'engines'
  } ${engines.join(', ') || '–'}</span></p>
  <div class="verdict ${verdict.tone}"><h1>${verdict.headline}</h1><p class="stamp">${verdict.stamp}</p></div>
  <p class="lede">${plural(people.length, 'person', 'people')} tried ${plural(scenarios.length, 'scenario')} in ${plural(results.sessions.length, 'session')}${
    environments.length > 0 &&
    html` on ${environments.map(([name, url], index) => html`${index > 0 && ', '}<b>${name}</b> <span class="quiet">${url}</span>`)}`
  }.</p>
  ${results.sessions.length > 0 && outcomeBar(overall.counts, 'large')}
  ${legend(overall.counts)}
  <dl class="figures">
    <div class="wide"><dt>Succeeded</dt><dd>${percent(overall.success.share)} ${intervalLine(overall.success)}
      <small>95% interval ${percent(overall.success.low)} to ${percent(overall.success.high)}, ${number(overall.success.successes)} of ${number(overall.success.n)}</small></dd></div>
    <div><dt>Turns</dt><dd>${overall.medianTurns === null ? '–' : number(overall.medianTurns)}<small>median</small></dd></div>
    <div><dt>Time for a success</dt><dd>${seconds(overall.seconds)}<small>predicted by the model, geometric mean</small></dd></div>
    <div><dt>Felt bad</dt><dd>${percent(overall.negative)}<small>of all turns, by the model’s appraisal</small></dd></div>
    <div><dt>Looked lost</dt><dd>${percent(overall.lost)}<small>lostness 0.4 or more</small></dd></div>
  </dl>
</header>`;
}
