const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Input types whose value has a format of its own, which the browser's picker would produce. */
export function hasOwnFormat(type: string): boolean {
  return ['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range'].includes(type);
}

/**
 * Brings what a person says into the value format of an input (HTML, "Date and time formats"), as its picker would;
 * null when it cannot be read so. `3/4/2026` is read day first unless only the other order gives a date; the locale
 * `en-US` reads month first.
 */
export function inFormat(type: string, said: string, locale = 'en-GB'): string | null {
  const text = said.trim();
  switch (type) {
    case 'date':
      return readDate(text, locale);
    case 'time':
      return readTime(text);
    case 'datetime-local': {
      const date = readDate(text.replace(/[T,]?\s*\d{1,2}[:.]\d{2}.*$/, '').trim(), locale);
      const clock = /\d{1,2}[:.]\d{2}.*$/.exec(text)?.[0];
      const time = clock ? readTime(clock) : '00:00';
      return date && time ? `${date}T${time}` : null;
    }
    case 'month':
      return /^\d{4}-\d{2}$/.test(text)
        ? text
        : (readDate(`1 ${text}`, locale)?.slice(0, 7) ?? readDate(text, locale)?.slice(0, 7) ?? null);
    case 'week': {
      if (/^\d{4}-W\d{2}$/.test(text)) return text;
      const day = readDate(text, locale);
      return day ? weekOf(day) : null;
    }
    case 'color':
      return readColor(text);
    case 'range': {
      const number = Number(text.replace(',', '.').replace(/[^\d.+-]/g, ''));
      return text === '' || Number.isNaN(number) ? null : String(number);
    }
    default:
      return text;
  }
}

function readDate(text: string, locale: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  if (iso) return date(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text);
  if (numbers) {
    const [a, b, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    const monthFirst = locale === 'en-US';
    return (monthFirst ? date(year, a, b) : date(year, b, a)) ?? (monthFirst ? date(year, b, a) : date(year, a, b));
  }
  const words = text.toLowerCase().replaceAll(/(\d)(st|nd|rd|th)\b/g, '$1');
  const month = MONTHS.findIndex((name) => words.includes(name));
  const year = /\b(\d{4})\b/.exec(words)?.[1];
  const day = /\b(\d{1,2})\b/.exec(words)?.[1];
  return month >= 0 && year && day ? date(Number(year), month + 1, Number(day)) : null;
}

function date(year: number, month: number, day: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const same = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return same ? moment.toISOString().slice(0, 10) : null;
}

function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  const half = match[3]?.toLowerCase();
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  return hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null;
}

/** The ISO 8601 week of a day. */
function weekOf(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  const thursday = new Date(moment.getTime() + (4 - (moment.getUTCDay() || 7)) * 86_400_000);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((thursday.getTime() - newYear) / 86_400_000 + 1) / 7);
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

/** The basic colour keywords of CSS, as people name colours. */
const COLORS: Record<string, string> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
  pink: '#ffc0cb',
  brown: '#a52a2a',
};

function readColor(text: string): string | null {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]?.toLowerCase();
  if (!hex) return COLORS[text.toLowerCase()] ?? null;
  return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
}
