import { answerAlone } from './page/alone.ts';
import { answerThrough } from './page/answering.ts';
import { installApart } from './page/apart.ts';
import { installBoards } from './page/boards.ts';
import { installCells } from './page/cells.ts';
import { installChoose } from './page/choose.ts';
import { installCoined } from './page/coined.ts';
import { installColumns } from './page/columns.ts';
import { installConsider } from './page/consider.ts';
import { installContext } from './page/context.ts';
import { installCorners } from './page/corners.ts';
import { installCovers } from './page/covers.ts';
import { installCrossed } from './page/crossed.ts';
import { installDrag } from './page/drag.ts';
import { installDrops } from './page/drops.ts';
import { installFallbacks } from './page/fallbacks.ts';
import { installFiles } from './page/files.ts';
import { installFrames } from './page/frames.ts';
import { installFront } from './page/front.ts';
import { installGeometry } from './page/geometry.ts';
import { installGlyphs } from './page/glyphs.ts';
import { installGrips } from './page/grips.ts';
import { installHandlers } from './page/handlers.ts';
import { installHeads } from './page/heads.ts';
import { installHighlights } from './page/highlights.ts';
import { installHolders } from './page/holders.ts';
import { installHours } from './page/hours.ts';
import { installHover } from './page/hover.ts';
import { installIcons } from './page/icons.ts';
import { createInformant } from './page/informant.ts';
import { installJudge } from './page/judge.ts';
import { installKnobs } from './page/knobs.ts';
import { installLabels } from './page/labels.ts';
import { installLaid } from './page/laid.ts';
import { installLands } from './page/lands.ts';
import { installLayers } from './page/layers.ts';
import { installLines } from './page/lines.ts';
import { installListed } from './page/listed.ts';
import { installListeners } from './page/listeners.ts';
import { installLooks } from './page/looks.ts';
import { installManner } from './page/manner.ts';
import { installMarks } from './page/marks.ts';
import { MEMORY_KEY } from './page/memory.ts';
import { installNames } from './page/names.ts';
import { installNaming } from './page/naming.ts';
import { installNearby } from './page/nearby.ts';
import { installNeedless } from './page/needless.ts';
import { installOnce } from './page/once.ts';
import { installOutline } from './page/outline.ts';
import { installOutlines } from './page/outlines.ts';
import { installPaint } from './page/paint.ts';
import { installPieces } from './page/pieces.ts';
import { installPlaces } from './page/places.ts';
import { installPlain } from './page/plain.ts';
import { installPlainer } from './page/plainer.ts';
import { installPoints } from './page/points.ts';
import { installQuestions } from './page/questions.ts';
import { installRails } from './page/rails.ts';
import { installReport } from './page/report.ts';
import { installRevealed } from './page/revealed.ts';
import { installRuled } from './page/ruled.ts';
import { installScales } from './page/scales.ts';
import { installScrolls } from './page/scrolls.ts';
import { installSemantics } from './page/semantics.ts';
import { installServed } from './page/served.ts';
import { installSiblings } from './page/siblings.ts';
import { installSigns } from './page/signs.ts';
import { installSlides } from './page/slides.ts';
import { installSought } from './page/sought.ts';
import { installSpread } from './page/spread.ts';
import { installStandIns } from './page/stand-ins.ts';
import { installStanding } from './page/standing.ts';
import { installStates } from './page/states.ts';
import { installStill } from './page/still.ts';
import { installStrokes } from './page/strokes.ts';
import { installStudy } from './page/study.ts';
import { installSurfaces } from './page/surfaces.ts';
import { installTucked } from './page/tucked.ts';
import { installTwins } from './page/twins.ts';
import { installWalk } from './page/walk.ts';
import { installWords } from './page/words.ts';

const PARTS = [
  installOnce,
  installPlain,
  installLines,
  installGeometry,
  installOutline,
  installCovers,
  installLayers,
  installPoints,
  installStudy,
  installHandlers,
  installListeners,
  installSemantics,
  installWords,
  installNames,
  installGlyphs,
  installOutlines,
  installIcons,
  installStrokes,
  installPaint,
  installLooks,
  installSurfaces,
  installRuled,
  installManner,
  installSiblings,
  installNearby,
  installHeads,
  installContext,
  installQuestions,
  installHighlights,
  installKnobs,
  installScales,
  installRails,
  installStates,
  installHover,
  installGrips,
  installLaid,
  installLands,
  installHours,
  installSlides,
  installDrag,
  installDrops,
  installColumns,
  installCrossed,
  installMarks,
  installPlaces,
  installPlainer,
  installFiles,
  installPieces,
  installConsider,
  installScrolls,
  installCells,
  installSought,
  installRevealed,
  installSpread,
  installServed,
  installBoards,
  installStandIns,
  installListed,
  installLabels,
  installNeedless,
  installTwins,
  installSigns,
  installJudge,
  installChoose,
  installHolders,
  installApart,
  installCoined,
  installCorners,
  installFallbacks,
  installNaming,
  installReport,
  installFrames,
  installStanding,
  installStill,
  installTucked,
  installFront,
  installWalk,
];

/** Without comments of whole lines and without indentation: the browser reads it anew for every page. */
function lean(source: string): string {
  return source.replace(/^[ \t]*(?:\/\/|\*|\/\*\*).*$/gm, '').replace(/^\s+/gm, '');
}

const MAKING = `
  const kit = {
    closedRoots: new Map(), unknownHosts: [], deaf: [], foreignFrames: [], candidates: [], byElement: new Map(), texts: [], views: [],
  };
${PARTS.map((part) => `  (${lean(part.toString())})(kit);`).join('\n')}`;

/**
 * An expression that evaluates to a kit. Nothing is put on the page's global: the kit is held by the one who
 * evaluated it.
 */
export const KIT_EXPRESSION = `(() => {${MAKING}
  return kit;
})()`;

/** The same for a browser without an inspector: the kit lives in the page's own script context and asks there itself. */
export const LONE_KIT_EXPRESSION = `(() => {${MAKING}
  (${lean(answerAlone.toString())})(kit, ${lean(createInformant.toString())}, ${JSON.stringify(MEMORY_KEY)});
  return kit;
})()`;

/** Evaluates, where the console's helpers are switched on, to what tells the walk about listeners. */
export const INFORMANT_EXPRESSION = `(${lean(createInformant.toString())})(getEventListeners)`;

/** To be called on the node of a line, with an informant. */
export const ANSWER_THROUGH = answerThrough.toString();
