import type { BrowserContext } from 'playwright-core';
import type { Happenings } from './happenings.ts';

const BINDING = '__dramatisHeard';
const LONGEST = 400;

/** Whose ears: everything, that something sounds but not what it says, or nothing. */
export type Hearing = 'full' | 'hard_of_hearing' | 'deaf';

interface Heard {
  kind: 'voice' | 'media';
  name: string;
  /** Words of the captions that belong to it; null without any. */
  words: string | null;
  /** The captions can be read on the screen. */
  shown: boolean;
}

/**
 * Tells the person what sounds: a voice of the browser's, and the audio and video of pages. What is said in those is
 * known from their captions alone. Who cannot hear gets those that are shown, and nothing else.
 */
export async function watchSound(context: BrowserContext, happenings: Happenings, hearing: Hearing): Promise<void> {
  await context.exposeBinding(BINDING, (_source, heard: unknown) => {
    const words = wordsOf(heard as Heard, hearing);
    if (words) happenings.note('sound', words);
  });
  await context.addInitScript(listen, BINDING);
}

function wordsOf(heard: Heard, hearing: Hearing): string | null {
  const said = heard.words?.slice(0, LONGEST);
  if (said && heard.shown) return `The captions say: "${said}"`;
  if (hearing === 'deaf') return null;
  if (hearing === 'hard_of_hearing') return 'Something sounds, but it cannot be understood.';
  if (heard.kind === 'voice') return `A voice says: "${said}"`;
  return said ? `In "${heard.name}" a voice says: "${said}"` : `"${heard.name}" sounds.`;
}

/** Runs in every document before its own scripts. */
function listen(binding: string): void {
  const scope = globalThis as unknown as Record<string, ((heard: object) => unknown) | undefined>;
  const tell = scope[binding];
  if (!tell) return;
  Reflect.deleteProperty(scope, binding);
  const say = (heard: object) => void Promise.resolve(tell(heard)).catch(() => {});

  const synthesis = globalThis.SpeechSynthesis?.prototype;
  const speak = synthesis?.speak;
  if (speak) {
    synthesis.speak = {
      speak(this: SpeechSynthesis, utterance: SpeechSynthesisUtterance) {
        say({ kind: 'voice', name: '', words: String(utterance?.text ?? ''), shown: false });
        return Reflect.apply(speak, this, [utterance]);
      },
    }.speak;
  }

  const captions = async (media: HTMLMediaElement) => {
    const tracks = [...media.querySelectorAll('track')].filter((track) => /^(captions|subtitles)$/.test(track.kind));
    const shown = tracks.find((track) => track.track.mode === 'showing');
    const track = shown ?? tracks[0];
    if (!track?.src) return { words: null, shown: false };
    const text = await fetch(track.src).then((answer) => answer.text());
    const lines = text
      .split(/\r?\n\r?\n/)
      .filter((block) => block.includes('-->'))
      .map((block) => block.slice(block.indexOf('-->')).split(/\r?\n/).slice(1).join(' '));
    return {
      words: lines
        .join(' ')
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
      shown: shown !== undefined,
    };
  };
  const told = new WeakMap<HTMLMediaElement, string>();
  const played = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement) tellOf(target);
  };
  const tellOf = (media: HTMLMediaElement) => {
    // Captions that are switched on while it goes on show at once.
    if (!told.has(media)) media.textTracks.addEventListener('change', () => media.paused || tellOf(media));
    const silent = media.muted || media.volume === 0;
    const name = media.title || media.getAttribute('aria-label') || media.localName;
    captions(media)
      .catch(() => ({ words: null, shown: false }))
      .then((found) => {
        const heard = { kind: 'media', name, ...found };
        // Muted, only what is shown says something.
        if ((silent && !found.shown) || told.get(media) === JSON.stringify(heard)) return;
        told.set(media, JSON.stringify(heard));
        say(heard);
      });
  };
  addEventListener('playing', played, true);
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = {
    play(this: HTMLMediaElement) {
      // What stands nowhere on the page (`new Audio`) is heard all the same, and its events are not heard around it.
      if (!this.isConnected) this.addEventListener('playing', () => tellOf(this), { once: true });
      return Reflect.apply(play, this, []);
    },
  }.play;
  addEventListener(
    'volumechange',
    (event) => (event.target as HTMLMediaElement | null)?.paused === false && played(event),
    true,
  );
}
