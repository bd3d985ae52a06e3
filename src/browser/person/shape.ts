import type { BrowserContextOptions } from 'playwright-core';
import type { Person } from '../../contract/index.ts';
import type { StageOptions } from '../types.ts';
import { DEVICES, type Device, deviceOf } from './device.ts';
import { placeOf } from './place.ts';

/** What a person makes of a browser context. */
export interface Shape {
  context: BrowserContextOptions;
  device: Device;
  /** Magnification, 1 for none. */
  zoom: number;
  locale: string;
}

/** What nobody's profile says: an English-speaking browser, so that runs do not depend on the machine. */
const PLAIN_LOCALE = 'en-US';

/**
 * Shapes a context as the person: language, time zone, device, magnification, and the settings they have made in
 * their system. Without a person it is a plain laptop.
 */
export function shapeContext(
  person: Person | null,
  options: Pick<StageOptions, 'seed' | 'viewport' | 'device' | 'geolocation' | 'colorScheme'>,
): Shape {
  const device = options.device ? DEVICES[options.device] : deviceOf(person, options.seed);
  const profile = person?.accessibility_profile ?? {};
  const zoom = Math.min(4, Math.max(1, (profile.text_zoom ?? 100) / 100));
  const screen = options.viewport ?? device.viewport;
  const place = placeOf(person?.country ?? null, person?.city ?? null);
  const locale = place?.locale ?? PLAIN_LOCALE;
  return {
    device,
    zoom,
    locale,
    context: {
      // Magnified, the same screen shows a smaller part of the page in more pixels.
      viewport: { width: Math.round(screen.width / zoom), height: Math.round(screen.height / zoom) },
      deviceScaleFactor: zoom,
      screen,
      isMobile: device.mobile,
      hasTouch: device.touch,
      locale,
      ...(place ? { timezoneId: place.timezone } : {}),
      ...(options.geolocation ? { geolocation: options.geolocation, permissions: ['geolocation'] } : {}),
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: profile.reduced_motion ? 'reduce' : 'no-preference',
      contrast: profile.high_contrast ? 'more' : 'no-preference',
      forcedColors: profile.high_contrast ? 'active' : 'none',
    },
  };
}
