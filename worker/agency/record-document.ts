import type { AgencyRecord } from '#db/agency/agency.ts'
import type { AgencyPicture } from '#db/model/agency/agency-look.ts'
import { homeOf } from '#db/model/agency/home-blocks.ts'
import type { Office } from '#db/model/agency/office.ts'
import type { OpeningHours } from '#db/model/agency/opening-hours.ts'
import { changeName, changesOf } from '#db/model/agency/settings/changes.ts'
import { weekDays } from '#db/model/agency/settings/field.ts'
import { footerOf, menuOf } from '#db/model/agency/site-menu.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { isJsonObject, type JsonObject } from '#db/model/site/json-object.ts'
import type { TimeSlot } from '#db/model/visits/calendar-rules.ts'
import { hashOf } from '#worker/agency/look-files.ts'
import { isPrepared } from '#worker/agency/record-shape.ts'
import type { SentPictures } from '#worker/agency/sent-pictures.ts'

/** Converts a record back to its file format, the inverse of `readRecord`; pictures refer to the stored files, and the standard menu, footer and home page are written out. */
export function documentOf(record: AgencyRecord): JsonObject {
  const { offices, people, look, social, settings, publication, ...rest } = record
  return compact({
    kind: 'agency',
    ...rest,
    offices: offices.map(officeDocument),
    people: people.map(({ photo, ...person }) => compact({ ...person, photo: photo?.file })),
    look: compact({
      accent: look.accent,
      shades: look.shades,
      logo: look.logo === null ? look.logoPicture?.file : logoName(look.logo),
      logoHasName: look.logoHasName,
      share: look.share?.file,
      cover: photoDocument(look.cover),
      interior: photoDocument(look.interior),
    }),
    social: Object.fromEntries(social.map(({ network, url }) => [network, url])),
    settings: Object.fromEntries(Object.entries(settings).map(([locale, { image, ...each }]) => [locale, compact({ ...each, image: image?.file })])),
    publication: publication.holdBack === false ? undefined : publication,
    scripts: record.scripts.map((script) => compact({ ...script })),
    menu: menuOf(record).map((entry) => compact({ ...entry })),
    footer: footerOf(record).map((entry) => compact({ ...entry })),
    home: homeOf(record).map((block) => compact({ ...block, picture: photoDocument(block.picture) })),
    identity: record.identity === null ? undefined : compact({ ...record.identity }),
  })
}

/** The stored pictures of a record, for re-reading its document; icons and share picture are kept. */
export function picturesOf(record: AgencyRecord): SentPictures {
  const { look, people, settings, home } = record
  const pictures = [
    look.share,
    look.logoPicture ?? null,
    ...people.map(({ photo }) => photo),
    ...Object.values(settings).map(({ image }) => image ?? null),
    pictureOf(look.cover),
    pictureOf(look.interior),
    ...home.map(({ picture }) => pictureOf(picture)),
  ]
  return {
    files: new Map(pictures.flatMap((picture) => (picture === null ? [] : [[picture.file, picture] as const]))),
    logos: look.logo === null ? new Map() : new Map([[logoName(look.logo), look.logo]]),
    icons: look.icons,
    share: null,
  }
}

/** The name of a stored logo in the record's document, derived from its content. */
function logoName(logo: string): string {
  return `logo-${hashOf(logo)}.svg`
}

function officeDocument({ zips, hours, calendar, luxembourg, ...office }: Office): JsonObject {
  return compact({
    ...office,
    zips: zips.map(({ country, from, to }) => `${country === 'LU' ? 'LU-' : ''}${spelled(from)}${to === from ? '' : `..${spelled(to)}`}`),
    hours: hours === null ? undefined : hoursDocument(hours),
    calendar: calendar.map(({ week, ...rule }) => ({ ...rule, week: weekDocument(week) })),
    luxembourg: luxembourg === null ? undefined : compact({ ...luxembourg }),
  })
}

function spelled(zip: number): string {
  return String(zip).padStart(4, '0')
}

function hoursDocument({ week, exceptions }: OpeningHours): JsonObject {
  const days = exceptions.map(({ from, to, slots, note }) => compact({ from, to: to === from ? undefined : to, slots: slots.map(slotText), note }))
  return { week: weekDocument(week), ...(days.length > 0 && { exceptions: days }) }
}

function weekDocument(week: OpeningHours['week']): JsonObject {
  return Object.fromEntries(weekDays.flatMap((day, index) => ((week[index] ?? []).length === 0 ? [] : [[day, (week[index] ?? []).map(slotText)]])))
}

function slotText({ from, to }: TimeSlot): string {
  return `${from}-${to}`
}

function photoDocument(photo: Photo | null): JsonObject | undefined {
  if (photo === null) return undefined
  const { url, key, width, height, placeholder, name } = photo
  return compact(isPrepared(url) ? { file: url, width, height, placeholder, alt: name } : { file: key, alt: name })
}

function pictureOf(photo: Photo | null): AgencyPicture | null {
  if (photo === null || isPrepared(photo.url) || photo.width === null || photo.height === null) return null
  return { file: photo.key, width: photo.width, height: photo.height }
}

/** Drops what a file omits: null, empty lists and groups, false flags. */
function compact(group: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => !isBare(value)))
}

function isBare(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true
  return Array.isArray(value) ? value.length === 0 : isJsonObject(value) && Object.keys(value).length === 0
}

/** The names of the fields in which two records differ, for the version history and the audit log. */
export function changedFields(before: AgencyRecord, after: AgencyRecord): readonly string[] {
  return changesOf(documentOf(before), documentOf(after)).map(changeName)
}
