import { fold } from '../../language/index.ts';

/** What one is told to do first, where a site shows something to its members only. */
const JOINS =
  /^(?:please )?(?:become|join|sign (?:in|up)|log ?in|subscribe|register|create (?:an?|your) (?:free )?account|upgrade|unlock|get (?:full|unlimited) access|start (?:your|an?) (?:free )?trial)\b/;
const TO_SEE =
  /\b(?:to|and) (?:see|read|view|unlock|continue|keep|access|reveal|show|find out|discover|watch|listen)\b|\bfor (?:the (?:rest|whole|full)|full|unlimited)\b/;
const ONLY_FOR =
  /^(?:this|the (?:rest|full)|full)\b.*\b(?:only (?:for|to|available to)|reserved for) (?:\w+ )?(?:members|subscribers|customers)\b/;
/** Tasks that are about just that. */
const OF_JOINING =
  /\b(?:members?(?:hip)?|subscri\w*|sign(?:ing)? (?:in|up)|log ?in|join\w*|accounts?|regist\w*|premium|upgrad\w*|trial)\b/;

/** Whether a line only says what one has to become before one is shown what is there: "Become a member for £4.99 a month to see the whole recipe." */
export function isHeldBack(line: string, asked: string): boolean {
  const said = fold(line);
  return ((JOINS.test(said) && TO_SEE.test(said)) || ONLY_FOR.test(said)) && !OF_JOINING.test(fold(asked));
}
