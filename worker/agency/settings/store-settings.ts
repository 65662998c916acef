import type { AgencyRecord } from '#db/agency/agency.ts'
import { saveAgencyVersion } from '#db/agency/agency-versions.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { VersionOrigin } from '#db/model/agency/agency.ts'
import { type AgencyIcons, hasLogo } from '#db/model/agency/agency-look.ts'
import { type JsonObject, sortedJson } from '#db/model/site/json-object.ts'
import { faultsUnder } from '#worker/agency/faulty-pages.ts'
import { type Reading, readRecord } from '#worker/agency/read-record.ts'
import { changedFields, picturesOf } from '#worker/agency/record-document.ts'
import { pictureFolder, type ReceivedPictures, removeOldPictures, type SentPictures } from '#worker/agency/sent-pictures.ts'
import { reviewStock } from '#worker/feeds/publication.ts'
import type { DeskContext } from '../../desk/desk-page.ts'
import type { StoredSettings } from './stored-settings.ts'

/** A changed document of the record. */
interface SettingsChange {
  readonly document: JsonObject
  readonly origin: Exclude<VersionOrigin, 'import'>
  /** The object id in the audit log: the page, or the restored version. */
  readonly objectId: string
  readonly pictures?: ReceivedPictures
  /** The record of the restored version, for its pictures. */
  readonly of?: AgencyRecord
}

/** The outcome of a change: stored as a new version, unchanged, invalid, or a conflict. */
export type StoreOutcome =
  | { readonly kind: 'stored'; readonly version: number; readonly record: AgencyRecord }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly reasons: Extract<Reading, { readonly errors: readonly string[] }> }
  | { readonly kind: 'late' }

/** Validates a changed document like an import, stores it as a new version, and announces it. */
export async function storeSettings(context: DeskContext, known: StoredSettings, change: SettingsChange): Promise<StoreOutcome> {
  const { env, store, session, locale, now, files } = context
  const { document, origin, objectId, pictures, of = known.record } = change
  const reading = readRecord(document, withSent(picturesOf(of), pictures))
  if ('errors' in reading) return { kind: 'refused', reasons: reading }
  const record = withFittingIcons(of, reading.record, pictures?.icons ?? {})
  const fields = changedFields(known.record, record)
  if (fields.length === 0) return { kind: 'same' }
  await pictures?.store(files, pictureFolder)
  const faults = await faultsUnder(env, record, locale, now)
  if (faults.length > 0) return { kind: 'refused', reasons: { errors: faults, paths: faults.map(() => '') } }
  const act = { action: origin === 'return' ? 'return' : 'change', object: 'settings', objectId, fields } as const
  const acts = [recordAct(store.primary, session.member, act, now, didChange)]
  const version = await saveAgencyVersion(store.primary, record, { origin, actor: session.member.id, fields, now }, known.version, acts)
  if (version === null) return { kind: 'late' }
  const differs = (part: 'publication' | 'offices') => sortedJson(record[part]) !== sortedJson(known.record[part])
  if (differs('publication') || differs('offices')) await reviewStock(store.primary, now)
  await context.announce()
  store.defer(removeOldPictures(files, store.primary))
  return { kind: 'stored', version, record }
}

function withSent(stored: SentPictures, sent: SentPictures | undefined): SentPictures {
  if (sent === undefined) return stored
  const files = { has: (name: string) => sent.files.has(name) || stored.files.has(name), get: (name: string) => sent.files.get(name) ?? stored.files.get(name) }
  const logos = { has: (name: string) => sent.logos.has(name) || stored.logos.has(name), get: (name: string) => sent.logos.get(name) ?? stored.logos.get(name) }
  return { ...stored, files, logos }
}

/** Drops raster icons of a replaced logo in favour of those the browser rendered; without them there are none until an import. */
function withFittingIcons(before: AgencyRecord, after: AgencyRecord, drawn: AgencyIcons): AgencyRecord {
  const [one, other] = [before.look, after.look]
  if (one.logo === other.logo && one.logoPicture?.file === other.logoPicture?.file) return after
  return { ...after, look: { ...other, icons: hasLogo(other) ? drawn : {} } }
}
