import { fold } from '../language/index.ts';
import type { Page } from '../perception/page.ts';
import { baseOf, type Memory } from './memory.ts';
import { hash } from './person/random.ts';

/** Acts that leave the person on the page where they are, however different it looks afterwards. */
const STAYING = new Set(['scroll', 'point', 'wait', 'type', 'set', 'choose', 'check', 'upload', 'drag']);

/**
 * The address without its query, and without where the site happens to be served from: the same site elsewhere is the
 * same place, so that two builds of it meet with the same luck.
 */
function pathOf(url: string, memory: Memory): string {
  const whole = url.replace(/[?#].*$/, (tail) => (/^#.{2,}/.test(tail) ? tail : ''));
  const [, origin = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)(.*)$/i.exec(whole) ?? [];
  if (!origin) return whole;
  memory.home ||= origin + path.replace(/[^/]*$/, '');
  if (whole.startsWith(memory.home)) return `~/${whole.slice(memory.home.length)}`;
  return memory.home.startsWith(origin) ? path || '/' : whole;
}

/**
 * The place the page is to somebody who walks through: its address without the query, and its title. A page that puts
 * other words under the same address and title is another place, known by its heading; scrolling leads nowhere.
 */
export function placeOf(page: Page, memory: Memory, kept: number): string {
  const path = pathOf(page.url, memory);
  const known = path || page.known;
  const base = known ? fold(`${path}|${page.known}`).slice(0, 160) : placeByControls(page, memory);
  const heading = ownHeading(page);
  const { last } = memory;
  if (last && baseOf(last.key) === base) {
    const stays = STAYING.has(last.kind) || last.rule === 'clear_overlay';
    const alike = kept > 0.34 && !/\bpage changed to\b/i.test(page.outcome);
    if (stays || alike || !heading || memory.headings[last.key] === heading) return last.key;
    const before = Object.keys(memory.headings).find((key) => baseOf(key) === base && memory.headings[key] === heading);
    const key = before ?? `${base}||${heading}`;
    memory.headings[key] = heading;
    return key;
  }
  memory.headings[base] ??= heading;
  return base;
}

/** What heads this page, and not each page of the site, whose name stands at the end of the title as well. */
function ownHeading({ headings, title }: Page): string {
  const site = title
    .split(/\s[|–—·-]\s/)
    .slice(1)
    .map(fold);
  const heads = headings.filter((line) => line.level <= 2).map((line) => fold(line.text));
  return (heads.find((text) => !site.includes(text)) ?? heads[0] ?? '').slice(0, 60);
}

/** Where nothing but controls is told, they are the place: mostly the same ones, the same place. */
function placeByControls(page: Page, memory: Memory): string {
  const labels = page.items.filter((item) => item.kind !== 'scroll' && item.kind !== 'back').map((item) => item.raw);
  const before = new Set(memory.labels);
  const same = labels.filter((label) => before.has(hash(label))).length;
  memory.labels = labels.map(hash);
  if (memory.last && before.size > 0 && same >= 0.5 * Math.min(before.size, labels.length))
    return baseOf(memory.last.key);
  return `controls ${hash(labels.join('\n'))}`;
}
