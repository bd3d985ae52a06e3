import { fold, phrase } from '../../language/index.ts';
import type { Box, Item, Line, Page } from '../../perception/page.ts';
import { classOfField, isNewsletter } from '../filling/fields.ts';

/** What says of the lines below it, or after it on its line, that somebody paid for them. */
const MARK =
  /^\W*(?:ads?|advert(?:isement|isements|ising|orial)?|sponsored(?: (?:content|post|link|links|by\b.*|story|message))?|promoted(?: (?:by\b.*|post|content))?|paid (?:content|partnership|post)|partner content|anzeige|werbung|publicité|publicidad|annonce)\s*(?:$|[:·•|–—-]\s*\S)/iu;
/** The same before what stands around a link. */
const AT_HEAD =
  /^(?:(?:ADVERTISEMENT|SPONSORED|PROMOTED|ANZEIGE|AD)\b|(?:Ad|Advertisement|Sponsored|Promoted|Anzeige)\s?[:·•|–—])/u;
/** Words of a task that is about what is advertised or sent round. */
const ASKED = /\b(?:ads?|adverts?|advertis\w*|sponsor\w*|promot\w*|banners?)\b/;
const LETTER = /\b(?:newsletters?|news by e-?mail|mailing list|e-?mail updates)\b/;
const ASKED_LETTER = /\b(?:newsletters?|subscri\w+|mailing|e-?mails?|mails?|news|updates)\b/;

/** Lines below a mark that belong to what it marks. */
const MOST = 4;
/** Pixels under which an advertisement's lines stand apart, in heights of a line. */
const APART = 1.4;
/** Pixels from the box for an address to its button. */
const BESIDE = 60;
/** Pixels below what tells of a newsletter, within which the box for it stands. */
const NEAR = 30;

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width;
}

/** The ground that a marked advertisement takes, line by line under its mark. */
function groundOf(lines: readonly Line[], mark: Line): Box | null {
  if (!mark.box) return null;
  let ground: Box = mark.box;
  let last = mark.box;
  let taken = 0;
  for (const line of lines.slice(lines.indexOf(mark) + 1)) {
    const { box } = line;
    if (!box || taken === MOST) break;
    const away = box.y - (last.y + last.height);
    if (away > APART * Math.min(box.height, last.height) || away < -box.height || !overlaps(ground, box)) break;
    if (line.level > 0 && taken > 0) break;
    const x = Math.min(ground.x, box.x);
    const right = Math.max(ground.x + ground.width, box.x + box.width);
    ground = { x, y: ground.y, width: right - x, height: box.y + box.height - ground.y };
    last = box;
    taken++;
  }
  return ground;
}

function isUnder(box: Box | null, line: Box): boolean {
  return (
    box !== null &&
    line.y < box.y + box.height &&
    box.y - line.y - line.height < NEAR &&
    overlaps(box, { ...line, width: line.width + box.width })
  );
}

function liesOn({ box }: Item, ground: Box): boolean {
  if (!box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= ground.x && x <= ground.x + ground.width && y >= ground.y && y <= ground.y + ground.height;
}

/** Links and buttons by which one signs up for mail that is sent round. */
function lettersOf({ items, lines }: Page): Item[] {
  const told = lines.filter((line) => LETTER.test(fold(line.text))).flatMap(({ box }) => box ?? []);
  const boxes = items.filter(
    (item) =>
      item.kind === 'type' &&
      classOfField(item) === 'email' &&
      (isNewsletter(item) || told.some((line) => isUnder(item.box, line))),
  );
  const sends = (item: Item) =>
    item.role === 'button' &&
    boxes.some(
      ({ box }) =>
        box &&
        item.box &&
        Math.abs(box.y + box.height / 2 - item.box.y - item.box.height / 2) < box.height &&
        item.box.x >= box.x &&
        item.box.x - box.x - box.width < BESIDE,
    );
  return items.filter((item) => item.kind === 'click' && (LETTER.test(item.said.folded) || sends(item)));
}

/**
 * The page without what people pass over who look for something: what is marked as advertising (banner blindness: Benway and Lane
 * 1998) and what invites to a newsletter, unless the task speaks of such things. The page comes back as it is where it has neither.
 */
export function withoutAdverts(page: Page, task: string): Page {
  const said = fold(task);
  const passed = new Set<Item>();
  const grounds: Box[] = [];
  if (!ASKED.test(said)) {
    for (const line of page.lines) {
      const ground = MARK.test(line.text) ? groundOf(page.lines, line) : null;
      if (ground) grounds.push(ground);
    }
    for (const item of page.items)
      if (
        (item.role === 'link' || item.role === 'button' || item.role === 'generic') &&
        (AT_HEAD.test(item.context.text) || grounds.some((ground) => liesOn(item, ground)))
      )
        passed.add(item);
  }
  if (!ASKED_LETTER.test(said)) for (const item of lettersOf(page)) passed.add(item);
  if (passed.size === 0 || passed.size === page.items.length) return page;
  const under = ({ box }: Line) => box !== null && grounds.some((ground) => liesOn({ box } as Item, ground));
  const lines = page.lines.filter((line) => !under(line));
  const items = page.items.filter((item) => !passed.has(item));
  return {
    ...page,
    items,
    lines,
    headings: page.headings.filter((line) => !under(line)),
    all: phrase(lines.map((line) => line.text).join('\n')),
    byName: new Map(items.map((item) => [item.name, item])),
  };
}
