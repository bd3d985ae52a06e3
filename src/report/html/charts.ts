import type { Outcome } from '../../contract/index.ts';
import type { Interval } from '../../results/statistics/index.ts';
import { OUTCOME_ORDER, OUTCOME_WORDS, type OutcomeCounts } from '../collect/model.ts';
import { type Html, html, number, percent, plural } from './bits.ts';

/** How a set of sessions came out, as one bar; the words beside it say the same. */
export function outcomeBar(counts: Partial<OutcomeCounts>, size: 'large' | 'small' = 'small'): Html {
  const total = OUTCOME_ORDER.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
  const said = OUTCOME_ORDER.filter((outcome) => counts[outcome])
    .map((outcome) => `${number(counts[outcome] ?? 0)} ${OUTCOME_WORDS[outcome].short}`)
    .join(', ');
  return html`<span class="bar ${size}" role="img" aria-label="${said || 'no session'}">${OUTCOME_ORDER.map(
    (outcome) => {
      const count = counts[outcome] ?? 0;
      return (
        count > 0 &&
        html`<span class="o-${outcome}" style="flex-grow:${count}" title="${OUTCOME_WORDS[outcome].name}: ${number(count)}">${
          size === 'large' && count / total > 0.05 ? number(count) : null
        }</span>`
      );
    },
  )}</span>`;
}

export function legend(counts: OutcomeCounts): Html {
  return html`<ul class="legend">${OUTCOME_ORDER.map(
    (outcome) =>
      counts[outcome] > 0 &&
      html`<li><span class="key o-${outcome}" aria-hidden="true"></span><b>${number(counts[outcome])}</b> ${
        OUTCOME_WORDS[outcome].name
      } <span class="quiet">${OUTCOME_WORDS[outcome].means}</span></li>`,
  )}</ul>`;
}

/** A share with its interval on a line from 0 to 100%, and where it was expected to be. */
export function intervalLine(interval: Interval, expected?: { at_least?: number; at_most?: number }): Html {
  const at = (share: number) => `${(share * 100).toFixed(2)}%`;
  const { share, low, high } = interval;
  const said =
    share === null
      ? 'no counted session'
      : `${percent(share)}, 95% interval ${percent(low)} to ${percent(high)} from ${plural(interval.n, 'session')}`;
  return html`<span class="interval" role="img" aria-label="${said}">
    <span class="band" style="left:${at(low)};right:${at(1 - high)}"></span>
    ${share !== null && html`<span class="dot" style="left:${at(share)}"></span>`}
    ${expected?.at_least !== undefined && html`<span class="floor" style="left:${at(expected.at_least)}"></span>`}
    ${expected?.at_most !== undefined && html`<span class="ceiling" style="left:${at(expected.at_most)}"></span>`}
  </span>`;
}

export function chip(outcome: Outcome): Html {
  return html`<span class="chip o-${outcome}"><span aria-hidden="true">${OUTCOME_WORDS[outcome].mark}</span> ${
    OUTCOME_WORDS[outcome].name
  }</span>`;
}

/** A picture that the page's script puts in when it comes into view, with a frame around one place in it. */
export function picture(
  id: string,
  alt: string,
  size: { width: number; height: number } | null,
  target: { x: number; y: number; width: number; height: number } | null,
): Html {
  const { width, height } = size ?? { width: 1280, height: 800 };
  return html`<span class="shot" style="--ratio:${width}/${height}"><img alt="${alt}" data-picture="${id}">${
    target &&
    html`<span class="target" style="left:${share(target.x, width)};top:${share(target.y, height)};width:${share(target.width, width)};height:${share(target.height, height)}"></span>`
  }</span>`;
}

export function share(value: number, of: number): string {
  return `${((value / of) * 100).toFixed(2)}%`;
}
