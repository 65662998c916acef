import type { Photo } from '../listings/listing.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { Agency } from './agency.ts'

/** The sections of the home page below its cover, in the agency's order. */

/** `own` is a text with a picture by the agency; the others are the site's. */
export const homeBlockKinds = ['newest', 'project', 'promises', 'testimonial', 'viewed', 'valuation', 'towns', 'own'] as const
export type HomeBlockKind = (typeof homeBlockKinds)[number]

export interface HomeBlock {
  readonly key: string
  readonly block: HomeBlockKind
  /** Its heading; null for the site's. */
  readonly title: LocalizedText | null
  /** What is said below the heading; null for what the site says. */
  readonly text: LocalizedText | null
  /** Of `own` alone. */
  readonly picture: Photo | null
}

/** The home page while the agency has not changed it. */
export const standardHome: readonly HomeBlock[] = (['newest', 'project', 'promises', 'testimonial', 'viewed', 'valuation', 'towns'] as const).map((block) => ({
  key: block,
  block,
  title: null,
  text: null,
  picture: null,
}))

/** The sections of a site's home page. */
export function homeOf({ home }: Pick<Agency, 'home'>): readonly HomeBlock[] {
  return home.length === 0 ? standardHome : home
}
