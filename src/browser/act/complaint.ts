import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';

const ASK_MS = 500;

/**
 * What the browser itself objects to when a form is sent: it puts the focus on the first field that is wrong and says so in
 * a bubble, which is drawn neither in the page nor in a picture of it. Empty when it objects to nothing.
 */
export function browserComplaint(page: Page): Promise<string> {
  return orElse(ASK_MS, '', evaluateBeside(page, focusedComplaint, null));
}

/** Runs in the page. */
function focusedComplaint(): string {
  let active = document.activeElement;
  for (;;) {
    const inner: Element | null | undefined =
      active?.shadowRoot?.activeElement ?? (active as HTMLIFrameElement | null)?.contentDocument?.activeElement;
    if (!inner) break;
    active = inner;
  }
  const field = active as HTMLInputElement | null;
  // A form that checks for itself keeps the browser from it.
  if (!field?.validationMessage || field.form?.noValidate || !field.matches(':user-invalid')) return '';
  return field.validationMessage.replaceAll(/\s+/g, ' ').slice(0, 300);
}
