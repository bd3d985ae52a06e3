import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import {
  callParams,
  END_OF_TURN,
  parseEvents,
  printEvents,
  TRACE_VERSION,
  type TracedTurn,
  type TraceEvent,
  turnFiles,
} from './format.ts';
import type { Redactor } from './redact.ts';

/** Calls that show what the person did; everything else is the driver looking and is left out of the story. */
const PERSONS_OWN =
  /^(Tracing\.tracingGroup|Page\.(mouse|keyboard|touchscreen|goBack|goForward|reload|close|bringToFront).*|Frame\.(goto|fill|click|selectOption|setInputFiles).*|ElementHandle\.(fill|selectOption|setInputFiles|focus).*|Dialog\..*|BrowserContext\.newPage)$/;

export interface TraceEdit {
  turns: readonly TracedTurn[];
  redactor: Redactor;
  /** A secret was to be seen in the page: pictures cannot be redacted, so they go. */
  dropPictures: boolean;
}

/**
 * Puts the turns' frames and decisions into a trace that Playwright wrote, leaves out the driver's own questions to
 * the page, and takes every secret out of every file.
 */
export function editTrace(zip: Uint8Array, edit: TraceEdit): Uint8Array {
  const entries = unzipSync(zip);
  const out: Zippable = {};
  for (const [name, bytes] of Object.entries(entries)) {
    if (isPicture(name)) {
      if (!edit.dropPictures) out[name] = [bytes, { level: 0 }];
    } else if (name.endsWith('.trace')) {
      const { events, files } = editEvents(parseEvents(strFromU8(bytes)), edit);
      out[name] = strToU8(edit.redactor.text(printEvents(events)));
      for (const [path, content] of Object.entries(files)) {
        const picture = isPicture(path);
        if (picture && edit.dropPictures) continue;
        out[path] = picture ? [content, { level: 0 }] : edit.redactor.bytes(content);
      }
    } else out[name] = edit.redactor.bytes(bytes);
  }
  return zipSync(out, { level: 6 });
}

function editEvents(
  events: readonly TraceEvent[],
  edit: TraceEdit,
): { events: TraceEvent[]; files: Record<string, Uint8Array> } {
  const files: Record<string, Uint8Array> = {};
  const head = events.find((event) => event.type === 'context-options');
  if (head?.version !== TRACE_VERSION) return { events: [...events], files };

  const hidden = new Set<string>();
  const groups = new Map<string, TracedTurn & { index: number }>();
  /** The calls that a turn ended with, and the turn's own. */
  const ends = new Map<string, string>();
  let next = 0;
  for (const event of events) {
    if (event.type !== 'before' || !event.callId) continue;
    if (!PERSONS_OWN.test(`${event.class}.${event.method}`)) hidden.add(event.callId);
    if (event.parentId && event.params?.expression === END_OF_TURN) ends.set(event.callId, event.parentId);
    const turn = edit.turns[next];
    if (event.method === 'tracingGroup' && turn && event.title === turn.title)
      groups.set(event.callId, { ...turn, index: next++ });
  }

  const kept: TraceEvent[] = [];
  for (const event of events) {
    if (event.callId && hidden.has(event.callId)) continue;
    if (edit.dropPictures && event.type === 'screencast-frame') continue;
    // Snapshots refer to those before them by their number: none is left out or moved, only given to the turn.
    const turned = event.snapshot?.phase === 'after' && ends.get(event.snapshot.callId ?? '');
    if (turned) {
      kept.push({ ...event, snapshot: { ...event.snapshot, callId: turned } });
      continue;
    }
    const turn = event.callId ? groups.get(event.callId) : undefined;
    if (turn && event.type === 'before')
      kept.push({ ...event, params: { ...event.params, ...callParams(turn.decision) } });
    else if (turn && event.type === 'after') {
      const { files: own, attachments } = turnFiles(turn, turn.index);
      Object.assign(files, own);
      const shown = attachments.filter((attachment) => !edit.dropPictures || !isPicture(attachment.file));
      kept.push({ ...event, attachments: [...(event.attachments ?? []), ...shown] });
    } else kept.push(event);
  }
  return { events: kept, files };
}

function isPicture(name: string): boolean {
  return /\.(jpe?g|png|webp|gif)$/i.test(name);
}
