/** Metres in each unit of length. */
export const LENGTHS: Record<string, number> = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  km: 1000,
  ft: 0.3048,
  feet: 0.3048,
  mi: 1609,
  mile: 1609,
  miles: 1609,
  metres: 1,
  meters: 1,
  kilometres: 1000,
  kilometers: 1000,
};

/** Square metres in each unit of area. */
export const AREAS: Record<string, number> = {
  'm²': 1,
  m2: 1,
  sqm: 1,
  'sq m': 1,
  'square metres': 1,
  'square meters': 1,
  'km²': 1e6,
  km2: 1e6,
  sqkm: 1e6,
  'sq km': 1e6,
  'square kilometres': 1e6,
  'square kilometers': 1e6,
  ha: 1e4,
  hectare: 1e4,
  hectares: 1e4,
  acres: 4047,
  'sq ft': 0.0929,
  'ft²': 0.0929,
};
