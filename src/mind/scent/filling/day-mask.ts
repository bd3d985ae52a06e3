// How a day is written, as the sample beside a field shows it.

/** The letters for a date that is written as a sample is: "31/12/2026" is DD/MM/YYYY; where both could be the day the country decides. */
export function maskOf(sample: string, dayFirst: boolean): string | null {
  const found = /^(\d{4}|\d{1,2})([-/. ])(\d{1,2}|[A-Za-z]{3,9})\2(\d{4}|\d{1,2})$/.exec(sample);
  if (!found) return null;
  const [, a, sign, b, c] = found;
  if (a!.length === 4) return `YYYY${sign}MM${sign}DD`;
  const year = c!.length === 4 ? 'YYYY' : 'YY';
  const day = (text: string) => (text.length === 1 ? 'D' : 'DD');
  if (/[A-Za-z]/.test(b!))
    return `${day(a!)}${sign}${b!.length > 3 || /^may$/i.test(b!) ? 'MMMM' : 'MMM'}${sign}${year}`;
  const first = Number(a) > 12 || (Number(b) <= 12 && dayFirst);
  // "27/3/2026" is written without noughts, and so is "2/3/2026"; "27/12/2026" leaves that open.
  const bare = a!.length === 1 || b!.length === 1;
  const [days, months] = bare ? ['D', 'M'] : ['DD', 'MM'];
  return first ? `${days}${sign}${months}${sign}${year}` : `${months}${sign}${days}${sign}${year}`;
}

/** A day that a note to a field shows as a sample: "for example 07.03.2026", "27 3 2026". */
const SAMPLE = /(?<![\d./-])\d{1,2}([-/. ])\d{1,2}\1\d{4}(?![\d/-])/;

/** The letters for a date that is to be written as the sample in a text is; null where it shows none. */
export function maskShown(text: string, dayFirst: boolean): string | null {
  const sample = SAMPLE.exec(text)?.[0];
  return sample ? maskOf(sample, dayFirst) : null;
}
