import type { ReportModel } from '../collect/model.ts';
import { type Html, html, number, plural, seconds } from './bits.ts';

/** Rows shown at once. */
const SHOWN = 12;

export function costsSection({ pages, labels }: ReportModel): Html {
  const worstPage = Math.max(1e-9, ...pages.map(({ lost }) => lost));
  const sites = new Set(pages.map(({ site }) => site));
  const worstLabel = Math.max(1e-9, ...labels.map(({ lost }) => lost));
  return html`<section id="costs" data-spy><h2>What cost most</h2>
  <p class="intro">Ranked by time lost: the model’s predicted seconds of acts that had no effect, of steps that were taken back, and of the way back itself.</p>
  <div class="pair"><div><h3 id="cost-pages">Pages</h3>${
    pages.length === 0
      ? html`<p class="quiet">No page cost anybody time.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="cost-pages"><table class="ranking"><thead><tr><th scope="col">Page</th><th scope="col">Time lost</th><th scope="col">Ended here</th></tr></thead><tbody>${pages
          .slice(0, SHOWN)
          .map(
            (
              page,
            ) => html`<tr><th scope="row">${page.title}<span class="quiet mono">${page.path}${sites.size > 1 && ` of ${page.site}`}</span></th>
      <td>${cost(page.lost, worstPage)}<small>of ${seconds(page.seconds)} spent in ${plural(page.visits, 'visit')}</small></td><td class="num">${number(page.ended)}</td></tr>`,
          )}</tbody></table></div>`
  }</div>
  <div><h3 id="cost-labels">Labels</h3>${
    labels.length === 0
      ? html`<p class="quiet">No label misled anybody.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="cost-labels"><table class="ranking"><thead><tr><th scope="col">Label</th><th scope="col">Time lost</th><th scope="col">Chosen</th><th scope="col">No effect</th><th scope="col">Taken back</th></tr></thead><tbody>${labels
          .slice(0, SHOWN)
          .map(
            (
              label,
            ) => html`<tr><th scope="row">“${label.label}”<span class="quiet mono">${label.name} on ${label.path}</span></th>
      <td>${cost(label.lost, worstLabel)}</td><td class="num">${number(label.chosen)}</td><td class="num">${number(label.dead)}</td><td class="num">${number(label.undone)}</td></tr>`,
          )}</tbody></table></div>`
  }</div></div></section>`;
}

function cost(value: number, worst: number): Html {
  return html`<span class="cost"><span style="width:${((value / worst) * 100).toFixed(1)}%"></span></span>${seconds(value)}`;
}
