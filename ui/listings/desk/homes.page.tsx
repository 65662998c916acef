import { SecondButton } from '../../design/buttons.part.tsx'
import type { Choice } from '../../design/dropdown.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskFilter, FilterChips, FurtherLink } from '../../desk/filters.part.tsx'
import type { RunView } from '../../feeds/desk/import-run.present.ts'
import { Outcome, StateBadge } from '../../feeds/desk/runs-table.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { type GapCount, GapCounts } from './gap-counts.part.tsx'
import type { HomeLine } from './home-line.present.ts'
import { HomeLines } from './home-lines.part.tsx'

interface DeskHomesPageProps {
  readonly view: DeskView
  readonly homes: readonly HomeLine[]
  /** The filters in force, by their key in the address. */
  readonly filters: Readonly<Record<string, string>>
  /** The list without one of them. */
  readonly without: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<'goal' | 'state' | 'type' | 'priceMin' | 'priceMax' | 'office' | 'gap' | 'crm' | 'sort', readonly Choice[]>>
  /** Empty if other filters than the office are in force, which they do not count. */
  readonly gapCounts: readonly GapCount[]
  /** The path of the next page; null on the last. */
  readonly further: string | null
  readonly isFirst: boolean
  /** Whether a search has more homes with its words than were looked at for this page. */
  readonly isCut: boolean
  readonly isSearch: boolean
  /** The newest import; null if none has run, or the list is filtered. */
  readonly lastRun: RunView | null
  /** Whether the reader may open it. */
  readonly readsImports: boolean
}

/** Filters that are folded away until one of them is in force. */
const more = ['place', 'priceMin', 'priceMax', 'goal', 'type', 'office', 'gap', 'crm'] as const

/** The stock of the desk, with its filters in the address. */
export function DeskHomesPage({
  view,
  homes,
  filters,
  without,
  choices,
  gapCounts,
  further,
  isFirst,
  isCut,
  isSearch,
  lastRun,
  readsImports,
}: DeskHomesPageProps) {
  const { t, locale } = useTranslation()
  const list = href('deskHomes', locale)
  const all = t('desk.all')
  const isEmpty = homes.length === 0 && isFirst && Object.keys(filters).length === 0
  return (
    <DeskFrame
      view={view}
      form="deskHomes"
      tools={
        <>
          <a href={href('deskProjects', locale)}>{t('route.deskProjects')}</a>
          <a href={`${list}?${new URLSearchParams({ ...filters, csv: '1' })}`}>{t('desk.export')}</a>
          <form method="post" action={href('deskEntries', locale)}>
            <input type="hidden" name="once" value={view.once} />
            <SecondButton act="create">{t('desk.entries.create')}</SecondButton>
          </form>
        </>
      }
    >
      {lastRun !== null && <LastRun run={lastRun} isOpen={readsImports} />}
      <GapCounts counts={gapCounts} />
      <form className="desk-filters home-filters" method="get" action={list} role="search">
        <label className="desk-find">
          {t('desk.find')}
          <input className="input" type="search" name="q" defaultValue={filters.q ?? ''} />
        </label>
        <DeskFilter name="state" label={t('desk.homes.state')} chosen={filters.state ?? ''} choices={choices.state} all={all} />
        <DeskFilter name="sort" label={t('desk.homes.sort')} chosen={filters.sort ?? 'new'} choices={choices.sort} />
        <SecondButton>{t('desk.show')}</SecondButton>
        <details className="desk-more" open={more.some((key) => filters[key] !== undefined)}>
          <summary>{t('desk.moreFilters')}</summary>
          <div>
            <label>
              {t('desk.homes.place')}
              <input className="input short" name="place" defaultValue={filters.place ?? ''} autoComplete="off" />
            </label>
            {(['priceMin', 'priceMax'] as const).map((name) => (
              <label key={name}>
                {t(`desk.homes.${name}`)}
                <input className="input short" name={name} defaultValue={filters[name] ?? ''} inputMode="decimal" autoComplete="off" placeholder="€" />
              </label>
            ))}
            <DeskFilter name="goal" label={t('desk.homes.goal')} chosen={filters.goal ?? ''} choices={choices.goal} all={all} />
            <DeskFilter name="type" label={t('desk.homes.type')} chosen={filters.type ?? ''} choices={choices.type} all={all} />
            {choices.office.length > 1 && (
              <DeskFilter name="office" label={t('desk.lead.office')} chosen={filters.office ?? ''} choices={choices.office} all={t('desk.staff.allOffices')} />
            )}
            <DeskFilter name="gap" label={t('desk.homes.gap')} chosen={filters.gap ?? ''} choices={choices.gap} all={t('desk.homes.gap.all')} />
            <DeskFilter name="crm" label={t('desk.homes.crm')} chosen={filters.crm ?? ''} choices={choices.crm} all={t('desk.homes.gap.all')} />
          </div>
        </details>
      </form>
      <FilterChips
        filters={filters}
        without={without}
        choices={choices}
        labels={{ place: t('desk.homes.place'), priceMin: t('desk.homes.priceMin'), priceMax: t('desk.homes.priceMax'), q: t('desk.find') }}
      />
      {isCut && <p className="hint">{t(homes.length === 0 ? 'desk.homes.noneAmongFirst' : 'desk.homes.firstHits')}</p>}
      {isSearch && homes.length > 1 && (further !== null || !isFirst) && <p className="hint">{t('desk.homes.sortedByPage')}</p>}
      {isFirst && !isCut && further === null && homes.length > 0 && <p className="desk-count">{t('desk.homes.count', { count: homes.length })}</p>}
      {homes.length === 0 ? (
        !isCut && <p>{t(isEmpty ? 'desk.homes.empty' : isFirst ? 'desk.homes.none' : 'desk.homes.noMore')}</p>
      ) : (
        <HomeLines homes={homes} />
      )}
      <FurtherLink path={further} />
    </DeskFrame>
  )
}

/** How recent the stock is. */
function LastRun({ run, isOpen }: { run: RunView; isOpen: boolean }) {
  const { t } = useTranslation()
  const words = t('desk.homes.lastRun', { ago: run.ago })
  return (
    <p className="hint">
      {isOpen ? <a href={run.href}>{words}</a> : words} <Outcome run={run} /> {run.state !== 'done' && <StateBadge state={run.state} />}
    </p>
  )
}
