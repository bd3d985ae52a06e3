import type { Comparison, ReportModel, ShownFrame } from '../collect/model.ts';
import { OUTCOME_WORDS } from '../collect/model.ts';
import { type Html, html, number, percent, plural, seconds } from './bits.ts';
import { intervalLine, picture } from './charts.ts';

const METHODS: Record<Comparison['method'], string> = {
  mcnemar_exact: 'McNemar exact, pairs of the same person and seed',
  fisher_exact: 'Fisher exact, two independent samples',
  n_1_chi_square: 'N-1 chi-square, two independent samples',
};
const STAMPS = { pass: 'Pass', fail: 'Fail', inconclusive: 'Inconclusive' } as const;
const TONES = { pass: 'good', fail: 'bad', inconclusive: 'unsure' } as const;

export function comparisonSection({ comparisons }: ReportModel): Html {
  return html`<section id="comparison" data-spy><h2>Against the baseline</h2>
  ${
    comparisons.length === 0
      ? html`<p class="intro">Nothing was compared. Give a scenario <code>expect.regression</code> and record a baseline with <code>dramatis run --update-baseline</code>, or build this page with <code>dramatis report --against</code> an earlier folder.</p>`
      : html`<p class="intro">Has the success rate fallen? A verdict is inconclusive when so few sessions cannot tell; it then says how many would.</p>`
  }
  ${comparisons.map(card)}</section>`;
}

function card(it: Comparison): Html {
  const first = it.first_difference;
  return html`<article class="card comparison ${TONES[it.verdict]}"><header><h3>${it.scenario}</h3><p class="stamp">${STAMPS[it.verdict]}</p>
    <p class="quiet mono">${it.against}</p></header><p class="said">${it.summary}</p>
  <div class="scroll" tabindex="0" role="region" aria-label="Before and now, ${it.scenario}, against ${it.against}"><table class="versus"><thead><tr><td></td><th scope="col">Success</th><th scope="col">95% interval</th><th scope="col">Median turns</th><th scope="col">Predicted time</th></tr></thead><tbody>
    <tr><th scope="row">Before</th><td class="num">${percent(it.before.share)}</td><td>${intervalLine(it.before)}</td><td class="num">${it.turns.before ?? '–'}</td><td class="num">${seconds(it.seconds.before)}</td></tr>
    <tr><th scope="row">Now</th><td class="num">${percent(it.after.share)}</td><td>${intervalLine(it.after)}</td><td class="num">${it.turns.after ?? '–'}</td><td class="num">${seconds(it.seconds.after)}</td></tr></tbody></table></div>
  <p class="quiet">${METHODS[it.method]}; p = ${(it.p_adjusted ?? it.p_worse).toPrecision(2)}${it.p_adjusted !== undefined && ' (Holm)'}, level ${number(it.alpha)}. ${
    it.paired &&
    `Of ${plural(it.pairs, 'pair')} ${number(it.worse)} got worse, ${number(it.better)} better, and ${number(it.changed_sessions)} took another way.`
  }</p>
  ${
    first &&
    html`<div class="fork"><h4>First turn that differs</h4><p>${first.person}, seed ${first.seed}, turn ${first.turn_index + 1}: <code>${first.before ?? 'had ended'}</code> before (${OUTCOME_WORDS[first.outcome_before].name.toLowerCase()}), <code>${first.after ?? 'had ended'}</code> now (${OUTCOME_WORDS[first.outcome_after].name.toLowerCase()}).</p>
    <div class="frames">${it.frameBefore && html`<figure>${shown(it.frameBefore, 'The frame before')}<figcaption>Before</figcaption></figure>`}
    ${it.frameAfter && html`<figure>${shown(it.frameAfter, 'The frame now')}<figcaption>Now</figcaption></figure>`}</div>
    ${first.session_after && html`<p class="actions"><button type="button" data-session="${first.session_after}" data-turn="${first.turn_index}">Watch this session</button></p>`}</div>`
  }</article>`;
}

function shown(frame: ShownFrame, alt: string): Html {
  return picture(frame.picture, alt, frame.size, frame.target);
}
