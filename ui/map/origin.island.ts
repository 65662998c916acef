/**
 * Whether an origin is allowed: exact match, or any port where the allowed one ends in ':*'.
 * @param allowed origins as `https://www.agency.example` or `http://localhost:*`
 */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((each) => (each.endsWith(':*') ? withoutPort(origin) === each.slice(0, -2) : origin === each))
}

function withoutPort(origin: string): string {
  return origin.replace(/:\d{1,5}$/, '')
}
