import { defaultLocale, type Locale } from '#messages/locales.ts'
import type { TileChoice } from '../map/tile-providers.ts'
import type { AnalyticsTools } from '../privacy/analytics-tools.ts'
import type { ThirdPartyScript } from '../privacy/third-parties.ts'
import { type LocalizedText, textIn } from '../site/localized.ts'
import type { AgencyCondition } from './agency-conditions.ts'
import type { AgencyLook, AgencyPicture } from './agency-look.ts'
import type { ExternalPage, FixedPage, PublicationSettings, SiteLanguages, SiteSettings, SocialLink } from './agency-settings.ts'
import type { HomeBlock } from './home-blocks.ts'
import type { LegalIdentity } from './legal-identity.ts'
import type { Office, OfficeKey } from './office.ts'
import type { FooterEntry, LanguageOrders, MenuEntry } from './site-menu.ts'

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
  /** Key of the office that serves homes outside all other offices' areas; null without offices. */
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
  /** Condition rules beside the site's own: which facts of a home its page shows. */
  readonly conditions: readonly AgencyCondition[]
  /** Whether to count visits besides views, which stores a hash of the visitor's IP address for a day. */
  readonly countsVisits: boolean
  /** Third-party scripts, each run once its category is accepted. */
  readonly scripts: readonly ThirdPartyScript[]
  /** Origins of other sites whose pages may embed the map, as in https://www.agency.example. */
  readonly mapOrigins: readonly string[]
  /** API key for embedded street pictures; null: pages link to them instead. */
  readonly streetViewKey: string | null
  /** Empty: the standard menu. */
  readonly menu: readonly MenuEntry[]
  /** Empty: the standard footer. */
  readonly footer: readonly FooterEntry[]
  /** Languages whose menu or footer has an order of its own. */
  readonly menuOrders: LanguageOrders
  readonly footerOrders: LanguageOrders
  /** Empty: the standard home page. */
  readonly home: readonly HomeBlock[]
  /** Hosts that photographs may be fetched from, besides those of the deployment: 'photos.crm.example', '*.cdn.example'. */
  readonly photoHosts: readonly string[]
  /** The background of maps; null: the deployment's, else the map draws its own outlines. */
  readonly mapTiles: TileChoice | null
  /** Tools for visitor statistics; their scripts are derived (`withToolScripts`). */
  readonly analytics: AnalyticsTools
}

const publishesAll: PublicationSettings = { holdBack: false }

const noLook: AgencyLook = { accent: null, shades: {}, logo: null, icons: {}, share: null, cover: null, interior: null }

/**
 * The defaults of a site without a record: the host as its name, and nothing made up.
 * @param email recipient of forms until there is a record; never shown on a page
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
    conditions: [],
    countsVisits: false,
    scripts: [],
    mapOrigins: [],
    streetViewKey: null,
    menu: [],
    footer: [],
    menuOrders: {},
    footerOrders: {},
    home: [],
    photoHosts: [],
    mapTiles: null,
    analytics: {},
  }
}

/** The agency's name in a language. */
export function agencyName(agency: Pick<Agency, 'name'>, locale: Locale = defaultLocale): string {
  return textIn(agency.name, locale)
}

/** Fills in defaults for fields that were added after the record was stored. */
export function completeRecord<Stored extends Omit<Agency, 'version'>>(record: Stored): Stored {
  const {
    promises = [],
    externalPages = [],
    publication = publishesAll,
    conditions = [],
    countsVisits = false,
    scripts = [],
    mapOrigins = [],
    streetViewKey = null,
    menu = [],
    footer = [],
    menuOrders = {},
    footerOrders = {},
    home = [],
    photoHosts = [],
    mapTiles = null,
    analytics = {},
    look,
  } = record
  return {
    ...record,
    ...{ promises, externalPages, publication, conditions, countsVisits, scripts, mapOrigins, streetViewKey, photoHosts, mapTiles, analytics },
    ...{ menu, footer, menuOrders, footerOrders, home },
    look: { ...noLook, ...look },
  }
}

/** A member of the agency's staff, as shown to visitors. */
export interface Person {
  readonly key: string
  readonly name: string
  readonly role: LocalizedText
  readonly photo: AgencyPicture | null
  readonly phone: string | null
  readonly email: string | null
  /** Their own number at the professional institute (BIV/IPI). */
  readonly licence?: string
  /** The languages they speak, of those the product knows. */
  readonly languages: readonly Locale[]
  readonly offices: readonly OfficeKey[]
  /** The agency's manager, who is shown as the contact person. */
  readonly manager: boolean
}

/** Claims an agency can make about itself: the wording is in the message catalogues, the agency's record selects those that hold. */

/**
 * Promises to sellers on the home page; `valuation` is the written valuation within five working days, `answer` an answer to every form within
 * one working day.
 */
export const agencyPromises = ['contact', 'file', 'photos', 'visits', 'portal', 'valuation', 'answer'] as const
export type AgencyPromise = (typeof agencyPromises)[number]

/** The origin of a version of the agency's record: saved at the desk, restored from an earlier one, or imported from a file. */
export type VersionOrigin = 'desk' | 'return' | 'import'

/** The number of versions to keep. */
export const maxStoredVersions = 100
