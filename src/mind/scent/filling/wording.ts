const WRITTEN = /\b(?:asking|ask|question|topic|post|message|thread|discussion|enquiry|inquiry|request|note)\b/i;
const SUBJECT =
  /\b(?:asking(?: for)?|asks?|about|on|regarding|concerning|saying|that says)\s+(?!(?:a|an|the|your|my)\s+(?:new\s+)?(?:question|topic|post|message)\b)(.+)$/i;

/** The title or question that a step asks for in words of its own: "ask how to clean a kettle"; empty where it gives none. */
export function worded(words: string): string {
  const text = words.replace(/["“”]/g, '');
  const said = WRITTEN.test(text) ? (SUBJECT.exec(text)?.[1]?.trim() ?? '') : '';
  if (!said) return '';
  const asks = /^(?:how|what|when|where|who|which|why|whether|if|can|is|are|does|do)\b/i.test(said);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${asks ? '?' : ''}`.slice(0, 120);
}
