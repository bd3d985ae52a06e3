import { MEND_NODE, nodeIsOld, OLDEST_NODE } from '../version.ts';

// Imported before everything else: without it an old Node fails much later, at the first session, with words about a
// module that nobody outside has heard of.
if (nodeIsOld())
  throw new Error(
    `dramatis needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Mend it with: ${MEND_NODE}`,
  );
