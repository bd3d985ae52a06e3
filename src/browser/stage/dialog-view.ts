import sharp from 'sharp';
import type { ActionTarget } from '../../contract/index.ts';
import type { Observation } from '../types.ts';

type Image = Observation['image'];

export interface ShownDialog {
  type: string;
  message: string;
  defaultValue: string;
}

const WIDTH = 460;
const LINE = 22;
const MOST_LINES = 12;
const BUTTON = { width: 88, height: 36 };

/**
 * Browsers do not draw their dialogs into a page's picture, but a person sees one: it is drawn over the last frame,
 * where and as a browser shows it, and its buttons are the targets of the answers.
 */
export async function dialogImage(
  last: Image | null,
  dialog: ShownDialog,
  encoding: { type: 'png' | 'jpeg'; quality: number },
): Promise<{ image: Image; targets: Record<'dialog:accept' | 'dialog:dismiss', ActionTarget | undefined> }> {
  const width = last?.width ?? 1280;
  const height = last?.height ?? 800;
  const scale = Math.min(1, width / (WIDTH + 40));
  const leaving = dialog.type === 'beforeunload';
  const message = leaving ? 'Changes you made may not be saved.' : dialog.message;
  const lines = wrap(message).slice(0, MOST_LINES);
  const prompt = dialog.type === 'prompt';
  const inner = 64 + lines.length * LINE + (prompt ? 44 : 0);
  const tall = inner + BUTTON.height + 20;
  const left = Math.round((width / scale - WIDTH) / 2);
  const top = 12;
  const buttonY = top + inner;
  const accept = { x: left + WIDTH - 20 - BUTTON.width, y: buttonY };
  const dismiss = { x: accept.x - BUTTON.width - 12, y: buttonY };
  const single = dialog.type === 'alert';
  const [yes, no] = leaving ? ['Leave', 'Stay'] : ['OK', 'Cancel'];
  const button = (at: { x: number; y: number }, words: string, fill: string, ink: string) =>
    `<rect x="${at.x}" y="${at.y}" width="${BUTTON.width}" height="${BUTTON.height}" rx="18" fill="${fill}" stroke="#0b57d0"/>
     <text x="${at.x + BUTTON.width / 2}" y="${at.y + 23}" text-anchor="middle" fill="${ink}">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="scale(${scale})" font-family="sans-serif" font-size="14">
    <rect width="${width / scale}" height="${height / scale}" fill="#000" fill-opacity="0.25"/>
    <rect x="${left}" y="${top}" width="${WIDTH}" height="${tall}" rx="12" fill="#fff" stroke="#888"/>
    <text x="${left + 20}" y="${top + 32}" font-weight="bold" fill="#1f1f1f">${leaving ? 'Leave site?' : 'This page says'}</text>
    ${lines.map((line, index) => `<text x="${left + 20}" y="${top + 60 + index * LINE}" fill="#333">${escapeXml(line)}</text>`).join('')}
    ${prompt ? `<rect x="${left + 20}" y="${buttonY - 48}" width="${WIDTH - 40}" height="34" fill="#fff" stroke="#0b57d0"/><text x="${left + 28}" y="${buttonY - 26}" fill="#333">${escapeXml(dialog.defaultValue.slice(0, 50))}</text>` : ''}
    ${button(accept, yes!, '#0b57d0', '#fff')}${single ? '' : button(dismiss, no!, '#fff', '#0b57d0')}</g></svg>`;

  const base = last ? sharp(last.bytes) : sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  const drawn = base.composite([{ input: Buffer.from(svg), top: 0, left: 0 }]);
  const bytes = await (encoding.type === 'png' ? drawn.png() : drawn.jpeg({ quality: encoding.quality })).toBuffer();
  const target = (at: { x: number; y: number }, label: string): ActionTarget => ({
    x: at.x * scale,
    y: at.y * scale,
    width: BUTTON.width * scale,
    height: BUTTON.height * scale,
    role: 'button',
    label,
    kind: 'dialog',
  });
  return {
    image: { bytes, mediaType: encoding.type === 'png' ? 'image/png' : 'image/jpeg', width, height },
    targets: {
      'dialog:accept': target(accept, yes!),
      'dialog:dismiss': single ? undefined : target(dismiss, no!),
    },
  };
}

/** Lines of about the dialog's width in its type. */
function wrap(message: string): string[] {
  const lines: string[] = [];
  for (const paragraph of message.slice(0, 2000).split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      if (line !== '' && line.length + word.length > 56) {
        lines.push(line);
        line = '';
      }
      line = line === '' ? word.slice(0, 56) : `${line} ${word.slice(0, 56)}`;
    }
    lines.push(line);
  }
  return lines;
}

function escapeXml(text: string): string {
  const plain = text.replaceAll(/[\u0000-\u001f]/g, ' ');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
