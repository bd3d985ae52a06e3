import { createHash } from 'node:crypto';

/**
 * Marks around everything that comes from the page. The mark holds a word that the page cannot know, so no page can
 * close the block it stands in and go on in our voice; and braces of such marks inside the text are taken apart.
 */
export class DataMarks {
  readonly word: string;

  /** The word depends on the session and turn only, so the same request gives the same prompt. */
  constructor(sessionId: string, seed: number, turnIndex: number) {
    this.word = createHash('sha256').update(`${sessionId}/${seed}/${turnIndex}/data`).digest('hex').slice(0, 16);
  }

  /** One block of data, of at most `limit` characters. */
  block(kind: string, text: string, limit: number): string {
    const open = `<<DATA ${this.word} ${kind}>>`;
    const close = `<<END ${this.word}>>`;
    return `${open}\n${harmless(cut(text, limit), this.word)}\n${close}`;
  }
}

/** Takes apart what looks like a mark or like the turn of another speaker in a chat template. */
function harmless(text: string, word: string): string {
  return text
    .replaceAll(word, '...')
    .replace(/<<\s*(DATA|END)/gi, '< <$1')
    .replace(/<\|([a-z_]+)\|>/gi, '< |$1| >')
    .replace(/\[(\/?)INST\]/gi, '[ $1INST ]')
    .replace(/<(\/?)(system|assistant|user|human|start_of_turn|end_of_turn)>/gi, '< $1$2 >')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200b-\u200f\u{e0000}-\u{e007f}]/gu, '');
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit)}\n(the rest is not shown)`;
}
