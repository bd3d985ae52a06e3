import { fold, words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';

/** Acts that take each other back. */
const OPPOSITES: ReadonlyArray<readonly [readonly string[], readonly string[]]> = [
  [['open'], ['close', 'shut']],
  [['lock'], ['unlock', 'release']],
  [
    ['hide', 'collapse'],
    ['show', 'unhide', 'expand'],
  ],
  [
    ['start', 'begin', 'resume', 'play'],
    ['stop', 'end', 'pause'],
  ],
  [
    ['raise', 'lift', 'increase'],
    ['lower', 'decrease', 'reduce'],
  ],
  [
    ['enable', 'activate', 'connect'],
    ['disable', 'deactivate', 'disconnect'],
  ],
  [['archive'], ['restore']],
  [['arm'], ['disarm']],
];

/** Whether one of two acts takes the other back. */
export function takesBack(one: string, other: string): boolean {
  if (one === `un${other}` || other === `un${one}`) return true;
  return OPPOSITES.some(
    ([these, those]) =>
      (these.includes(one) && those.includes(other)) || (those.includes(one) && these.includes(other)),
  );
}

/** Whether a button does to the thing of the step the opposite of what is to be done to it: "Close lid", for who is to open the lid. */
export function doesOpposite(step: Step, label: string): boolean {
  const [act = '', ...thing] = words(fold(step.text));
  const [first = '', ...rest] = words(fold(label));
  return (
    takesBack(act, first) && rest.length > 0 && !thing.includes(first) && rest.every((word) => thing.includes(word))
  );
}
