/** The tools for visitor statistics that need nothing but an identifier; `worker/privacy/tool-scripts.ts` knows the rest of their scripts. */
export interface AnalyticsTools {
  readonly plausible?: { readonly domain: string; readonly server?: string }
  /** `server` ends in a slash. */
  readonly matomo?: { readonly server: string; readonly site: string }
  readonly ga4?: { readonly id: string }
}
