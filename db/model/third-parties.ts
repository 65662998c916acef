import type { OptionalCategory } from './consent.ts'
import type { LocalizedText } from './localized.ts'

/** Who provides content that a page of this site may load once the visitor asks for it, or has accepted its category. */
export interface Embed {
  readonly name: string
  /** Who answers for it; null where the name says so. */
  readonly company: string | null
  readonly category: OptionalCategory
  /** Its privacy policy; null where we know none. */
  readonly policy: string | null
}

/** Players by provider. What a provider stores is its own affair, so tours, which are no social medium, stay unclassified. */
export const embeds = {
  youtube: { name: 'YouTube', company: 'Google Ireland Ltd', category: 'socialMedia', policy: 'https://policies.google.com/privacy' },
  vimeo: { name: 'Vimeo', company: 'Vimeo.com, Inc.', category: 'socialMedia', policy: 'https://vimeo.com/privacy' },
  facebook: { name: 'Facebook', company: 'Meta Platforms Ireland Ltd', category: 'socialMedia', policy: 'https://www.facebook.com/privacy/policy/' },
  matterport: { name: 'Matterport', company: null, category: 'unclassified', policy: 'https://matterport.com/privacy-policy' },
  tvl: { name: 'TVL', company: null, category: 'unclassified', policy: null },
  yisual: { name: 'Yisual', company: null, category: 'unclassified', policy: null },
  streetView: { name: 'Google Street View', company: 'Google Ireland Ltd', category: 'unclassified', policy: 'https://policies.google.com/privacy' },
} as const satisfies Readonly<Record<string, Embed>>

/** The category of a media file, whatever host it is on, and of the tiles of the map. */
export const otherHosts: OptionalCategory = 'unclassified'

/** A script of another site that an agency wants on its own, such as a counter of visits or a social pixel. It runs once its category is accepted. */
export interface ThirdPartyScript {
  /** Who provides it, as the cookie policy says: 'Plausible Insights OÜ'. */
  readonly name: string
  readonly category: OptionalCategory
  /** https address. */
  readonly src: string
  readonly purpose: LocalizedText
  /** https address of its privacy policy. */
  readonly policy: LocalizedText | null
  /** Origins it talks to besides that of its address. */
  readonly origins: readonly string[]
  readonly cookies: readonly ThirdPartyCookie[]
}

/** A cookie that a script sets on this site. */
interface ThirdPartyCookie {
  readonly name: string
  readonly purpose: LocalizedText
  /** How long it is kept: '13 months'. */
  readonly kept: LocalizedText
}
