import type { Finding } from '../../results/index.ts';
import type { ReportModel } from '../collect/model.ts';
import { type Html, html, number, percent, plural, shorten } from './bits.ts';
import { chip, picture } from './charts.ts';

const OPEN = 4;
const SHOWN = 60;

export function findingsSection(model: ReportModel): Html {
  const { findings } = model;
  return html`<section id="findings" data-spy><h2>Where people gave up or were wrong</h2>
  ${
    findings.length === 0
      ? html`<p class="intro">Nowhere: every session simply succeeded.</p>`
      : html`<p class="intro">${plural(findings.length, 'finding')} from the sessions that did not simply succeed. The same trouble in many sessions is one finding; its key stays the same from run to run.</p>`
  }
  <ol class="findings">${findings.slice(0, SHOWN).map((finding, index) => findingCard(finding, model, index < OPEN))}</ol>
  ${findings.length > SHOWN && html`<p class="quiet">${plural(findings.length - SHOWN, 'more')}: <code>dramatis findings</code> lists them all.</p>`}
  </section>`;
}

function findingCard(finding: Finding, { findingPictures }: ReportModel, open: boolean): Html {
  const shot = findingPictures.get(finding.key);
  const people =
    finding.people.length > 5
      ? `${finding.people.slice(0, 4).join(', ')} and ${finding.people.length - 4} more`
      : finding.people.join(', ');
  return html`<li class="card finding"><details${open && html` open`}><summary>
    <span class="weight" aria-hidden="true">${number(finding.count)}<small>of ${number(finding.of)}</small></span>
    <span class="what"><b>${shorten(finding.title, 140)}</b><span class="quiet">${finding.scenario} · ${plural(finding.count, 'session')} (${percent(finding.count / finding.of)})</span></span>
    ${chip(finding.kind)}</summary>
    <div class="finding-body ${shot ? '' : 'bare'}">${shot && html`<figure>${picture(shot, `${finding.page?.title ?? 'The page'} as the person saw it`, finding.viewport, finding.target)}</figure>`}
    <div>${finding.felt?.comment && html`<blockquote>${finding.felt.comment}</blockquote>`}
    <dl class="story">
      ${row('Who', people)}
      ${finding.page && row('Page', html`${finding.page.title || finding.page.path} <span class="quiet mono">${finding.page.path}</span>`)}
      ${finding.element && row('Element', html`“${finding.element.label}” <span class="quiet mono">${finding.element.name}</span>`)}
      ${row('Wanted', finding.wanted)}
      ${finding.tried.length > 0 && row('Tried', html`${finding.tried.map((label, index) => html`${index > 0 && html` <span aria-hidden="true">→</span> `}<span class="tried">${shorten(label, 40)}</span>`)}`)}
      ${row('Saw', finding.saw)}
      ${finding.felt && row('Felt', `${finding.felt.sentiment}, ${finding.felt.intensity}`)}
      ${finding.error && row('Error', `${finding.error.kind}: ${finding.error.message}`)}
      ${row('Repeat', html`<code>${finding.repeat}</code>`)}
      ${finding.trace && row('Trace', html`<code>dramatis show ${finding.session}</code>`)}
    </dl>
    <p class="actions"><button type="button" data-session="${finding.session}" data-turn="${finding.turn_index ?? 0}">Watch this session</button> <span class="quiet mono">key ${finding.key}</span></p></div></div></details></li>`;
}

function row(name: string, value: string | Html | null): Html | false {
  return value !== null && value !== '' && html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
