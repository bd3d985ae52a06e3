import type { Proposal } from '../../situation.ts';

/** "Type a name or number to find items.": a sentence that tells what to do elsewhere, however it is drawn. */
const TELLS_HOW = /^(?:(?:start|begin) typing|type|enter|search|use|select|choose|pick)\b[^.!?]{12,}[.…]$/i;

/** Whether what is pressed is neither button nor link and only tells how to use what stands beside it. */
export function pressesHint(_: unknown, { item }: Proposal): boolean {
  return item?.kind === 'click' && (item.role === 'generic' || item.role === '') && TELLS_HOW.test(item.raw.trim());
}
