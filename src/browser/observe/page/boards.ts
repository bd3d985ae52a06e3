import type { Candidate, Kit } from './kit.ts';

/** Boards of squares that hear presses and no clicks: what lies on one of them is put onto another. */
export function installBoards(kit: Kit): void {
  const FEWEST = 9;
  /** Of a square's surface: the least that a piece takes up. */
  const LEAST = 0.15;
  /** How players call a square. */
  const NAMED = /(?:^|[-_\s])([a-z]\d{1,2})$/i;

  /** Served by a handler for presses, by itself or by the board; a click means nothing there. */
  function pressed({ kind, strength, flags, parent, dropped }: Candidate): boolean {
    const { CLICK, PRESS } = kit.listeners;
    const heard = strength === 1 && parent ? parent.flags : flags;
    return !dropped && kind === 'click' && strength < 3 && (heard & (CLICK | PRESS)) === PRESS;
  }

  /** The one thing on a square, which bears no words. */
  function pieceOn({ element, rect }: Candidate): Element | null {
    const parts = [...kit.plain(element).children].filter((child) => kit.rect(child).width > 4);
    // A board has its letters and numbers on the squares along its edges.
    const shown = parts.filter((part) => parts.length === 1 || !/[\p{L}\p{N}]/u.test(part.textContent ?? ''));
    const piece = shown[0];
    if (!piece || shown.length > 1 || kit.byElement.has(piece)) return null;
    const { width, height } = kit.rect(piece);
    const size = (rect.right - rect.left) * (rect.bottom - rect.top);
    return width * height >= LEAST * size && width * height <= size * 1.02 ? piece : null;
  }

  function grids(): Candidate[][] {
    const found = new Map<string, Candidate[]>();
    for (const candidate of kit.candidates) {
      const { rect, element } = candidate;
      const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
      if (width < 16 || Math.abs(width - height) > 2 || !pressed(candidate)) continue;
      if (/\p{L}{2}/u.test(kit.plain(element).textContent ?? '')) continue;
      const key = `${Math.round(width)} ${element.localName}`;
      found.set(key, [...(found.get(key) ?? []), candidate]);
    }
    return [...found.values()].filter((squares) => squares.length >= FEWEST);
  }

  /** Chessmen as programs note them: `wP`, `bK`. */
  const CHESSMAN = /^([wb])([KQRBNP])$/;
  const CHESSMEN: Record<string, string> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };

  function chessman(piece: Element): string {
    for (const { value } of piece.attributes) {
      const found = CHESSMAN.exec(value);
      if (found) return `${found[1] === 'w' ? 'white' : 'black'} ${CHESSMEN[found[2] ?? '']}`;
    }
    return '';
  }

  function called(piece: Element, candidate: Candidate): string {
    const said = chessman(piece) || kit.words.text(piece, 20) || kit.words.alternative(piece) || kit.words.title(piece);
    if (said) return said;
    const picture = piece.querySelector('img[alt],[title],[aria-label]');
    const drawn = piece.querySelector('path,circle,polygon') ?? piece;
    return (picture && kit.names.name(picture, 'img')) || kit.looks.drawing({ ...candidate, element: drawn });
  }

  let known = new Set<Element>();

  function settle(): void {
    for (const squares of grids()) {
      const across = [...new Set(squares.map(({ rect }) => Math.round(rect.left)))].sort((a, b) => a - b);
      const down = [...new Set(squares.map(({ rect }) => Math.round(rect.top)))].sort((a, b) => a - b);
      if (across.length < 3 || down.length < 3 || across.length * down.length > squares.length * 1.2) continue;
      const pieces = new Map<Candidate, Element>();
      for (const square of squares) {
        const piece = pieceOn(square);
        if (piece) pieces.set(square, piece);
      }
      if (pieces.size < 2 || pieces.size === squares.length) continue;
      for (const square of squares) {
        const { element, rect } = square;
        const own = kit.plain(element);
        const name = NAMED.exec(own.id)?.[1] ?? NAMED.exec(own.getAttribute('data-square') ?? '')?.[1];
        square.kind = 'drag';
        square.strength = 1;
        square.flags |= kit.listeners.DROP;
        known.add(element);
        square.label =
          name ?? `row ${down.indexOf(Math.round(rect.top)) + 1}, column ${across.indexOf(Math.round(rect.left)) + 1}`;
        const piece = pieces.get(square);
        if (!piece) continue;
        const { left, top, right, bottom } = kit.rect(piece);
        const made: Candidate = {
          ...square,
          element: piece,
          strength: 2,
          flags: kit.listeners.PRESS,
          label: '',
          parent: square,
          proxies: [],
          rect: { left, top, right, bottom },
          inner: [],
          matched: false,
          pointed: false,
        };
        made.label = `${called(piece, made)}, ${square.label}`;
        square.inner.push(made);
        kit.candidates.push(made);
        kit.byElement.set(piece, made);
      }
    }
  }

  kit.boards = { settle, square: (element) => element !== null && known.has(element) };

  kit.afresh(() => {
    known = new Set();
  });
}
