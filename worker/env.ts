import type { D1Database, Fetcher, KVNamespace, Queue, R2Bucket, SendEmail } from '@cloudflare/workers-types'
import { type } from 'arktype'
import type { ViewMessage } from '#db/model/views/page-view.ts'
import { isLocale, type Locale, locales } from '#messages/locales.ts'
import { type CrmEnvironment, readCrmEnvironment } from '#worker/feeds/crm-settings.ts'
import { type PhotoHosts, readPhotoHosts } from '#worker/feeds/photo-hosts.ts'
import { type MailSettings, readMailSettings } from '#worker/mail/mail-settings.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'
import type { Work } from '#worker/site/queue.ts'

/** The part of the Images binding that we use. */
export interface ImageTransformer {
  input(picture: ReadableStream): ImageTransformation
}
type ImageChange = { readonly width: number; readonly fit: 'scale-down' } | { readonly width: number; readonly height: number; readonly fit: 'cover' }
interface ImageTransformation {
  transform(change: ImageChange): ImageTransformation
  output(as: { readonly format: string; readonly quality: number; readonly anim?: false }): Promise<{ response(): Response }>
}

/** The Worker's bindings, variables and secrets, as named in `wrangler.toml`. */
export interface Env {
  readonly DB: D1Database
  readonly LISTINGS: KVNamespace
  readonly FILES: R2Bucket
  /** A bucket for archives alone; without it they are in a folder of `FILES`. */
  readonly ARCHIVE?: R2Bucket
  readonly WORK: Queue<Work>
  readonly VIEWS: Queue<ViewMessage>
  readonly MAILINGS: Queue<Work>
  readonly ASSETS: Fetcher | undefined
  readonly IMAGES?: ImageTransformer
  /** Only if mails are sent by Cloudflare's Email Service. */
  readonly EMAIL?: SendEmail
  readonly ENABLED_LOCALES: string
  readonly DEFAULT_LOCALE: string
  readonly ORIGIN: string
  readonly MAP_ORIGINS?: string
  readonly MAP_TILES?: string
  readonly MAP_TILES_ATTRIBUTION?: string
  readonly PHOTO_HOSTS?: string
  readonly MAIL_TRANSPORT?: string
  readonly MAIL_FROM?: string
  readonly SMTP_HOST?: string
  readonly SMTP_PORT?: string
  readonly PAGE_MEMORY_MB?: string
  readonly PURGE_ZONE?: string
  readonly PURGE_TOKEN?: string
  readonly PURGE_API?: string
  readonly SMTP_USER?: string
  readonly SMTP_PASSWORD?: string
  readonly OMNICASA_BASE?: string
  readonly OMNICASA_NAME?: string
  readonly OMNICASA_PASSWORD?: string
  readonly OMNICASA_PAUSE?: string
  readonly OMNICASA_TIMEOUT?: string
  readonly WHISE_BASE?: string
  readonly WHISE_USER?: string
  readonly WHISE_PASSWORD?: string
  readonly WHISE_CLIENT?: string
  readonly WHISE_OFFICE?: string
  readonly WHISE_WEBHOOK_SECRET?: string
  readonly WHISE_PAUSE?: string
  readonly WHISE_TIMEOUT?: string
  readonly SWEEPBRIGHT_BASE?: string
  readonly SWEEPBRIGHT_ID?: string
  readonly SWEEPBRIGHT_SECRET?: string
  readonly SWEEPBRIGHT_PAUSE?: string
  readonly SWEEPBRIGHT_TIMEOUT?: string
  /** The public key that archives are encrypted to; empty: none are made at night. */
  readonly BACKUP_RECIPIENT?: string
  /** An address that is fetched after each cron whose jobs have succeeded, with its name in place of {job}; empty: none. */
  readonly HEARTBEAT?: string
  readonly IMPORT_TOKEN: string
  readonly PLACE_SALT: string
  readonly SIGNING_SECRET: string
  /** Retired signing secrets that still verify, separated by spaces. */
  readonly SIGNING_SECRET_PREVIOUS?: string
}

export interface Settings {
  readonly enabled: readonly Locale[]
  readonly fallback: Locale
  /** The site's origin, without a trailing slash. All absolute URLs use it, never a request's Host header. */
  readonly origin: string
  readonly map: MapSettings
  readonly photos: PhotoHosts
  readonly mail: MailSettings
  /** Bytes of rendered pages that an isolate may keep. */
  readonly pageMemory: number
  /** The zone whose cache a change purges; null if absent. */
  readonly purge: PurgeSettings | null
  /** What the environment says of the CRMs to synchronise with; the desk can say the rest (worker/feeds/crm-connection.ts). */
  readonly crm: CrmEnvironment
  /** Salt for the displaced points of hidden addresses. */
  readonly placeSalt: string
  /** Keys for signing links and captchas and for keyed hashes of senders (worker/signing/README.md). */
  readonly signing: SigningSecrets
}

/** Origins that may embed the map, and its tile server. */
export interface MapSettings {
  /** Origins besides the site's own that may embed the map; ':*' means any port on localhost. */
  readonly origins: readonly string[]
  /** The tile server; null: the map draws its own outlines and makes no request. */
  readonly tiles: { readonly template: string; readonly origin: string; readonly attribution: string } | null
}

/** A Cloudflare zone in front of the site, and an API token with its permission "Cache Purge". */
export interface PurgeSettings {
  readonly zone: string
  readonly token: string
  /** Cloudflare's API, without a trailing slash. */
  readonly api: string
}

const minSecretLength = 16

const Variables = type({
  ENABLED_LOCALES: 'string > 0',
  DEFAULT_LOCALE: type.enumerated(...locales),
  ORIGIN: type('string').narrow((text, context) => isOrigin(text) || context.mustBe('the address of the site, as in https://www.agency.example')),
  MAP_ORIGINS: "string = ''",
  MAP_TILES: "string = ''",
  MAP_TILES_ATTRIBUTION: "string = ''",
  PHOTO_HOSTS: "string = ''",
  MAIL_TRANSPORT: "'smtp' | 'cloudflare' | 'none' = 'none'",
  MAIL_FROM: "string = ''",
  SMTP_HOST: "string = ''",
  SMTP_PORT: "string = ''",
  PAGE_MEMORY_MB: "/^\\d{1,2}$/ = '16'",
  PURGE_ZONE: "/^(?:[0-9a-f]{32})?$/ = ''",
  PURGE_TOKEN: "string = ''",
  PURGE_API: "/^https?:\\/\\/.+[^\\/]$/ = 'https://api.cloudflare.com/client/v4'",
  SMTP_USER: "string = ''",
  SMTP_PASSWORD: "string = ''",
  OMNICASA_PAUSE: "/^\\d{1,3}$/ = '3'",
  OMNICASA_TIMEOUT: "/^[1-9]\\d?$/ = '20'",
  WHISE_PAUSE: "/^\\d{1,3}$/ = '1'",
  WHISE_TIMEOUT: "/^[1-9]\\d?$/ = '20'",
  SWEEPBRIGHT_PAUSE: "/^\\d{1,3}$/ = '1'",
  SWEEPBRIGHT_TIMEOUT: "/^[1-9]\\d?$/ = '20'",
  BACKUP_RECIPIENT: "/^(?:age1[a-z0-9]{58})?$/ = ''",
  HEARTBEAT: "/^(?:https?:.+)?$/ = ''",
  IMPORT_TOKEN: type(`string >= ${minSecretLength}`).narrow(
    (text, context) => /^[\w.~+/-]+=*$/.test(text) || context.mustBe('letters, digits and ._~+/- only'),
  ),
  PLACE_SALT: `string >= ${minSecretLength}`,
  SIGNING_SECRET: `string >= ${minSecretLength}`,
  SIGNING_SECRET_PREVIOUS: "string = ''",
})

type Variable = Exclude<keyof Env, 'DB' | 'LISTINGS' | 'FILES' | 'ARCHIVE' | 'WORK' | 'VIEWS' | 'MAILINGS' | 'ASSETS' | 'IMAGES' | 'EMAIL'>

const checked = new WeakMap<Pick<Env, Variable>, Settings>()

/** Validates the settings, once per isolate. @throws Error that names the missing or invalid setting */
export function settingsOf(env: Pick<Env, Variable>): Settings {
  const known = checked.get(env)
  if (known) return known
  const variables = Variables(env)
  if (variables instanceof type.errors) throw new Error(`Settings: ${variables.map(explain).join('\n')}`)
  const enabled = variables.ENABLED_LOCALES.split(',').map((code) => code.trim())
  const wrong = enabled.filter((code) => !isLocale(code))
  if (wrong.length > 0) throw new Error(`Settings: ENABLED_LOCALES names ${wrong.join(', ')}`)
  const settings: Settings = {
    enabled: enabled.filter(isLocale),
    fallback: variables.DEFAULT_LOCALE,
    origin: new URL(variables.ORIGIN).origin,
    map: readMap(variables),
    photos: readPhotoHosts(variables.PHOTO_HOSTS, new URL(variables.ORIGIN).origin),
    mail: readMailSettings(variables),
    pageMemory: Number(variables.PAGE_MEMORY_MB) * 1_000_000,
    purge: readPurge(variables),
    crm: readCrmEnvironment({ ...env, ...variables }),
    placeSalt: variables.PLACE_SALT,
    signing: readSigning(variables),
  }
  if (!settings.enabled.includes(settings.fallback)) throw new Error('Settings: DEFAULT_LOCALE is not among ENABLED_LOCALES')
  checked.set(env, settings)
  return settings
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

const secrets: readonly PropertyKey[] = ['IMPORT_TOKEN', 'PLACE_SALT', 'SIGNING_SECRET', 'SIGNING_SECRET_PREVIOUS', 'SMTP_USER', 'SMTP_PASSWORD', 'PURGE_TOKEN']

/** Describes an invalid setting, without logging its value, which may be a secret. */
function explain({ path, expected, message }: type.errors[number]): string {
  const [name] = path
  return name !== undefined && secrets.includes(name) ? `${String(name)} must be ${expected}` : message
}

function readSigning(variables: Required<Pick<Env, 'SIGNING_SECRET' | 'SIGNING_SECRET_PREVIOUS'>>): SigningSecrets {
  const previous = variables.SIGNING_SECRET_PREVIOUS.split(/\s+/).filter((secret) => secret !== '')
  if (previous.some((secret) => secret.length < minSecretLength)) throw new Error('Settings: SIGNING_SECRET_PREVIOUS has a secret under 16 characters')
  return { current: variables.SIGNING_SECRET, previous }
}

/** Null unless both zone and token are set; without purging, pages are cached only briefly. */
function readPurge({ PURGE_ZONE: zone, PURGE_TOKEN: token, PURGE_API: api }: Required<Pick<Env, `PURGE_${'ZONE' | 'TOKEN' | 'API'}`>>): PurgeSettings | null {
  return zone === '' || token === '' ? null : { zone, token, api }
}

const knownOrigin = /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?|https?:\/\/(?:localhost|127\.0\.0\.1)(?::(?:\d{1,5}|\*))?)$/

function readMap(variables: Required<Pick<Env, 'MAP_ORIGINS' | 'MAP_TILES' | 'MAP_TILES_ATTRIBUTION'>>): MapSettings {
  const origins = variables.MAP_ORIGINS.split(/\s+/).filter((origin) => origin !== '')
  const wrong = origins.filter((origin) => !knownOrigin.test(origin))
  if (wrong.length > 0) throw new Error(`Settings: MAP_ORIGINS names ${wrong.join(', ')}; an origin looks like https://www.agency.example`)
  const template = variables.MAP_TILES.trim()
  if (template === '') return { origins, tiles: null }
  const isTemplate = URL.canParse(template) && /^https?:/.test(template) && ['{z}', '{x}', '{y}'].every((part) => template.includes(part))
  if (!isTemplate) throw new Error('Settings: MAP_TILES is not an address with {z}, {x} and {y}')
  return { origins, tiles: { template, origin: new URL(template).origin, attribution: variables.MAP_TILES_ATTRIBUTION } }
}
