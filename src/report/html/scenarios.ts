import type { Expectation } from '../../contract/index.ts';
import { OUTCOME_ORDER, OUTCOME_WORDS, type ReportModel, type ScenarioSummary } from '../collect/model.ts';
import { type Html, html, number, percent, plural, seconds } from './bits.ts';
import { intervalLine, outcomeBar } from './charts.ts';

export function scenariosSection({ scenarios }: ReportModel): Html {
  return html`<section id="scenarios" data-spy><h2>Scenarios</h2>
  <p class="intro">What was tried, what was expected of it, and how far people came. The band is the 95% interval (adjusted Wald): what this number of sessions allows to say.</p>
  ${scenarios.map(scenarioCard)}</section>`;
}

function scenarioCard(scenario: ScenarioSummary): Html {
  const unmet = scenario.expectations.filter(({ met }) => !met).length;
  return html`<article class="card scenario" id="${scenario.anchor}">
  <header><h3>${scenario.scenario}</h3><p class="quiet mono">${scenario.file}</p>
    <p class="tally ${unmet > 0 ? 'bad' : scenario.expectations.length > 0 ? 'good' : ''}">${
      scenario.expectations.length === 0
        ? 'nothing expected'
        : unmet > 0
          ? `${unmet} not met`
          : `${plural(scenario.expectations.length, 'expectation')} met`
    }</p></header>
  <div class="scenario-rate"><span class="rate">${percent(scenario.success.share)}</span>
    <div>${intervalLine(scenario.success, expectedOf(scenario, 'success'))}
    <p class="quiet">${number(scenario.success.successes)} of ${plural(scenario.success.n, 'counted session')} succeeded, 95% interval ${percent(scenario.success.low)} to ${percent(scenario.success.high)}</p></div>
    ${outcomeBar(scenario.counts)}</div>
  <div class="scenario-body">
    <div><h4>Expected</h4>${
      scenario.expectations.length === 0
        ? html`<p class="quiet">The scenario has no <code>expect</code>.</p>`
        : html`<ul class="expectations">${scenario.expectations.map(expectationRow)}</ul>`
    }
    <dl class="facts"><div><dt>Median turns</dt><dd>${scenario.medianTurns === null ? '–' : number(scenario.medianTurns)}</dd></div>
      <div><dt>Predicted time for a success</dt><dd>${seconds(scenario.seconds)}</dd></div>
      <div><dt>Turns that felt bad</dt><dd>${percent(scenario.negative)}</dd></div>
      <div><dt>Looked lost</dt><dd>${percent(scenario.lost)}</dd></div></dl></div>
    <div><h4>How far people came</h4>${funnelList(scenario)}</div>
  </div></article>`;
}

function expectedOf(scenario: ScenarioSummary, name: string): { at_least?: number; at_most?: number } | undefined {
  return scenario.expectations.find((it) => it.name === name)?.expected as { at_least?: number } | undefined;
}

const NAMES: Record<string, string> = {
  success: 'Success',
  false_success: 'False success',
  gave_up: 'Gave up',
  turns: 'Median turns',
  felt: 'Turns that felt bad',
  regression: 'No regression',
};

function expectationRow({ name, expected, actual, met }: Expectation): Html {
  return html`<li class="${met ? 'met' : 'unmet'}"><span class="mark" aria-hidden="true">${met ? '✓' : '✕'}</span>
    <span><b>${NAMES[name] ?? name}</b> ${expectedWords(name, expected)}</span>
    <span class="was"><span class="sr">${met ? 'met' : 'not met'}, </span>${actualWords(name, actual)}</span></li>`;
}

function expectedWords(name: string, expected: unknown): string {
  const it = (expected ?? {}) as Record<string, number | string>;
  if (name === 'turns') return `at most ${it.median_at_most}`;
  if (name === 'felt') return `at most ${percent(Number(it.share_negative_at_most))}`;
  if (name === 'regression') return `against ${it.baseline}`;
  return [
    it.at_least !== undefined && `at least ${percent(Number(it.at_least))}`,
    it.at_most !== undefined && `at most ${percent(Number(it.at_most))}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function actualWords(name: string, actual: unknown): string {
  if (actual === null || actual === undefined) return 'no session';
  if (typeof actual === 'number') return name === 'turns' ? `was ${number(actual)}` : `was ${precise(actual)}`;
  const it = actual as { verdict?: string; error?: string };
  return it.error ?? it.verdict ?? String(actual);
}

/** A share as whole percent where that does not hide why it failed. */
function precise(share: number): string {
  const whole = share * 100;
  return Math.abs(whole - Math.round(whole)) < 0.05 ? `${Math.round(whole)}%` : `${whole.toFixed(1)}%`;
}

function funnelList({ funnel }: ScenarioSummary): Html {
  if (funnel.length === 0) return html`<p class="quiet">No session counts.</p>`;
  return html`<ol class="funnel">${funnel.map((step) => {
    const ended = OUTCOME_ORDER.filter((outcome) => step.ended[outcome]).map(
      (outcome) =>
        html`<span class="drop"><span class="key o-${outcome}" aria-hidden="true"></span>${number(step.ended[outcome] ?? 0)} ${OUTCOME_WORDS[outcome].short}</span>`,
    );
    return html`<li class="${step.kind}"><span class="step">${step.name}</span>
      <span class="reach"><span style="width:${((step.reached / step.of) * 100).toFixed(1)}%"></span></span>
      <span class="count">${number(step.reached)} <small>${percent(step.reached / step.of)}</small></span>
      ${ended.length > 0 && html`<span class="drops">${ended}</span>`}</li>`;
  })}</ol>`;
}
