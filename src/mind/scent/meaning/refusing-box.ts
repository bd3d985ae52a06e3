import { fold } from '../../language/index.ts';

/** Boxes that say no when they are ticked: "Unsubscribe me from everything", "Do not call me". */
const REFUSES =
  /^(?:i |we |you |please )?(?:do not|don['’]t|never|no longer|unsubscribe|stop|opt(?:s|ing)? out|no|hide|mute)\b/;
/** Steps that say what is to be done to the box itself. */
const BY_ITS_BOX = /^(?:un)?(?:tick|check|select|mark)\b/;

/** Whether a box is ticked for what a step wants off: its own words refuse, and the step names what it is for and not the box. */
export function refusesInstead(label: string, task: string): boolean {
  return REFUSES.test(fold(label)) && !BY_ITS_BOX.test(fold(task));
}
