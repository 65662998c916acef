import { findRun } from '#db/feeds/import-runs.ts'
import { countStockRemarks, type FieldCount, listImportRemarks, listStockRemarks } from '#db/feeds/record-remarks.ts'
import { translator } from '#messages/translate.ts'
import { DeskRemarksPage } from '#ui/feeds/desk/import.page.tsx'
import { presentRemarks } from '#ui/feeds/desk/remark.present.ts'
import { href } from '#ui/routes.ts'
import { formatNumber } from '#ui/site/number.present.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

const perPage = 50
const maxPages = 2_000

/** The remarks on values of the whole stock or, with `import`, of one import; `field` chooses a field. */
export const deskRemarks = defineDeskPage('deskRemarks', {
  needs: 'imports',
  view: DeskRemarksPage,
  async load(context) {
    const { store, locale, requested } = context
    const db = store.primary
    const query = requested.searchParams
    const run = query.get('import')
    const field = query.get('field')
    const page = pageIn(query.get('page'))
    const about = run === null ? null : await findRun(db, run)
    if (run !== null && about === null) throw new NoPage()
    const range = { field, offset: (page - 1) * perPage, limit: perPage + 1 }
    const [counts, rows] = await Promise.all([
      about === null ? countStockRemarks(db) : mostFirst(about.remarks),
      about === null ? listStockRemarks(db, range) : listImportRemarks(db, about.id, range),
    ])
    const t = translator(locale)
    const path = (fields: Readonly<Record<string, string>>) => pathOf(context, { ...(run === null ? {} : { import: run }), ...fields })
    const title = about === null ? t('route.deskRemarks') : t('desk.remarks.import', { when: whenText(about.startedAt, locale) })
    const all = counts.reduce((sum, { count }) => sum + count, 0)
    return {
      title,
      props: {
        view: deskView(context, title),
        about: about === null ? ('stock' as const) : ('import' as const),
        fields: [
          { text: t('desk.remarks.all', { count: formatNumber(all, locale) }), path: path({}), isChosen: field === null },
          ...counts.map(({ field: name, count }) => ({
            text: `${name} (${formatNumber(count, locale)})`,
            path: path({ field: name }),
            isChosen: name === field,
          })),
        ],
        remarks: presentRemarks(rows.slice(0, perPage), locale),
        further: rows.length > perPage ? path({ ...(field === null ? {} : { field }), page: String(page + 1) }) : null,
        back:
          about === null
            ? { path: href('deskImports', locale), text: t('route.deskImports') }
            : { path: href('deskImport', locale, { id: about.id }), text: t('desk.import.title', { when: whenText(about.startedAt, locale) }) },
      },
    }
  },
  acts: {},
})

function pageIn(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(1, page), maxPages)
}

function pathOf({ locale }: DeskContext, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query)
  return href('deskRemarks', locale) + (search.size === 0 ? '' : `?${search}`)
}

function mostFirst(counts: Readonly<Record<string, number>>): readonly FieldCount[] {
  return Object.entries(counts)
    .map(([field, count]) => ({ field, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, 100)
}
