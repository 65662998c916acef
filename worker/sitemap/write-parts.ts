import { build } from 'virtual:client-assets'
import { type Db, openStore } from '#db/client.ts'
import { isKeptOut } from '#db/model/agency-settings.ts'
import { fingerprint } from '#db/model/fingerprint.ts'
import type { RecordKind } from '#db/schema.ts'
import { type AddressBasis, type DuePart, joinSmallParts, nextDuePart, type PartRecord, recordsOfPart, type SitemapPart, savePart } from '#db/sitemap-parts.ts'
import { byLocale } from '#messages/locales.ts'
import { listingPaths } from '#ui/presenters/listing-address.ts'
import { projectPagePath } from '#ui/presenters/project.ts'
import { sharedPhoto } from '#ui/presenters/shared-photo.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { agencyOf } from '#worker/http/agency.ts'
import { pagesXml, type SitemapPage, type SitemapSite } from './xml.ts'

/**
 * Records in a part; one that is over the limit is cut, and what stays has room for more. In four languages, 500 are 2,000 addresses and
 * 1.2 MB; the protocol allows 50,000 and 50 MB.
 */
const maxRecords = 500
const recordsAfterCut = 400

export const sitemapFolder = 'sitemap/'

/** The origin of the site's addresses, and the languages that search engines may show. */
export async function sitemapSite(env: Env): Promise<SitemapSite> {
  const { languages, settings } = await agencyOf(env)
  return { origin: settingsOf(env).origin, languages: languages.enabled.filter((locale) => !isKeptOut(settings[locale])) }
}

interface Writing {
  /** Includes parts that are current except for the build that wrote them. */
  readonly everyBuild: boolean
  /** When to stop, in milliseconds of the clock; a part that was begun is finished. */
  readonly until: number
  /** One part alone. */
  readonly only?: Pick<SitemapPart, 'kind' | 'firstId'>
}

/** Writes parts that are due, one in memory at a time. Safe to run twice at once and to break off. @returns whether all are current */
export async function writeDueParts(env: Env, { everyBuild, until, only }: Writing): Promise<boolean> {
  const { primary } = openStore(env.DB, env.LISTINGS)
  const site = await sitemapSite(env)
  const basis = basisOf(site)
  const next = () => nextDuePart(primary, everyBuild ? basis : { ...basis, build: null }, only)
  for (let part = await next(); part !== null; part = await next()) {
    if (Date.now() > until) return false
    await writePart(primary, env.FILES, part, site, basis)
  }
  return true
}

/** Whether any part is due, those made by another build included. */
export async function hasDueParts(env: Env): Promise<boolean> {
  return (await nextDuePart(openStore(env.DB, env.LISTINGS).primary, basisOf(await sitemapSite(env)))) !== null
}

function basisOf({ origin, languages }: SitemapSite): AddressBasis {
  return { site: `${origin} ${languages.join(' ')}`, build }
}

async function writePart(db: Db, files: Env['FILES'], part: DuePart, site: SitemapSite, basis: AddressBasis) {
  const found = await recordsOfPart(db, part, maxRecords + 1)
  const records = found.length > maxRecords ? found.slice(0, recordsAfterCut) : found
  const rest = found[records.length]?.id ?? null
  const text = pagesXml(site, records.map(pageOf[part.kind]))
  const file = records.length === 0 ? null : `${sitemapFolder}${part.kind}-${part.firstId}-${fingerprint(text)}.xml`
  const isNew = file !== part.file
  if (isNew && file !== null) await files.put(file, text, { httpMetadata: { contentType: 'application/xml; charset=utf-8' } })
  const changedAt = isNew ? new Date().toISOString() : part.changedAt
  const isSaved = await savePart(db, part, { records: records.length, file, changedAt, rest }, basis)
  if (!isSaved) return
  if (isNew && part.file !== null) await files.delete(part.file)
  if (rest === null && records.length > 0) await joinSmallParts(db, part, recordsAfterCut / 2)
}

const pageOf: Readonly<Record<RecordKind, (record: PartRecord) => SitemapPage>> = {
  listing: ({ id, changedOn, located }) => {
    const listing = { ...JSON.parse(located), id }
    return { paths: listingPaths(listing), changedOn, image: sharedPhoto(listing.photo ? [listing.photo] : [], String(id), '', 'en')?.path ?? null }
  },
  project: ({ id, changedOn, located }) => {
    const project = { ...JSON.parse(located), id }
    return { paths: byLocale((locale) => projectPagePath(project, locale)), changedOn }
  },
}
