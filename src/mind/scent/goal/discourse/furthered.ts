import { bareClause } from '../sentences.ts';

/** A wish for an act that is done with a site, and no reason for another. */
const WISHED_ACT =
  /^(?:i|you|we)(?:\s+(?:would|'d|really|now))*\s+(?:want|wish|like|need)\s+to\s+(?:report|complain|claim|cancel|order|book|buy|reserve|change|extend|renew|apply|register|sign|enrol+|request|return|exchange|send|transfer|donate|rent|hire|borrow|rename|delete|post|publish|propose|suggest|subscribe|unsubscribe|invite|update|correct|excuse|withdraw|object|appeal|nominate)\b/i;
/** What only tells more of the act before it. */
const FURTHERS =
  /^(?:mark (?:it|this|that|them) (?:as )?\p{L}+$|(?:choose|select|pick) (?!.*\b(?:and|then)\b)|pay (?:with|by|in|for it)\b|use (?:the|your|my)\b|attach |upload |enclose |ask for an?\b|(?:give|state|name|enter) .*\bas (?:the|your|my)\b|(?:include|add) (?:a|the|your|my) (?:\p{L}+ )?(?:note|comment|message|photo|receipt|picture)\b)/iu;

/** Whether what a sentence wishes for is what the next ones only tell more of: "You want to report a leak. Mark it as urgent." */
export function isFurthered(sentence: string, commands: readonly string[]): boolean {
  return (
    WISHED_ACT.test(sentence) &&
    commands.length > 0 &&
    commands.every((command) => FURTHERS.test(bareClause(command).replace(/[.!]+$/, '')))
  );
}
