import { OUTCOME_ORDER, OUTCOME_WORDS, type PersonRow, type ReportModel } from '../collect/model.ts';
import { type Html, html, number, plural } from './bits.ts';
import { outcomeBar } from './charts.ts';

/** Rows shown before the reader asks for the rest. */
const SHOWN = 40;
/** A square a session as long as they fit, a bar beyond. */
const SQUARES = 12;

export function peopleSection({ people, scenarios }: ReportModel): Html {
  const rows = people
    .map((person, index) => ({ person, index, rate: successRate(person) }))
    .sort((a, b) => a.rate - b.rate || a.index - b.index);
  return html`<section id="people" data-spy><h2>People and scenarios</h2>
  <p class="intro">Everybody who tried, those with the most trouble first. A square is one session; choose a cell to see its sessions.</p>
  <div class="scroll" tabindex="0" role="region" aria-label="People and scenarios"><table class="matrix ${scenarios.length > 5 ? 'many' : ''}">
  <thead><tr><th scope="col">Person</th>${scenarios.map(({ scenario, anchor }) => html`<th scope="col"><a href="#${anchor}">${scenario}</a></th>`)}</tr></thead>
  <tbody>${rows.map(
    ({ person }, place) =>
      html`<tr class="${place >= SHOWN ? 'beyond' : ''}"><th scope="row">${person.name}</th>${person.cells.map(
        (cell, index) =>
          cell === null
            ? html`<td class="none"><span aria-hidden="true">·</span><span class="sr">did not try</span></td>`
            : html`<td><button type="button" class="cell" data-person="${person.name}" data-scenario="${index}" aria-label="${person.name}, ${scenarios[index]!.scenario}: ${said(cell.counts)}. Show the sessions">${
                cell.sessions.length <= SQUARES
                  ? html`<span class="squares" aria-hidden="true">${OUTCOME_ORDER.flatMap((outcome) =>
                      Array.from(
                        { length: cell.counts[outcome] },
                        () => html`<i class="o-${outcome}">${OUTCOME_WORDS[outcome].mark}</i>`,
                      ),
                    )}</span>`
                  : outcomeBar(cell.counts)
              }<span class="of" aria-hidden="true">${number(cell.counts.success)}/${number(cell.sessions.length - cell.counts.error)}</span></button></td>`,
      )}</tr>`,
  )}</tbody></table></div>
  ${rows.length > SHOWN && html`<p><button type="button" class="more" data-show-all>Show all ${plural(rows.length, 'person', 'people')}</button></p>`}
  </section>`;
}

function said(counts: Record<string, number>): string {
  return OUTCOME_ORDER.filter((outcome) => counts[outcome])
    .map((outcome) => `${counts[outcome]} ${OUTCOME_WORDS[outcome].short}`)
    .join(', ');
}

function successRate(person: PersonRow): number {
  let successes = 0;
  let all = 0;
  for (const cell of person.cells) {
    if (!cell) continue;
    successes += cell.counts.success;
    all += cell.sessions.length - cell.counts.error;
  }
  return all === 0 ? 2 : successes / all;
}
