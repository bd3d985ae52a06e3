/** A success check of a scenario, one kind an object. What each means is in docs/scenarios.md. */
export type Check =
  | { url: string }
  | { text: string }
  | {
      selector: string;
      state?: 'visible' | 'hidden' | 'attached' | 'checked' | 'unchecked' | 'disabled' | 'enabled' | undefined;
      value?: string | undefined;
      text?: string | undefined;
      count?: number | undefined;
    }
  | { request: { method?: string | undefined; url: string; status?: number | undefined; body?: string | undefined } }
  | {
      storage: {
        local?: string | undefined;
        session?: string | undefined;
        cookie?: string | undefined;
        value?: string | undefined;
      };
    };

/** What is really true at the end: every group that is given must hold. */
export interface Success {
  all?: Check[] | undefined;
  any?: Check[] | undefined;
  none?: Check[] | undefined;
}
