import { defaultLocale, type Locale } from '#messages/locales.ts'
import type { AgencyPromise } from './agency-content.ts'
import type { AgencyLook } from './agency-look.ts'
import type { ExternalPage, FixedPage, PublicationSettings, SiteLanguages, SiteSettings, SocialLink } from './agency-settings.ts'
import type { LegalIdentity } from './legal-identity.ts'
import { type LocalizedText, textIn } from './localized.ts'
import type { Office } from './office.ts'
import type { Person } from './person.ts'
import type { ThirdPartyScript } from './third-parties.ts'

/** Everything the site knows about the agency it belongs to. It is data: D1 holds one record, `npm run import` replaces it. */
export interface Agency {
  /** Rises with every change of the record; 0 while a site has no record. */
  readonly version: number
  readonly name: LocalizedText
  /** The headline of the home page. */
  readonly slogan: LocalizedText | null
  /** Where the agency works, in one sentence for the footer. */
  readonly area: LocalizedText | null
  /** Receives requests that no office is responsible for. */
  readonly email: string
  readonly phone: string | null
  readonly identity: LegalIdentity | null
  readonly offices: readonly Office[]
  /** Key of the office that takes the homes no other office serves; null without offices. */
  readonly mainOffice: string | null
  readonly people: readonly Person[]
  readonly look: AgencyLook
  readonly social: readonly SocialLink[]
  readonly languages: SiteLanguages
  readonly settings: { readonly [L in Locale]?: SiteSettings }
  readonly fixedPages: readonly FixedPage[]
  readonly externalPages: readonly ExternalPage[]
  readonly promises: readonly AgencyPromise[]
  readonly publication: PublicationSettings
  /** Whether visits to pages of listings and projects are counted besides views: it takes a hash of visitors' addresses for a day. */
  readonly countsVisits: boolean
  /** Third-party scripts, each run once its category is accepted. */
  readonly scripts: readonly ThirdPartyScript[]
  /** Origins of other sites whose pages may embed the map, as in https://www.agency.example. */
  readonly mapOrigins: readonly string[]
  /** API key for embedded street pictures; null: pages link to them instead. */
  readonly streetViewKey: string | null
}

const publishesAll: PublicationSettings = { holdBack: false }

const noLook: AgencyLook = { accent: null, shades: {}, logo: null, icons: {}, share: null, cover: null, interior: null }

/**
 * What a site without a record shows: nothing invented, the host as its name.
 * @param email where forms go until there is a record; no page shows it
 * @param languages from the environment
 */
export function agencyWithoutRecord(host: string, email: string, languages: SiteLanguages): Agency {
  return {
    version: 0,
    name: { any: host },
    slogan: null,
    area: null,
    email,
    phone: null,
    identity: null,
    offices: [],
    mainOffice: null,
    people: [],
    look: noLook,
    social: [],
    languages,
    settings: {},
    fixedPages: [],
    externalPages: [],
    promises: [],
    publication: publishesAll,
    countsVisits: false,
    scripts: [],
    mapOrigins: [],
    streetViewKey: null,
  }
}

/** The agency's name as readers of a language know it. */
export function agencyName(agency: Pick<Agency, 'name'>, locale: Locale = defaultLocale): string {
  return textIn(agency.name, locale)
}

/** A record as it is stored, with what records of earlier releases lack. */
export function completeRecord<Stored extends Omit<Agency, 'version'>>(record: Stored): Stored {
  const {
    promises = [],
    externalPages = [],
    publication = publishesAll,
    countsVisits = false,
    scripts = [],
    mapOrigins = [],
    streetViewKey = null,
    look,
  } = record
  return { ...record, promises, externalPages, publication, countsVisits, scripts, mapOrigins, streetViewKey, look: { ...noLook, ...look } }
}
