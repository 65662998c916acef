/** How this site names itself where it asks others: with its address, so that they know whom to tell. */
export function userAgent(origin: string): string {
  return `Perron (+${origin})`
}
