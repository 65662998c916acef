/** What a site has on offer: numbers of listings in lists. */
export interface Stock {
  readonly sale: number
  readonly rent: number
  readonly hasProjects: boolean
}

/** Whether there is nothing on offer yet. */
export function isEmptyStock({ sale, rent, hasProjects }: Stock): boolean {
  return sale === 0 && rent === 0 && !hasProjects
}
