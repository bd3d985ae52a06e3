import { OUTCOME_ORDER, OUTCOME_WORDS, type ReportModel } from '../collect/model.ts';
import { type Html, html, plural } from './bits.ts';

/** The frame in which the page's script draws the list of sessions and the one that is open. */
export function sessionsSection({ results, scenarios, album }: ReportModel): Html {
  return html`<section id="sessions" data-spy><h2>Sessions</h2>
  <p class="intro">Every session turn by turn: what the person saw, where they pointed, what else they weighed, and how it felt.${
    album.left > 0 &&
    ` ${plural(album.left, 'frame')} did not fit into this page and are drawn as sketches; \`dramatis show\` opens the trace that holds them.`
  }</p>
  <noscript><p class="card">The sessions are drawn by the page’s own script, which is switched off.</p></noscript>
  <form class="filters" id="filters"><label>Outcome <select name="outcome"><option value="">all</option>${OUTCOME_ORDER.map(
    (outcome) => html`<option value="${outcome}">${OUTCOME_WORDS[outcome].name}</option>`,
  )}</select></label>
  <label>Scenario <select name="scenario"><option value="">all</option>${scenarios.map(({ scenario }, index) => html`<option value="${index}">${scenario}</option>`)}</select></label>
  <label>Order <select name="order"><option value="">as played</option><option value="felt">felt worst</option><option value="turns">most turns</option><option value="lost">most lost</option><option value="seconds">longest</option></select></label>
  <label>Find <input type="search" name="text" placeholder="person, seed or id" autocomplete="off"></label>
  <button type="reset">Clear</button>
  <p class="quiet" id="found" role="status">${plural(results.sessions.length, 'session')}</p></form>
  <div class="explorer"><div class="list"><ol id="session-list"></ol><button type="button" class="more" id="more-sessions" hidden>Show more</button></div>
  <article id="session" tabindex="-1" aria-label="Session"></article></div></section>`;
}
