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

  function inside(candidate: Candidate): Candidate[] {
    return candidate.inner.flatMap((other) => (other.dropped ? inside(other) : [other, ...inside(other)]));
  }

  function settle(): void {
    const { DROP } = kit.listeners;
    for (const zone of kit.candidates) {
      if (zone.dropped || !(zone.flags & DROP) || !zone.box || zone.kind === 'upload') continue;
      if (zone.kind !== 'click' && zone.kind !== 'drag') continue;
      // The page as a whole takes files on many sites; what one sees is a zone in it.
      if (
        zone.rect.right - zone.rect.left > zone.view.right * 0.98 &&
        zone.rect.bottom - zone.rect.top > zone.view.bottom * 0.9
      )
        continue;
      if (!speaks(zone)) continue;
      const asking = inside(zone).find(
        (other) => other.kind === 'upload' || (other.kind === 'click' && other.strength === 3 && speaks(other)),
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
