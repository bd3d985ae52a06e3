import type { Life } from '../life.ts';
import { Chance, deal } from '../random.ts';
import { ORIGINS, PURCHASES, QUIRKS, TEMPERS, WISHES } from './banks.ts';
import { ACCESS, DIGITAL } from './banks-digital.ts';
import { factsOf } from './facts.ts';
import * as frames from './frames.ts';
import { EDUCATION_FRAMES, WORK_FRAMES } from './frames-work.ts';
import { EXTRAS, HANDS, type Hand, HOME_FRAMES, TOPICS, type Topic } from './hands.ts';
import { HOMES, HOUSEHOLDS, MONEY } from './homes.ts';
import { PRONOUNS, Scribe, type Voice } from './render.ts';
import { suits } from './suits.ts';

const SHORTEST = 84;
const LONGEST = 152;

/** A pastime with an hour of its own goes into no sentence that sets another. */
const HAS_ITS_TIME =
  /\b\w+day|morning|breakfast|\bnight|evening|supper|season|winter|summer|June|February|dusk|\bat (?:six|four|nine|half)/;
const SETS_A_TIME = /Weekend|Sunday|evening|afternoon|hour|Saturday|free day|Time off|Off duty/i;

/** What is said of a home that somebody came to alone, and not of a family's. */
const ARRIVED = /\{moved\}|\bcould have gone\b|\bforgot to leave\b|\bthe lease\b/;

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const VOICE_MARKS: Readonly<Record<Voice, string>> = { I: 'I', third: 'T', notes: 'N' };

/** The frames that a voice can say, without their mark. */
function sayable(lines: readonly string[], voice: Voice): string[] {
  const mark = VOICE_MARKS[voice];
  const found: string[] = [];
  for (const line of lines) {
    const marked = /^([ITN]+): /.exec(line);
    if ((marked?.[1] ?? 'IT').includes(mark)) found.push(marked ? line.slice(marked[0].length) : line);
  }
  // A note-taker makes do with what others say where nothing was written for notes.
  if (found.length > 0) return found;
  const unmarked = lines.filter((line) => !/^[ITN]+: /.test(line));
  return unmarked.filter((line) => !/[^.!?] \{S\}/.test(line));
}

/** Deals lines to people, so that a line comes back only when every other had its turn. */
class Shelf {
  readonly #life: Life;
  readonly #dealt = new Map<string, number>();
  /** What this person was dealt: nobody is told the same thing twice. */
  readonly #used = new Set<string>();

  constructor(life: Life) {
    this.#life = life;
  }

  /** A detail, dealt among everybody. */
  take(name: string, lines: readonly string[], fits?: (line: string) => boolean): string {
    return this.#next(name, lines, this.#life.index * 2, fits);
  }

  /** A frame, dealt among those whom one hand writes about: each hand comes once in every dozen people. */
  frame(name: string, lines: readonly string[], fits?: (line: string) => boolean): string {
    return this.#next(name, lines, Math.floor(this.#life.index / HANDS.length) * 2, fits);
  }

  #next(name: string, lines: readonly string[], turn: number, fits: (line: string) => boolean = () => true): string {
    const nth = this.#dealt.get(name) ?? 0;
    this.#dealt.set(name, nth + 1);
    const start = deal(this.#life.seed, turn + nth, name, lines.length);
    for (let step = 0; step < lines.length; step += 1) {
      const line = lines[(start + step) % lines.length] ?? '';
      if (this.#used.has(line) || !fits(line)) continue;
      this.#used.add(line);
      return line;
    }
    return lines[start] ?? '';
  }
}

function topicFrames(life: Life, topic: Topic): readonly string[] {
  switch (topic) {
    case 'home':
      return HOME_FRAMES;
    case 'work':
      return WORK_FRAMES[life.employment];
    case 'household':
      return HOUSEHOLDS[life.household];
    case 'education':
      return EDUCATION_FRAMES[life.education];
    case 'money':
      return MONEY[life.income];
    case 'hobby':
      return frames.HOBBY_FRAMES;
    case 'digital':
      return frames.DIGITAL_FRAMES;
    case 'access':
      return frames.ACCESS_FRAMES;
    case 'origin':
      return frames.ORIGIN_FRAMES;
    case 'quirk':
      return frames.QUIRK_FRAMES;
    case 'wish':
      return frames.WISH_FRAMES;
    case 'purchase':
      return frames.PURCHASE_FRAMES;
  }
}

/** The needs that a bio must mention: values before aids, and an aid only where nothing before explains it. */
function needsToTell(life: Life): string[] {
  const { access } = life;
  const values = [access.vision, access.color_vision && 'color_vision', access.motor, access.hearing, access.cognition];
  const told = values.filter((value): value is string => typeof value === 'string');
  if (access.screen_reader && access.vision !== 'blind') told.push('screen_reader');
  if (access.text_zoom && !access.vision) told.push('text_zoom');
  if (access.high_contrast && !access.vision) told.push('high_contrast');
  if (access.reduced_motion) told.push('reduced_motion');
  return told;
}

interface Piece {
  topic: Topic;
  text: string;
}

/**
 * Writes the background of a person: one of a dozen hands, its own beginning, order and ending, sentences from frames
 * that name only what is so. It says no age in years, which would be wrong by next year; it says years.
 */
export function writeBio(life: Life): string {
  const { seed, index } = life;
  const chance = new Chance(`${seed}/${index}/bio`);
  const writer = deal(seed, index, 'hand', HANDS.length);
  const hand = HANDS[writer] as Hand;
  const shelf = new Shelf(life);
  const facts = factsOf(life);
  facts.home = shelf.take(`home/${life.localeType}`, HOMES[life.localeType]);
  facts.origin = shelf.take('origin', ORIGINS, (line) => suits(life, line));
  facts.wish = shelf.take('wish', WISHES, (line) => suits(life, line));
  facts.purchase = shelf.take('purchase', PURCHASES, (line) => suits(life, line));
  const pronouns = PRONOUNS[life.gender] ?? PRONOUNS.they!;
  const scribe = new Scribe(hand.voice, life.names.first, pronouns, facts, chance);

  const hobbies = [...(facts.hobbies ?? '').split('/')].filter((hobby) => hobby !== '');
  const labelled = new Map<Topic, number>();

  const label = (topic: Topic, said: string): string => {
    const words = hand.labels?.[topic];
    if (!words) return said;
    const nth = labelled.get(topic) ?? chance.int(0, words.length - 1);
    labelled.set(topic, nth + 1);
    const chosen = words[nth % words.length] ?? '';
    return `${chosen} ${chosen.endsWith(':') ? said.replace(/^[A-Z][a-z]+(?: [a-z]+)?: (\p{L})/u, (_, letter: string) => letter.toUpperCase()) : said}`;
  };
  const sentence = (topic: Topic, extra: Record<string, string> = {}, fits?: (line: string) => boolean): string => {
    Object.assign(facts, extra);
    const quoted = hand.quotes === true && chance.happens(0.4);
    const voice: Voice = quoted ? 'I' : hand.voice;
    const options = sayable(topicFrames(life, topic), voice);
    const frame = shelf.frame(`${topic}/${voice}/${writer}/${options.length}`, options, fits);
    if (topic === 'hobby') hobbies.splice(0, frame.includes('{h2}') ? 2 : 1);
    return label(topic, quoted ? scribe.quote(frame) : scribe.say(frame));
  };
  const opening = scribe.say(shelf.frame(`open/${writer}`, hand.open));
  const withFamily = life.household === 'adult_with_parents' || life.household === 'multi_generational';
  const pieces = (topic: Topic): Piece[] => {
    switch (topic) {
      case 'access':
        return needsToTell(life).map((need) => ({
          topic,
          text: sentence(topic, { access: shelf.take(`access/${need}`, ACCESS[need] ?? []) }),
        }));
      case 'digital': {
        const digital = shelf.take(`digital/${life.digital}`, DIGITAL[life.digital], (line) => suits(life, line));
        return [{ topic, text: sentence(topic, { digital }) }];
      }
      case 'quirk': {
        const quirk = shelf.take('quirk', QUIRKS, (line) => suits(life, line));
        return [{ topic, text: sentence(topic, { quirk, temper: shelf.take('temper', TEMPERS) }) }];
      }
      case 'hobby': {
        const [h1, h2] = hobbies;
        if (!h1) return [];
        return [
          {
            topic,
            text: sentence(
              topic,
              { h1, h2: h2 ?? '' },
              (line) =>
                (h2 !== undefined || !line.includes('{h2}')) && !(HAS_ITS_TIME.test(h1) && SETS_A_TIME.test(line)),
            ),
          },
        ];
      }
      case 'home':
        return [{ topic, text: sentence(topic, {}, (line) => !withFamily || !ARRIVED.test(line)) }];
      case 'origin':
        return [
          {
            topic,
            text: sentence(topic, {}, (line) => !opening.includes(facts.year ?? '') || !line.includes('{year}')),
          },
        ];
      default:
        return [{ topic, text: sentence(topic) }];
    }
  };

  const order = [
    ...hand.lead.filter((topic) => TOPICS.includes(topic)),
    ...chance.shuffle(TOPICS.filter((topic) => !hand.lead.includes(topic))),
  ];
  const body: Piece[] = order.flatMap(pieces);
  const extras = [...hand.lead.filter((topic) => !TOPICS.includes(topic)), ...chance.shuffle(EXTRAS)];
  const closing = scribe.say(chance.pick(hand.close));
  const target = chance.int(SHORTEST + 8, 138);
  const total = () => wordCount([opening, ...body.map((piece) => piece.text), closing].join(' '));
  const seen = new Map<Topic, number>();
  for (const topic of extras) {
    if (total() >= target) break;
    const times = seen.get(topic) ?? 0;
    if (topic !== 'quirk' && topic !== 'hobby' && times > 0) continue;
    // A student's schooling is not over, and the sentences on it are in the past.
    if (topic === 'education' && life.employment === 'student') continue;
    if (topic === 'quirk' && times > 1) continue;
    seen.set(topic, times + 1);
    const [piece] = pieces(topic);
    if (!piece || total() + wordCount(piece.text) > LONGEST) continue;
    const at = hand.lead.includes(topic) ? 0 : chance.int(1, body.length);
    body.splice(at, 0, piece);
  }
  return [opening, ...body.map((piece) => piece.text), closing].filter((text) => text !== '').join(' ');
}
