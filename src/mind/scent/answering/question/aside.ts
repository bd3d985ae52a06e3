/** Words for the one of several that bears the plain name. */
const PLAIN = '(?:normal|ordinary|plain|standard|regular|usual|basic|simple|original)';
const ASIDE = new RegExp(`\\s*\\((?:the |an? )?${PLAIN}(?: one)?\\b[^()]*\\)?|,\\s*the ${PLAIN} one\\b[^.?]*`, 'i');

/** A question without the aside that only says that the plain one is meant: "(the normal one, not the slim one)". */
export function withoutAside(text: string): string {
  return text.replace(ASIDE, '');
}

/** "If nobody takes it down": under what condition, which the page says in its own way or not at all. */
export const CONDITION = /\b(?:if|unless|as long as|provided|in case)\b(?! (?:you|i|we) (?:can|may)\b)(?<=\S .*).*$/iu;
