/** What a token of the API may be allowed to do, each a group of endpoints (worker/site/ENDPOINTS.md). */
export const tokenScopes = ['import', 'content', 'office', 'privacy', 'mail'] as const

export type TokenScope = (typeof tokenScopes)[number]
