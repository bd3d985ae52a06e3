import { ageOn, type Person } from '../../contract/index.ts';
import { chance } from './chance.ts';

export type DeviceKind = 'phone' | 'tablet' | 'laptop';

export interface Device {
  kind: DeviceKind;
  viewport: { width: number; height: number };
  touch: boolean;
  mobile: boolean;
}

/** Viewports in CSS pixels, among the most common of each kind (StatCounter, screen resolution statistics). */
export const DEVICES: Record<DeviceKind, Device> = {
  phone: { kind: 'phone', viewport: { width: 390, height: 844 }, touch: true, mobile: true },
  tablet: { kind: 'tablet', viewport: { width: 820, height: 1180 }, touch: true, mobile: true },
  laptop: { kind: 'laptop', viewport: { width: 1280, height: 800 }, touch: false, mobile: false },
};

/**
 * Share of people whose way to the web is mostly a phone, by age: near the "smartphone-only" shares that Pew Research
 * Center finds for the United States, rounded; the tablet's share is an estimate.
 */
const SHARES: Array<{ below: number; phone: number; tablet: number }> = [
  { below: 30, phone: 0.25, tablet: 0.03 },
  { below: 50, phone: 0.15, tablet: 0.05 },
  { below: 65, phone: 0.15, tablet: 0.08 },
  { below: Number.POSITIVE_INFINITY, phone: 0.12, tablet: 0.15 },
];
const UNKNOWN_AGE = { phone: 0.15, tablet: 0.05 };

/** Work without a desk makes the phone likelier, work at one the laptop. */
const AWAY_FROM_DESK =
  /\b(driver|cleaner|cook|chef|waiter|waitress|nurse|carer|builder|plumber|electrician|carpenter|farm\w*|labou?rer|mechanic|guard|sales assistant|cashier|warehouse|courier|hairdresser|gardener|bartender|barista|welder|painter)\b/i;
const AT_DESK =
  /\b(engineer|developer|analyst|accountant|lawyer|manager|clerk|secretary|administrator|designer|writer|journalist|researcher|professor|consultant|programmer|scientist|architect|bookkeeper|editor)\b/i;
const DESK_FACTOR = 0.4;
const AWAY_FACTOR = 1.8;

/**
 * How a phone or tablet calls its browser, for servers and scripts that ask for it; null where the browser's own name
 * is as good. Android's Chrome has been calling every device the same since it reduced what it tells (User-Agent Reduction, 2023).
 */
export function userAgentOf(device: Device, browser: string, version: string): string | null {
  if (!device.mobile) return null;
  const major = version.split('.')[0];
  const phone = device.kind === 'phone';
  if (browser === 'chromium')
    return `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 ${phone ? 'Mobile ' : ''}Safari/537.36`;
  if (browser === 'firefox')
    return `Mozilla/5.0 (Android 14; ${phone ? 'Mobile' : 'Tablet'}; rv:${major}.0) Gecko/${major}.0 Firefox/${major}.0`;
  return phone
    ? `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`
    : `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
}

/** The device a person would sit down with, drawn once from the seed. */
export function deviceOf(person: Person | null, seed: number, today = new Date()): Device {
  if (!person) return DEVICES.laptop;
  // Reading aids and keyboards are what these people set up on the computer.
  const { motor, screen_reader, vision } = person.accessibility_profile;
  if (motor === 'keyboard_only' || screen_reader || vision === 'blind') return DEVICES.laptop;
  const age = ageOn(person.date_of_birth, today);
  const shares = age === null ? UNKNOWN_AGE : SHARES.find((share) => age < share.below)!;
  const work = person.occupation ?? '';
  const factor = AWAY_FROM_DESK.test(work) ? AWAY_FACTOR : AT_DESK.test(work) ? DESK_FACTOR : 1;
  const drawn = chance(seed, `device ${person.name} ${person.date_of_birth ?? ''}`);
  if (drawn < shares.phone * factor) return DEVICES.phone;
  return drawn < shares.phone * factor + shares.tablet ? DEVICES.tablet : DEVICES.laptop;
}
