import { escapeHtml, type Visit } from './kit.ts';

export interface Field {
  name: string;
  label: string;
  /** Another label, for where the site speaks the language of its trade. */
  jargon?: string;
  hint?: string;
  options?: readonly string[];
  /** What is said when the value will not do; empty when it will. */
  check?: (value: string) => string;
}

/** What is wrong with each field that was sent; empty when all will do, and null when nothing was sent. */
export function complaintsAbout(fields: readonly Field[], form: URLSearchParams | null): Map<string, string> | null {
  if (!form) return null;
  const found = new Map<string, string>();
  for (const { name, label, check } of fields) {
    const value = form.get(name)?.trim() ?? '';
    const complaint = value === '' ? `Enter the ${label.toLowerCase()}` : (check?.(value) ?? '');
    if (complaint) found.set(name, complaint);
  }
  return found;
}

/** A form, and what is wrong with what was sent: named at its field, unless the site is not so kind. */
export function formHtml(
  fields: readonly Field[],
  action: string,
  button: string,
  visit: Visit,
  complaints: Map<string, string> | null,
): string {
  const bad = complaints !== null && complaints.size > 0;
  const vague = visit.has('vague-error');
  const lost = bad && visit.has('form-loses-input');
  const one = ({ name, label, jargon, hint, options }: Field) => {
    const value = lost ? '' : (visit.form?.get(name) ?? '');
    const complaint = vague ? '' : (complaints?.get(name) ?? '');
    const said = visit.has('jargon') && jargon ? jargon : label;
    const invalid = complaint ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
    const control = options
      ? `<select id="${name}" name="${name}"${invalid}><option value="">Choose</option>${options.map((option) => `<option${option === value ? ' selected' : ''}>${escapeHtml(option)}</option>`).join('')}</select>`
      : `<input id="${name}" name="${name}" value="${escapeHtml(value)}"${invalid}>`;
    return `<div><label for="${name}">${escapeHtml(said)}</label>${hint ? `<span class="hint">${escapeHtml(hint)}</span>` : ''}${complaint ? `<span class="error" id="${name}-error">${escapeHtml(complaint)}</span>` : ''}${control}</div>`;
  };
  const summary = !bad
    ? ''
    : vague
      ? '<div class="errors" role="alert">Invalid request.</div>'
      : `<div class="errors" role="alert">${[...complaints.values()].map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div>`;
  return `${summary}<form class="stack" method="post" action="${action}" novalidate>${fields.map(one).join('')}<div><button class="primary">${escapeHtml(button)}</button></div></form>`;
}

/** The fields of a form carried on unseen. */
export function carried(form: URLSearchParams): string {
  return [...form]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
}
