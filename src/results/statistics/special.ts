/**
 * The few special functions that the tests below need, to double precision. The kept npm libraries either tabulate
 * the normal distribution to four digits or bring a hundred packages for one function, and none has McNemar or N-1.
 */

const logFactorials = [0];

/** ln(n!) for a whole n >= 0, summed exactly once and kept. */
function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i += 1) logFactorials.push(logFactorials[i - 1]! + Math.log(i));
  return logFactorials[n]!;
}

export function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** Complementary error function: the series of P(1/2, x^2) near zero, Lentz's continued fraction of Q(1/2, x^2) beyond. */
export function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  const t = x * x;
  if (t < 1.5) {
    let term = 2 * x * Math.exp(-t) * Math.sqrt(1 / Math.PI);
    let sum = term;
    for (let n = 1; term > 1e-17 * sum; n += 1) {
      term *= t / (n + 0.5);
      sum += term;
    }
    return 1 - sum;
  }
  let b = t + 0.5;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 500; i += 1) {
    const a = -i * (i - 0.5);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    h *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return Math.exp(-t) * Math.sqrt(t / Math.PI) * h;
}

export function normalCdf(z: number): number {
  return erfc(-z / Math.SQRT2) / 2;
}

/** The z below which a share `p` of the normal distribution lies, by bisection of `normalCdf`. */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a quantile needs 0 < p < 1, not ${p}`);
  let low = -40;
  let high = 40;
  for (let i = 0; i < 100; i += 1) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
