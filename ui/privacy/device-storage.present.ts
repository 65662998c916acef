import type { Agency } from '#db/model/agency/agency.ts'
import { type ConsentCategory, consentCategories } from '#db/model/privacy/consent.ts'
import { deviceItems } from '#db/model/privacy/device-storage.ts'
import { type Embed, embeds, otherHosts } from '#db/model/privacy/third-parties.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** One item kept on the device: a row of the cookie policy. */
export interface StorageRow {
  readonly name: string
  readonly kind: string
  readonly category: string
  readonly purpose: string
  readonly kept: string
}

/** A third party that may be loaded: a row of the cookie policy. */
export interface ThirdPartyRow {
  readonly name: string
  readonly purpose: string
  readonly category: string
  /** URL of the privacy policy; null if unknown. */
  readonly policy: string | null
}

/** A category with the names of the items and third parties in it. */
export interface CategoryView {
  readonly key: ConsentCategory
  readonly names: readonly string[]
}

type Reader = Pick<Agency, 'scripts' | 'streetViewKey'>

/** Everything that this site and the agency's third-party scripts keep on the device. */
export function presentStorage({ scripts }: Reader, locale: Locale): readonly StorageRow[] {
  const t = translator(locale)
  const own = deviceItems.map(({ name, kind, category, purpose, kept }) => ({
    name,
    kind: t(`storage.kind.${kind}`),
    category: t(`consent.category.${category}`),
    purpose: t(`storage.purpose.${purpose}`),
    kept: typeof kept === 'number' ? t('storage.kept.days', { days: String(kept) }) : t(`storage.kept.${kept}`),
  }))
  const others = scripts.flatMap((script) =>
    script.cookies.map((cookie) => ({
      name: cookie.name,
      kind: t('storage.kind.cookieOf', { name: script.name }),
      category: t(`consent.category.${script.category}`),
      purpose: textIn(cookie.purpose, locale),
      kept: textIn(cookie.kept, locale),
    })),
  )
  return [...own, ...others]
}

/** Every third party that may be loaded on this site. @param tilesFrom host of the map's tiles; null if the map has none */
export function presentThirdParties(agency: Reader, tilesFrom: string | null, locale: Locale): readonly ThirdPartyRow[] {
  const t = translator(locale)
  const players = embedsOf(agency).map(([key, { name, company, category, policy }]) => ({
    name: company === null ? name : `${name} (${company})`,
    purpose: t(purposes[key]),
    category: t(`consent.category.${category}`),
    policy,
  }))
  const tiles = tilesFrom === null ? [] : [{ name: tilesFrom, purpose: t('thirdParty.tiles'), category: t(`consent.category.${otherHosts}`), policy: null }]
  const scripts = agency.scripts.map(({ name, purpose, category, policy }) => ({
    name,
    purpose: textIn(purpose, locale),
    category: t('thirdParty.scriptOnly', { category: t(`consent.category.${category}`) }),
    policy: policy && textIn(policy, locale),
  }))
  return [...players, ...tiles, ...scripts]
}

/** The consent categories, each with what it covers on this site. */
export function presentCategories(agency: Reader): readonly CategoryView[] {
  return consentCategories.map((key) => ({
    key,
    names: [
      ...new Set(deviceItems.filter(({ category }) => category === key).map(({ name }) => name)),
      ...embedsOf(agency).flatMap(([, { name, category }]) => (category === key ? [name] : [])),
      ...agency.scripts.flatMap(({ name, category }) => (category === key ? [name] : [])),
    ],
  }))
}

type EmbedKey = keyof typeof embeds

const purposes = {
  youtube: 'thirdParty.film',
  vimeo: 'thirdParty.film',
  facebook: 'thirdParty.film',
  matterport: 'thirdParty.tour',
  tvl: 'thirdParty.tour',
  yisual: 'thirdParty.tour',
  streetView: 'thirdParty.streetView',
} as const satisfies Readonly<Record<EmbedKey, string>>

function embedsOf({ streetViewKey }: Reader): readonly (readonly [EmbedKey, Embed])[] {
  const keys: readonly EmbedKey[] = [
    'youtube',
    'vimeo',
    'facebook',
    'matterport',
    'tvl',
    'yisual',
    ...(streetViewKey === null ? [] : (['streetView'] as const)),
  ]
  return keys.map((key) => [key, embeds[key]])
}
