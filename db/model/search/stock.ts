/** What a site has on offer: numbers of listings in lists. */
export interface Stock {
  readonly sale: number
  readonly rent: number
  readonly hasProjects: boolean
  /** Whether anything was sold or let. */
  readonly hasReferences: boolean
  /** Whether any listing on offer is outside Belgium and Luxembourg. */
  readonly hasAbroad: boolean
}

/** Whether there is nothing on offer yet. */
export function isEmptyStock({ sale, rent, hasProjects }: Pick<Stock, 'sale' | 'rent' | 'hasProjects'>): boolean {
  return sale === 0 && rent === 0 && !hasProjects
}
