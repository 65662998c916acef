import { storedAgency } from '#db/agency/agency.ts'
import { openStore } from '#db/client.ts'
import { presentStock, type SampledRecord, sampleStaged, sampleWithdrawn, stagedStock, type WithdrawnRecord } from '#db/feeds/guard/staged-stock.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { Import } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'
import { countListed } from '#db/search/rows.ts'
import { announcedVersions } from '#db/site/versions.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { anyPage } from '#worker/site/canary/page-fault.ts'
import { type TriedPage, tryPages } from '#worker/site/canary/try-pages.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { expectedOf, recordPath } from './expected-page.ts'
import type { TriedPages } from './judge-import.ts'

/** The canary of an import: pages that it touches are rendered with its staged rows before it is applied. */

const most = { listing: 8, project: 2 } as const
const mostWithdrawn = { listing: 3, project: 1 } as const
/** From so many changed records on, the home page and the lists are tried too. */
const manyRecords = 3
/** Lists are tried up to this stock: their index is built again for it. */
const mostListed = 2_000

interface RecordPage extends TriedPage {
  /** The record whose page it is; null for a page that shows several. */
  readonly record: Pick<SampledRecord, 'kind' | 'id'> | null
}

/** How often pages are tried again that were found faulty while something else was published. */
const repeats = 2

/**
 * What is wrong with the pages that an import touches, as they would be; empty if it is fine, or the first of its site and not entered by hand.
 * @param missing the kinds of which it withdraws what is missing
 */
export async function faultyPages(env: Env, current: Import, missing: readonly RecordKind[], now: string, left = repeats): Promise<TriedPages> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const versions = async () => JSON.stringify((await announcedVersions(db)).versions)
  const before = await versions()
  const listed = await countListed(db)
  if (listed === 0 && current.via !== 'entry') return nothingTried
  const staged = await sampleStaged(db, current.id, most)
  const withdrawn = await sampleWithdrawn(db, current, missing, mostWithdrawn)
  if (staged.length + withdrawn.length === 0) return nothingTried
  // From the database: this isolate may remember the record of some seconds ago, whose languages have no pages any more.
  const agency = (await storedAgency(db)) ?? (await agencyOf(env))
  const pages = pagesOf({ staged, withdrawn }, agency, listed, current.via === 'entry')
  const found = await tryPages(env, pages, stagedStock(current.id, { staged, withdrawn }, now), presentStock([...staged, ...withdrawn]))
  if (found.length > 0 && left > 0 && before !== (await versions())) return faultyPages(env, current, missing, now, left - 1)
  const faulty = found.map(({ page, fault }) => ({ page, fault, record: pages.find(({ path }) => path === page.path)?.record ?? null }))
  return {
    examples: faulty.map(({ page, fault, record }) => ({ id: record?.kind === 'listing' ? record.id : 0, harm: 'page', before: page.path, after: fault })),
    tried: pages.length,
  }
}

const nothingTried: TriedPages = { examples: [], tried: 0 }

interface Sample {
  readonly staged: readonly SampledRecord[]
  readonly withdrawn: readonly WithdrawnRecord[]
}

/** A page of each record, in the site's languages in turn, of a home entered by hand in all of them; and what shows several. */
function pagesOf({ staged, withdrawn }: Sample, agency: Agency, listed: number, isEntry: boolean): readonly RecordPage[] {
  const { enabled: languages } = agency.languages
  const localeAt = (at: number) => languages[at % languages.length] ?? locales[0]
  const localesAt = (at: number) => (isEntry ? languages : [localeAt(at)])
  const changed = staged.flatMap((record, at) =>
    localesAt(at).map((locale) => ({
      path: recordPath(record.kind, record.id, record.card?.goal ?? null, locale),
      isNew: record.isNew,
      expected: expectedOf(record, agency),
      record,
    })),
  )
  const gone = withdrawn.flatMap((record, at) =>
    localesAt(at).map((locale) => ({
      path: recordPath(record.kind, record.id, record.goal, locale),
      isNew: true,
      expected: { ...anyPage, isWithdrawn: true },
      record,
    })),
  )
  if (staged.length < manyRecords && withdrawn.length === 0) return changed
  const lists = listed > mostListed ? [] : (['forSale', 'forRent', 'projects'] as const).map((route, at) => ({ route, locale: localeAt(at) }))
  const homes = languages.map((locale) => ({ route: 'home', locale }) as const)
  const shared = [...homes, ...lists].map(({ route, locale }) => ({
    path: href(route, locale),
    isNew: false,
    expected: {
      ...anyPage,
      isPublished: route === 'home',
      withdrawn: withdrawn.map((record) => linkTo(record, locale)),
      mayShrink: withdrawn.length > 0,
    },
    record: null,
  }))
  return [...changed, ...gone, ...shared]
}

/** A link to the page of a record, whatever town and name are in its address. */
function linkTo({ kind, id, goal }: WithdrawnRecord, locale: Locale): RegExp {
  const [start] = recordPath(kind, id, goal, locale).split('/-/')
  return new RegExp(`${start}/[^"]*/${id}/"`)
}
