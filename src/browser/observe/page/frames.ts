import type { Kit } from './kit.ts';

/** Frames: those of the same origin are walked, and those of another noted to be asked through their own kit. */
export function installFrames(kit: Kit): void {
  kit.inside = (element, view) => {
    const frame = element as HTMLIFrameElement;
    const box = kit.rect(element);
    const style = kit.style(element);
    const scaleX = frame.offsetWidth > 0 ? box.width / frame.offsetWidth : 1;
    const scaleY = frame.offsetHeight > 0 ? box.height / frame.offsetHeight : 1;
    const originX = box.left + (frame.clientLeft + Number.parseFloat(style.paddingLeft)) * scaleX;
    const originY = box.top + (frame.clientTop + Number.parseFloat(style.paddingTop)) * scaleY;
    const width = frame.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const height = frame.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
    const clip = kit.geometry.clipOf(element, view);
    const left = Math.max(clip.left, originX);
    const top = Math.max(clip.top, originY);
    const right = Math.min(clip.right, originX + width * scaleX);
    const bottom = Math.min(clip.bottom, originY + height * scaleY);
    if (right - left < 2 || bottom - top < 2 || kit.geometry.transparent(element)) return null;
    let inside: Document | null = null;
    try {
      inside = frame.contentDocument;
    } catch {}
    if (inside) kit.enter(inside);
    const at = kit.geometry.outward(view, originX, originY);
    const outerX = view.scaleX * scaleX;
    const outerY = view.scaleY * scaleY;
    const window = inside && kit.plain(inside).defaultView;
    if (!inside || !window) {
      kit.foreignFrames.push({
        element,
        view,
        x: at.x,
        y: at.y,
        scaleX: outerX,
        scaleY: outerY,
        clip: kit.geometry.outwardBox(view, left, top, right, bottom),
      });
      return null;
    }
    return {
      document: inside,
      window,
      parent: view,
      host: element,
      x: at.x,
      y: at.y,
      scaleX: outerX,
      scaleY: outerY,
      left: (left - originX) / scaleX,
      top: (top - originY) / scaleY,
      right: (right - originX) / scaleX,
      bottom: (bottom - originY) / scaleY,
      url: kit.plain(inside).URL,
    };
  };

  kit.reaches = (frame, points) => {
    const foreign = kit.foreignFrames[frame];
    if (!foreign) return points.map(() => false);
    const { view: outer, element } = foreign;
    return points.map(([x, y]) => {
      const px = (x - outer.x) / outer.scaleX;
      const py = (y - outer.y) / outer.scaleY;
      return kit.geometry.deepest(outer, px, py) === element && kit.geometry.shown(outer, px, py);
    });
  };
}
