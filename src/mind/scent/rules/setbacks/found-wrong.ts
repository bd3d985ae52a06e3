import { fold } from '../../../language/index.ts';
import { formFields, remarkDistance } from '../../filling/complaints.ts';
import type { Situation } from '../../situation.ts';

/** What a page says over a form that came back. */
const CAME_BACK =
  /\b(?:there (?:is|was|are|were) (?:a |some |\d+ )?(?:problems?|errors?)|(?:check|correct|review|see) (?:the |your )?(?:marked|highlighted|red|following|entr\w+|fields?|details)|could not (?:save|send|be (?:sent|saved)))/;

/** What is wrong with a form that one finds filled in and refused: the remarks at its fields. */
export function foundWrong(situation: Situation): string[] {
  const { page } = situation;
  const fields = formFields(situation).filter((item) => item.kind === 'type' && item.value.trim() !== '');
  const marked = fields.filter((item) => item.state.has('invalid'));
  if (fields.length === 0) return [];
  if (marked.length === 0 && !page.lines.some((line) => CAME_BACK.test(fold(line.text)))) return [];
  const remarks = page.lines
    .filter(
      ({ text, box, level }) =>
        level === 0 &&
        WRONG.test(fold(text)) &&
        !page.items.some((item) => item.raw === text) &&
        fields.some((item) => remarkDistance(item.box, box) !== null),
    )
    .map((line) => line.text);
  return [...remarks, ...marked.map((item) => `${item.label} is invalid`)];
}
const WRONG =
  /\b(?:invalid|incorrect|wrong|required|must|needs?|enter|please|not (?:valid|correct|complete|recogni[sz]ed)|too (?:short|long|many|few|old|early|late)|missing|incomplete|only|at least|should|cannot|does not|unknown|format)\b/;
