/** Traits that steer a synthetic session; the shares are made up, only their spread matters. */
export interface Temper {
  name: string;
  patience: number;
  skill: number;
  mood: number;
}

const NAMES = [
  'Rosa Delgado',
  'Ken Whitlock',
  'Amina Yusuf',
  'Jonas Brandt',
  'Mei-Ling Chou',
  'Priya Nair',
  'Tomasz Zielinski',
  'Grace Okafor',
  'Henrik Dahl',
  'Lucia Ferrari',
  'Omar Haddad',
  'Sofia Lindqvist',
  'Kwame Mensah',
  'Ingrid Solberg',
  'Mateo Fuentes',
  'Nadia Petrova',
  'Dylan Pritchard',
  'Yuki Tanabe',
  'Fatima Benali',
  'Conor Gallagher',
];

export function temper(index: number): Temper {
  const round = Math.floor(index / NAMES.length);
  const wave = (step: number) => ((index * step) % 17) / 16;
  return {
    name: NAMES[index % NAMES.length]! + (round > 0 ? ` ${'I'.repeat(round + 1)}` : ''),
    patience: 0.35 + 0.6 * wave(5),
    skill: 0.45 + 0.5 * wave(7),
    mood: -0.1 + 0.4 * wave(3),
  };
}
