import type { Db } from '#db/client.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { type HomePlace, maxLeadsCounted, selectHomes, sortValue } from '#db/listings/desk/desk-homes.ts'
import type { HomeFilter } from '#db/listings/desk/home-filter.ts'
import { type HitPlace, nextHitPlace, searchHomes } from '#db/listings/desk/home-search.ts'
import { translator } from '#messages/translate.ts'
import { presentHomeLine } from '#ui/listings/desk/home-line.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { csvFile } from '#worker/site/pages/csv.ts'

/** Rows per query, and hits per query of a search. */
const atOnce = 500

/** Exports the homes that match a filter as CSV, without streets that their pages do not publish. The export itself is logged. */
export async function exportHomes(context: DeskContext, filter: HomeFilter): Promise<Response> {
  const { store, locale, now, session } = context
  const t = translator(locale)
  await recordAct(store.primary, session.member, { action: 'export', object: 'listing', objectId: '' }, now)
  const columns = [
    ...[t('desk.audit.number'), t('desk.entry.field.reference'), t('desk.homes.state'), t('desk.homes.type'), t('desk.home.address')],
    ...[t('desk.entry.field.location.city'), t('desk.entry.field.price.amount'), t('desk.lead.office'), t('desk.homes.gap')],
  ]
  return csvFile('homes', now, columns, linesOf(context, filter))
}

async function* linesOf(context: DeskContext, filter: HomeFilter): AsyncGenerator<readonly (readonly string[])[], void> {
  const since = context.now.toISOString()
  const rows = filter.text === '' ? listed(context.store.primary, filter, since) : hits(context.store.primary, filter, since)
  for await (const part of rows) yield part.map((row) => lineOf(context, row))
}

type Row = Awaited<ReturnType<typeof selectHomes>>[number]

async function* listed(db: Db, filter: HomeFilter, since: string): AsyncGenerator<readonly Row[], void> {
  for (let after: HomePlace | null = null; ; ) {
    const rows: readonly Row[] = await selectHomes(db, filter, after, atOnce, since)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = { value: sortValue(filter, last), id: last.id }
  }
}

async function* hits(db: Db, filter: HomeFilter, since: string): AsyncGenerator<readonly Row[], void> {
  for (let after: HitPlace | null = null; ; ) {
    const [rows, ends]: readonly [readonly (Row & HitPlace)[], readonly HitPlace[]] = await db.batch([...searchHomes(db, filter, after, atOnce, since, atOnce)])
    yield rows
    after = nextHitPlace(rows, false, ends)
    if (after === null) return
  }
}

function lineOf({ agency, locale }: DeskContext, row: Row): readonly string[] {
  const { id, reference, stateText, type, name, isHidden, place, price, office, gaps } = presentHomeLine(row, agency, maxLeadsCounted, locale)
  const address = isHidden ? translator(locale)('desk.homes.hidden') : name
  return [String(id), reference, stateText, type, address, place, price ?? '', office ?? '', gaps ?? '']
}
