import { storedAgency } from '#db/agency/agency.ts'
import { openStore } from '#db/client.ts'
import { presentStock, type SampledRecord, sampleStaged, stagedStock } from '#db/feeds/guard/staged-stock.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { Example } from '#db/model/feeds/guard/judge.ts'
import type { Import } from '#db/model/feeds/import-run.ts'
import { displayPrice } from '#db/model/listings/price.ts'
import { textIn } from '#db/model/site/localized.ts'
import { countListed } from '#db/search/rows.ts'
import { announcedVersions } from '#db/site/versions.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { anyPage, type Expected } from '#worker/site/canary/page-fault.ts'
import { type TriedPage, tryPages } from '#worker/site/canary/try-pages.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'

/** The canary of an import: pages that it touches are rendered with its staged rows before it is applied. */

const most = { listing: 8, project: 2 } as const
/** From so many changed records on, the home page and the lists are tried too. */
const manyRecords = 3
/** Lists are tried up to this stock: their index is built again for it. */
const mostListed = 2_000

interface TriedRecord extends TriedPage {
  readonly record: SampledRecord | null
}

/** How often pages are tried again that were found faulty while something else was published. */
const repeats = 2

/** What is wrong with the pages that an import touches, as they would be; empty if it is fine or nothing is published yet. */
export async function faultyPages(
  env: Env,
  current: Import,
  now: string,
  left = repeats,
): Promise<{ readonly examples: readonly Example[]; readonly tried: number }> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const versions = async () => JSON.stringify((await announcedVersions(db)).versions)
  const before = await versions()
  const listed = await countListed(db)
  const records = listed === 0 ? [] : await sampleStaged(db, current.id, most)
  if (records.length === 0) return { examples: [], tried: 0 }
  // From the database: this isolate may remember the record of some seconds ago, whose languages have no pages any more.
  const agency = (await storedAgency(db)) ?? (await agencyOf(env))
  const pages = pagesOf(records, agency, listed, current.via === 'entry')
  const found = await tryPages(env, pages, stagedStock(current.id, records, now), presentStock(records))
  if (found.length > 0 && left > 0 && before !== (await versions())) return faultyPages(env, current, now, left - 1)
  const examples = found.flatMap(({ page, fault }) => {
    const record = pages.find(({ path }) => path === page.path)?.record
    return [{ id: record?.kind === 'listing' ? record.id : 0, harm: 'page', before: page.path, after: fault } as const]
  })
  return { examples, tried: pages.length }
}

/** A page of each record, in the site's languages in turn, of a home entered by hand in all of them; and what shows several. */
function pagesOf(records: readonly SampledRecord[], agency: Agency, listed: number, isEntry: boolean): readonly TriedRecord[] {
  const { enabled: languages } = agency.languages
  const localeAt = (at: number) => languages[at % languages.length] ?? locales[0]
  const own = records.flatMap((record, at) =>
    (isEntry ? languages : [localeAt(at)]).map((locale) => ({
      path: pathOf(record, locale),
      isNew: record.isNew,
      expected: expectedOf(record, agency),
      record,
    })),
  )
  if (records.length < manyRecords) return own
  const lists = listed > mostListed ? [] : [href('forSale', localeAt(0)), href('forRent', localeAt(1)), href('projects', localeAt(2))]
  const homes = languages.map((locale) => href('home', locale))
  const shared = [...homes, ...lists].map((path) => ({ path, isNew: false, expected: { ...anyPage, isPublished: homes.includes(path) }, record: null }))
  return [...own, ...shared]
}

/** The page answers with its address in full. */
function pathOf({ kind, id, card }: SampledRecord, locale: Locale): string {
  if (kind === 'project') return href('project', locale, { city: '-', name: '-', id: String(id) })
  return href(card?.goal === 'rent' ? 'propertyForRent' : 'propertyForSale', locale, { city: '-', type: '-', id: String(id) })
}

function expectedOf({ card, hidden, hasOwnText }: SampledRecord, { offices }: Agency): Expected {
  const streets = [hidden?.street, ...(hidden?.streets ?? [])].filter((street) => typeof street === 'string')
  const number = hidden?.houseNumber
  const officeStreets = offices.flatMap(({ address }) => (address === null ? [] : locales.map((locale) => textIn(address.street, locale).toLocaleLowerCase())))
  const isOffice = (written: string) => officeStreets.includes(written.toLocaleLowerCase())
  const spellings = streets.map((street) => [`${street} ${number}`, `${number} ${street}`, `${number}, ${street}`])
  // Every page names the offices, in whose house a home may be.
  const unpublished = number ? spellings.filter((each) => !each.some(isOffice)).flat() : []
  const expected = { isPublished: true, unpublished, hasOwnText }
  if (card === null) return expected
  const price = displayPrice(card)
  return price.kind === 'annuity' ? expected : { ...expected, amount: price.kind === 'amount' ? price.text : null }
}
