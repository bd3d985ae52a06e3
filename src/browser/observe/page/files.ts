import type { Candidate, Kit } from './kit.ts';

/** Places that take files, whatever they are made of: drop zones, with or without a field behind them. */
export function installFiles(kit: Kit): void {
  /** How such places speak of files, in the languages most pages are in. */
  const WORDS =
    /\b(?:files?|uploads?|drop|attach\w*|browse|documents?|photos?|pictures?|images?|datei(?:en)?|hochladen|fichiers?|archivos?|ficheros?|subir|arquivos?|bestand(?:en)?|plik\w*|filer?|fil(?:er)?)\b|ファイル|文件|파일|файл/iu;

  function speaks(candidate: Candidate): boolean {
    const { element } = candidate;
    const said = `${kit.words.text(element, 300, true)} ${kit.plain(element).getAttribute('aria-label') ?? ''}`;
    return WORDS.test(said) || kit.plain(element).querySelector('input[type=file]') !== null;
  }

  /** What is dragged itself takes others of its kind, whatever it is called. */
  function dragged({ element }: Candidate): boolean {
    return kit.plain(element).getAttribute('draggable') === 'true';
  }

  function inside(candidate: Candidate): Candidate[] {
    return candidate.inner.flatMap((other) => (other.dropped ? inside(other) : [other, ...inside(other)]));
  }

  /** A handler that presses something else by program. */
  const PRESSES = /\.(?:click|showPicker)\(\s*\)/;

  /** Words or a sign that are pressed for a field for files that does not show: their handler presses that one. */
  function pressedFor(): void {
    const { CLICK } = kit.listeners;
    const asked = new Map<Document, boolean>();
    for (const candidate of kit.candidates) {
      const { element, view, kind, flags } = candidate;
      if (candidate.dropped || candidate.twin || kind !== 'click' || (flags & CLICK) === 0) continue;
      let any = asked.get(view.document);
      if (any === undefined) {
        any = kit.plain(view.document).querySelector('input[type=file]') !== null;
        asked.set(view.document, any);
      }
      if (!any) continue;
      let node: Element | null = element;
      for (let up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++) {
        const fields = kit.plain(node).querySelectorAll('input');
        if (fields.length === 0) continue;
        const field = fields[0] as HTMLInputElement;
        if (fields.length > 1 || field.type !== 'file' || kit.rect(field).width > 2) break;
        if (PRESSES.test(kit.informant(element, 'handlers', [element]) ?? '')) candidate.kind = 'upload';
        break;
      }
    }
  }

  function settle(): void {
    pressedFor();
    const { DROP } = kit.listeners;
    for (const zone of kit.candidates) {
      if (zone.dropped || !(zone.flags & DROP) || !zone.box || zone.kind === 'upload') continue;
      if (zone.kind !== 'click' && zone.kind !== 'drag') continue;
      if (dragged(zone)) continue;
      // The page as a whole takes files on many sites; what one sees is a zone in it.
      if (
        zone.rect.right - zone.rect.left > zone.view.right * 0.98 &&
        zone.rect.bottom - zone.rect.top > zone.view.bottom * 0.9
      )
        continue;
      if (!speaks(zone)) continue;
      const asking = inside(zone).find(
        (other) =>
          other.kind === 'upload' ||
          (other.kind === 'click' && other.strength === 3 && speaks(other) && !dragged(other)),
      );
      if (asking) {
        asking.kind = 'upload';
        // The zone itself only takes what is dropped, which the control in it takes too.
        if (zone.kind === 'click') zone.dropped = true;
        continue;
      }
      if (zone.kind === 'drag' && !zone.inner.every((other) => other.dropped)) continue;
      zone.kind = 'upload';
      zone.strength = 2;
      if (zone.role !== 'link') zone.role = 'button';
    }
  }

  kit.files = { settle };
}
