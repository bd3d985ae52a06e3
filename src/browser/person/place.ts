/** Where several time zones are in use, the one that most people of the country live in (CIA World Factbook). */
const MAIN_ZONES: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

export interface Place {
  /** BCP 47, such as `es-ES`. */
  locale: string;
  /** IANA, such as `Europe/Madrid`. */
  timezone: string;
}

/** Language and time zone of the browser of somebody who lives there; null when the country is not known. */
export function placeOf(country: string | null, city: string | null): Place | null {
  const region = regionOf(country);
  if (!region) return null;
  // Likely language and zones by country come with the runtime's own CLDR data.
  const likely = new Intl.Locale(`und-${region}`).maximize();
  const zones = zonesOf(likely);
  const main = MAIN_ZONES[region] ?? zones[0] ?? 'UTC';
  return { locale: `${likely.language}-${region}`, timezone: zoneOfCity(city, zones) ?? main };
}

function zonesOf(locale: Intl.Locale): string[] {
  const withZones = locale as Intl.Locale & { getTimeZones?: () => string[] | undefined };
  return withZones.getTimeZones?.() ?? [];
}

function zoneOfCity(city: string | null, zones: readonly string[]): string | null {
  if (!city) return null;
  const wanted = fold(city).replaceAll(' ', '_');
  return zones.find((zone) => fold(zone.split('/').at(-1) ?? '') === wanted) ?? null;
}

function regionOf(country: string | null): string | null {
  const text = country?.trim() ?? '';
  if (/^[a-z]{2}$/i.test(text)) {
    const code = text.toUpperCase() === 'UK' ? 'GB' : text.toUpperCase();
    return knownRegions().has(code) ? code : null;
  }
  const name = fold(text).replace(/^the /, '');
  return name === '' ? null : (namedRegions().get(name) ?? ownNames().get(name) ?? null);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

let known: Set<string> | null = null;
let named: Map<string, string> | null = null;
let native: Map<string, string> | null = null;

function knownRegions(): Set<string> {
  known ??= new Set(namedRegions().values());
  return known;
}

/** English country names, long and short, to codes, out of the runtime's own list. */
function namedRegions(): Map<string, string> {
  if (named) return named;
  named = new Map([
    ['usa', 'US'],
    ['united states of america', 'US'],
    ['great britain', 'GB'],
    ['england', 'GB'],
    ['scotland', 'GB'],
    ['wales', 'GB'],
    ['northern ireland', 'GB'],
    ['holland', 'NL'],
    ['czech republic', 'CZ'],
    ['turkey', 'TR'],
    ['ivory coast', 'CI'],
    ['uae', 'AE'],
  ]);
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none', style });
    for (const code of regions()) {
      const name = names.of(code);
      if (name) named.set(fold(name), code);
    }
  }
  return named;
}

/** What countries are called in the language that most of their people speak. */
function ownNames(): Map<string, string> {
  if (native) return native;
  native = new Map();
  for (const code of new Set(namedRegions().values())) {
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
    if (name) native.set(fold(name), code);
  }
  return native;
}

/** The codes in use: reserved ones have no likely language, withdrawn ones stand for another (SU for RU). */
function* regions(): Iterable<string> {
  for (let a = 65; a <= 90; a++) {
    for (let b = 65; b <= 90; b++) {
      const code = String.fromCharCode(a, b);
      const likely = new Intl.Locale(`und-${code}`).maximize();
      if (likely.language !== 'und' && likely.region === code) yield code;
    }
  }
}
