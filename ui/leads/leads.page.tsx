import type { StaffState } from '#db/model/accounts/staff.ts'
import { crmFilters } from '#db/model/leads/crm/crm-lead.ts'
import { SecondButton } from '../design/buttons.part.tsx'
import type { Choice } from '../design/dropdown.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { DeskFilter, FilterChips, FurtherLink } from '../desk/filters.part.tsx'
import { LivePart } from '../desk/live-part.part.tsx'
import { island } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { crmStateText } from './crm-standing.present.ts'
import { LeadInbox } from './lead-inbox.part.tsx'
import type { LeadLine } from './lead-line.present.ts'
import { LeadPreview } from './lead-preview.part.tsx'
import type { LeadPreviewView } from './lead-preview.present.ts'

interface DeskLeadsPageProps {
  readonly view: DeskView
  readonly leads: readonly LeadLine[]
  /** The lead beside the list; null if the list is empty. */
  readonly preview: LeadPreviewView | null
  /** The filters in force, by their key in the address. */
  readonly filters: Readonly<Record<string, string>>
  /** The list without one of them. */
  readonly without: Readonly<Record<string, string>>
  readonly forms: readonly Choice[]
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  /** Closed accounts come last. */
  readonly members: readonly { readonly id: string; readonly name: string; readonly state: StaffState }[]
  /** The home whose leads are shown; null without one, or if nothing was found. */
  readonly homeName: string | null
  /** The path of the next page; null on the last. */
  readonly further: string | null
  readonly isFirst: boolean
  /** Whether a search has older leads with its words than were looked at for this page. */
  readonly isCut: boolean
  /** The path of the list with its filters. */
  readonly action: string
}

const states = ['open', 'unanswered', 'closed', 'all'] as const
/** Links above the list: all leads, the reader's own, and unassigned ones. */
const views = [
  { who: '', text: 'desk.anyone' },
  { who: 'me', text: 'desk.lead.mine' },
  { who: 'none', text: 'desk.lead.nobody' },
] as const
/** Filters that are folded away until one of them is in force. */
const more = ['form', 'office', 'who', 'home', 'crm', 'from', 'to'] as const

/** The leads of the desk, with its filters in the address. */
export function DeskLeadsPage({
  view,
  leads,
  preview,
  filters,
  without,
  forms,
  offices,
  members,
  homeName,
  further,
  isFirst,
  isCut,
  action,
}: DeskLeadsPageProps) {
  const { t, locale } = useTranslation()
  const choices = {
    form: forms,
    office: offices.map(({ key, name }) => ({ value: key, text: name })),
    who: [
      { value: 'me', text: t('desk.lead.mine') },
      { value: 'none', text: t('desk.lead.nobody') },
      ...members.map(({ id, name, state }) => ({
        value: id,
        text: state === 'disabled' ? `${name} (${t('desk.state.disabled').toLocaleLowerCase(locale)})` : name,
      })),
    ],
    ...(homeName !== null && filters.home !== undefined && { home: [{ value: filters.home, text: homeName }] }),
    crm: crmFilters.map((state) => ({ value: state, text: crmStateText(state, locale) })),
    state: states.map((state) => ({ value: state, text: t(`desk.lead.list.${state}`) })),
  }
  const list = href('deskLeads', locale)
  return (
    <DeskFrame view={view} form="deskLeads" tools={<a href={`${list}?${new URLSearchParams({ ...filters, csv: '1' })}`}>{t('desk.export')}</a>}>
      <form className="desk-filters" method="get" action={list} role="search" aria-label={t('route.deskLeads')}>
        <label className="desk-find">
          {t('desk.find')}
          <input className="input" type="search" name="q" defaultValue={filters.q ?? ''} />
        </label>
        <DeskFilter name="state" label={t('desk.lead.state')} chosen={filters.state ?? 'open'} choices={choices.state} />
        <SecondButton>{t('desk.show')}</SecondButton>
        <details className="desk-more" open={more.some((key) => filters[key] !== undefined)}>
          <summary>{t('desk.moreFilters')}</summary>
          <div>
            <DeskFilter name="form" label={t('desk.lead.form')} chosen={filters.form ?? ''} choices={choices.form} all={t('desk.all')} />
            {offices.length > 1 && (
              <DeskFilter name="office" label={t('desk.lead.office')} chosen={filters.office ?? ''} choices={choices.office} all={t('desk.staff.allOffices')} />
            )}
            <DeskFilter name="who" label={t('desk.lead.assignee')} chosen={filters.who ?? ''} choices={choices.who} all={t('desk.anyone')} />
            <DeskFilter name="crm" label={t('route.deskSettingsCrm')} chosen={filters.crm ?? ''} choices={choices.crm} all={t('desk.all')} />
            <label>
              {t('desk.lead.homeNumber')}
              <input className="input short" name="home" inputMode="numeric" defaultValue={filters.home ?? ''} />
            </label>
            <label>
              {t('desk.from')}
              <input className="input" type="date" name="from" defaultValue={filters.from ?? ''} />
            </label>
            <label>
              {t('desk.to')}
              <input className="input" type="date" name="to" defaultValue={filters.to ?? ''} />
            </label>
          </div>
        </details>
      </form>
      <ul className="desk-chips" aria-label={t('desk.lead.assignee')}>
        {views.map(({ who, text }) => (
          <li key={who}>
            <a className="chip" href={who === '' ? list : `${list}?who=${who}`} aria-current={(filters.who ?? '') === who ? 'true' : undefined}>
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
      <FilterChips
        filters={filters}
        without={without}
        choices={choices}
        labels={{ home: t('desk.lead.home'), from: t('desk.from'), to: t('desk.to'), q: t('desk.find') }}
      />
      {filters.q !== undefined && filters.state !== 'all' && (
        <p className="hint">
          <a href={`${list}?${new URLSearchParams({ ...filters, state: 'all' })}`}>{t('desk.leads.searchAll')}</a>
        </p>
      )}
      {isCut && <p className="hint">{t(leads.length === 0 ? 'desk.leads.noneAmongNewest' : 'desk.leads.newestHits')}</p>}
      {isFirst && further === null && leads.length > 0 && <p className="desk-count">{t('desk.lead.count', { count: leads.length })}</p>}
      {preview === null ? (
        !isCut && <p>{t(noLeads(filters, isFirst))}</p>
      ) : (
        <div className="inbox">
          <LivePart hooks={island('lead-inbox', { locale, inbox: { leads, action, previewed: preview.id } })}>
            <LeadInbox leads={leads} action={action} previewed={preview.id} />
          </LivePart>
          <LeadPreview preview={preview} action={action} />
        </div>
      )}
      <FurtherLink path={further} />
    </DeskFrame>
  )
}

/** What an empty page says: nothing is open, nothing matches, or this is the end of the list. */
function noLeads(filters: object, isFirst: boolean) {
  if (!isFirst) return 'desk.leads.noMore'
  return Object.keys(filters).length === 0 ? 'desk.lead.noneOpen' : 'desk.audit.none'
}
