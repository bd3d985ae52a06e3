import { Chance } from './random.ts';

/**
 * A small SVG data URL: the initials on two colours drawn from the seed. It is a mark to tell people apart by in a
 * list, not a portrait, and says nothing about how anybody looks.
 */
export function avatarFor(name: string, key: string): string {
  const chance = new Chance(`avatar/${key}`);
  const parts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const initials = [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.charAt(0).toUpperCase() ?? '')
    .join('');
  const hue = chance.int(0, 359);
  const second = (hue + chance.int(40, 160)) % 360;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" fill="hsl(${hue} 45% 30%)"/>` +
    `<circle cx="${chance.int(8, 56)}" cy="${chance.int(40, 64)}" r="${chance.int(18, 34)}" fill="hsl(${second} 45% 38%)"/>` +
    `<text x="32" y="41" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#fff">${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;
}
