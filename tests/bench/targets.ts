/** What the figures are held against. */
export const targets = {
  list: 1 / 15,
  property: 1 / 10,
  importSeconds: 30,
  importMegabytes: 400,
  unchangedShare: 1 / 3,
} as const

export function verdict(holds: boolean): string {
  return holds ? 'yes' : '**no**'
}
