import { installChoose } from './page/choose.ts';
import { installConsider } from './page/consider.ts';
import { installDrag } from './page/drag.ts';
import { installGeometry } from './page/geometry.ts';
import { installHover } from './page/hover.ts';
import { installIcons } from './page/icons.ts';
import { installListeners } from './page/listeners.ts';
import { installLooks } from './page/looks.ts';
import { installNames } from './page/names.ts';
import { installNearby } from './page/nearby.ts';
import { installPieces } from './page/pieces.ts';
import { installPoints } from './page/points.ts';
import { installReport } from './page/report.ts';
import { installScrolls } from './page/scrolls.ts';
import { installSemantics } from './page/semantics.ts';
import { installSpread } from './page/spread.ts';
import { installStates } from './page/states.ts';
import { installWalk } from './page/walk.ts';

const PARTS = [
  installGeometry,
  installPoints,
  installListeners,
  installSemantics,
  installNames,
  installIcons,
  installLooks,
  installNearby,
  installStates,
  installHover,
  installDrag,
  installPieces,
  installConsider,
  installScrolls,
  installSpread,
  installChoose,
  installReport,
  installWalk,
];

/** Without comments of whole lines and without indentation: the browser reads it anew for every page. */
function lean(source: string): string {
  return source.replace(/^[ \t]*(?:\/\/|\*|\/\*\*).*$/gm, '').replace(/^\s+/gm, '');
}

/**
 * An expression that evaluates to a kit. Nothing is put on the page's global: the kit is held by the one who
 * evaluated it. `getEventListeners` is there only where the browser's console helpers are switched on.
 */
export const KIT_EXPRESSION = `(() => {
  const kit = {
    listenersOf: typeof getEventListeners === 'function' ? getEventListeners : null,
    closedRoots: new Map(), unknownHosts: [], frameListeners: new WeakMap(), deafFrames: [], foreignFrames: [], candidates: [], byElement: new Map(), texts: [], views: [],
  };
${PARTS.map((part) => `  (${lean(part.toString())})(kit);`).join('\n')}
  return kit;
})()`;
