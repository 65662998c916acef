import { type } from 'arktype'
import type { AgencyRecord } from '#db/agency/agency.ts'
import { type AgencyPicture, pathOf } from '#db/model/agency/agency-look.ts'
import type { SiteSettings } from '#db/model/agency/agency-settings.ts'
import { faultIn } from '#db/model/agency/condition.ts'
import { type HomeBlock, standardHome } from '#db/model/agency/home-blocks.ts'
import type { Office } from '#db/model/agency/office.ts'
import { type MenuEntry, standardFooter, standardMenu } from '#db/model/agency/site-menu.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { sortedJson } from '#db/model/site/json-object.ts'
import { replacedColours } from '#ui/design/palette.ts'
import { recordErrors } from './record-errors.ts'
import { AgencyFile, isPrepared } from './record-shape.ts'
import type { SentPictures } from './sent-pictures.ts'

/** A valid record with warnings, or all errors with the paths of the invalid fields ('offices[0].phone'). */
export type Reading =
  | { readonly record: AgencyRecord; readonly notes: readonly string[] }
  | { readonly errors: readonly string[]; readonly paths: readonly string[] }

const withoutUnknownKeys = AgencyFile.onDeepUndeclaredKey('delete')
const withUnknownKeys = AgencyFile.onDeepUndeclaredKey('reject')

/** Validates an agency file. Any error rejects the whole file, and every invalid field is reported with its path. Unknown keys are dropped with a warning. */
export function readRecord(source: unknown, pictures: SentPictures): Reading {
  const file = withoutUnknownKeys(source)
  if (file instanceof type.errors) return { errors: file.map(({ message }) => shortened(message)), paths: file.map(({ propString }) => propString) }
  const errors = recordErrors(file, pictures)
  // Each of these begins with its path.
  if (errors.length > 0) return { errors, paths: errors.map((error) => error.split(' ', 1)[0] ?? '') }
  const record = recordOf(file, pictures)
  const colours = replacedColours(record.look).map(
    ({ chosen, contrast, used }) => `look: ${chosen} has a contrast of ${contrast}:1 where it is used; ${used} is used instead`,
  )
  const conditions = record.conditions.flatMap((rule, index) => {
    const part = faultIn(rule)
    return part === null ? [] : [`conditions[${index}].${part} cannot be evaluated, so ${rule.show} is shown for no home`]
  })
  return { record, notes: [...unknownKeys(source), ...colours, ...conditions] }
}

function unknownKeys(source: unknown): readonly string[] {
  const strict = withUnknownKeys(source)
  return strict instanceof type.errors ? strict.map(({ propString }) => `${propString} is not known and was left out`) : []
}

function recordOf(file: AgencyFile, pictures: SentPictures): AgencyRecord {
  const { look = {} } = file
  const picture = (name: string | undefined) => (name === undefined ? null : (pictures.files.get(name) ?? null))
  const offices = (file.offices ?? []).map(officeOf)
  return {
    name: file.name,
    slogan: file.slogan ?? null,
    area: file.area ?? null,
    email: file.email,
    phone: file.phone ?? null,
    identity: file.identity ? identityOf(file.identity) : null,
    offices,
    mainOffice: file.mainOffice ?? (offices.length === 1 ? (offices[0]?.key ?? null) : null),
    people: (file.people ?? []).map(({ photo, ...person }) => ({
      ...{ phone: null, email: null, languages: [], offices: [], manager: false },
      ...person,
      photo: picture(photo),
    })),
    look: {
      accent: look.accent ?? null,
      shades: look.shades ?? {},
      logo: look.logo === undefined ? null : (pictures.logos.get(look.logo) ?? null),
      ...logoPictureOf(look, pictures),
      ...(look.logoHasName ? { logoHasName: true } : {}),
      icons: pictures.icons,
      share: picture(look.share) ?? pictures.share,
      cover: photographOf(look.cover, pictures),
      interior: photographOf(look.interior, pictures),
    },
    social: file.social ?? [],
    languages: { enabled: [...new Set(file.languages.enabled)], default: file.languages.default },
    settings: Object.fromEntries(Object.entries(file.settings ?? {}).map(([locale, { image, ...rest }]) => [locale, withImage(rest, picture(image))])),
    fixedPages: file.fixedPages ?? [],
    externalPages: file.externalPages ?? [],
    promises: [...new Set(file.promises ?? [])],
    publication: file.publication ?? { holdBack: false },
    conditions: file.conditions ?? [],
    countsVisits: file.countsVisits ?? false,
    scripts: (file.scripts ?? []).map((script) => ({ policy: null, origins: [], cookies: [], ...script })),
    mapOrigins: [...new Set(file.mapOrigins ?? [])],
    streetViewKey: file.streetViewKey ?? null,
    menu: unlessStandard((file.menu ?? []).map(menuEntryOf), standardMenu),
    footer: unlessStandard(
      (file.footer ?? []).map((entry) => ({ ...menuEntryOf(entry), column: entry.column })),
      standardFooter,
    ),
    menuOrders: file.menuOrders ?? {},
    footerOrders: file.footerOrders ?? {},
    home: unlessStandard(
      (file.home ?? []).map((entry) => homeBlockOf(entry, pictures)),
      standardHome,
    ),
    photoHosts: [...new Set(file.photoHosts ?? [])],
    mapTiles: file.mapTiles ?? null,
    analytics: file.analytics ?? {},
  }
}

/** A logo that is no drawing. */
function logoPictureOf({ logo }: NonNullable<AgencyFile['look']>, { files, logos }: SentPictures): Pick<AgencyRecord['look'], 'logoPicture'> {
  const picture = logo === undefined || logos.has(logo) ? undefined : files.get(logo)
  return picture === undefined ? {} : { logoPicture: picture }
}

/** A standard list is stored as none, so that it follows the site's. */
function unlessStandard<Entry>(entries: readonly Entry[], standard: readonly Entry[]): readonly Entry[] {
  return sortedJson(entries) === sortedJson(standard) ? [] : entries
}

function menuEntryOf({ key, to, url, label, hiddenIn }: NonNullable<AgencyFile['menu']>[number]): MenuEntry {
  return { key, to: to ?? null, url: url ?? null, label: label ?? null, hiddenIn: hiddenIn ?? [] }
}

function homeBlockOf({ key, block, title, text, picture }: NonNullable<AgencyFile['home']>[number], pictures: SentPictures): HomeBlock {
  return { key, block, title: title ?? null, text: text ?? null, picture: photographOf(picture, pictures) }
}

type Photograph = NonNullable<NonNullable<AgencyFile['look']>['cover']>

function photographOf(source: Photograph | undefined, { files }: SentPictures): Photo | null {
  if (source === undefined) return null
  const name = source.alt ?? null
  const { file, width = null, height = null, placeholder = null } = source
  if (isPrepared(file)) return { key: file.slice('/pictures/'.length, -'.jpg'.length), url: file, width, height, name, placeholder }
  const picture = files.get(file)
  return picture ? { key: picture.file, url: pathOf(picture), width: picture.width, height: picture.height, name, placeholder: null } : null
}

function withImage(settings: SiteSettings, image: AgencyPicture | null): SiteSettings {
  return image ? { ...settings, image } : settings
}

function identityOf(identity: NonNullable<AgencyFile['identity']>) {
  return { vat: null, register: null, codeOfConduct: null, insurance: null, ...identity }
}

function officeOf({ hours, luxembourg, ...office }: NonNullable<AgencyFile['offices']>[number]): Office {
  const exceptions = hours?.exceptions ?? []
  return {
    ...{ address: null, point: null, phone: null, regions: [], zips: [], language: null, calendar: [] },
    ...office,
    hours: hours
      ? { week: hours.week, exceptions: exceptions.map((each) => ({ ...each, to: each.to ?? each.from, slots: each.slots ?? [], note: each.note ?? null })) }
      : null,
    luxembourg: luxembourg ? { vat: null, ...luxembourg } : null,
  }
}

function shortened(message: string): string {
  return message.length > 240 ? `${message.slice(0, 239)}…` : message
}
