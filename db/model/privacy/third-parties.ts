import type { LocalizedText } from '../site/localized.ts'
import type { OptionalCategory } from './consent.ts'

/** A provider whose content a page may load once the visitor asks for it or accepts its category. */
export interface Embed {
  readonly name: string
  /** The responsible company; null if it is the same as the name. */
  readonly company: string | null
  readonly category: OptionalCategory
  /** Its privacy policy; null if unknown. */
  readonly policy: string | null
}

/** Players by provider. Tours are unclassified: their providers are not social media, and what they store is outside our control. */
export const embeds = {
  youtube: { name: 'YouTube', company: 'Google Ireland Ltd', category: 'socialMedia', policy: 'https://policies.google.com/privacy' },
  vimeo: { name: 'Vimeo', company: 'Vimeo.com, Inc.', category: 'socialMedia', policy: 'https://vimeo.com/privacy' },
  facebook: { name: 'Facebook', company: 'Meta Platforms Ireland Ltd', category: 'socialMedia', policy: 'https://www.facebook.com/privacy/policy/' },
  matterport: { name: 'Matterport', company: null, category: 'unclassified', policy: 'https://matterport.com/privacy-policy' },
  tvl: { name: 'TVL', company: null, category: 'unclassified', policy: null },
  yisual: { name: 'Yisual', company: null, category: 'unclassified', policy: null },
  streetView: { name: 'Google Street View', company: 'Google Ireland Ltd', category: 'unclassified', policy: 'https://policies.google.com/privacy' },
} as const satisfies Readonly<Record<string, Embed>>

/** The category of media files on any host, and of map tiles. */
export const otherHosts: OptionalCategory = 'unclassified'

/** A third-party script that an agency adds to its site, such as visitor analytics or a social pixel. It runs once its category is accepted. */
export interface ThirdPartyScript {
  /** Its provider, as named in the cookie policy: 'Plausible Insights OÜ'. */
  readonly name: string
  readonly category: OptionalCategory
  /** https address. */
  readonly src: string
  readonly purpose: LocalizedText
  /** https address of its privacy policy. */
  readonly policy: LocalizedText | null
  /** Origins it connects to, besides its own. */
  readonly origins: readonly string[]
  readonly cookies: readonly ThirdPartyCookie[]
  /** `data-` attributes of its element, without the prefix. */
  readonly data?: readonly { readonly name: string; readonly value: string }[]
  /** What must be on the page before it runs. */
  readonly setUp?: ScriptSetUp
}

/** The tools whose script needs a configuration beside its address. */
export type ScriptSetUp = 'matomo' | 'ga4'

/** A cookie that a script sets on this site. */
interface ThirdPartyCookie {
  readonly name: string
  readonly purpose: LocalizedText
  /** How long it is kept: '13 months'. */
  readonly kept: LocalizedText
}
