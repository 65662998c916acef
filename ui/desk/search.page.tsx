import type { ReactNode } from 'react'
import type { ContactLine } from '../contacts/contact-line.present.ts'
import { ContactLines } from '../contacts/contact-lines.part.tsx'
import { SecondButton } from '../design/buttons.part.tsx'
import { part } from '../islands/html-hooks.ts'
import type { LeadLine } from '../leads/lead-line.present.ts'
import { LeadLines } from '../leads/lead-lines.part.tsx'
import type { HomeLine } from '../listings/desk/home-line.present.ts'
import { HomeLines } from '../listings/desk/home-lines.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { DeskKeys } from './command.part.tsx'
import { DeskFrame, type DeskView } from './desk-frame.part.tsx'
import { DeskSection } from './desk-section.part.tsx'

interface DeskSearchPageProps {
  readonly view: DeskView
  readonly words: string
  /** Pages of the desk whose names match; all of them while nothing is typed. */
  readonly goals: readonly { readonly href: string; readonly text: string; readonly below: string | null }[]
  readonly people: readonly ContactLine[]
  readonly homes: readonly HomeLine[]
  readonly leads: readonly LeadLine[]
  /** Whether the member may book visits. */
  readonly offersVisits: boolean
  /** The address that was searched for, for a member who handles the requests of people about their data; null for anything else. */
  readonly person: string | null
  readonly hasMore: Readonly<Record<'people' | 'homes' | 'leads', boolean>>
}

/** What a search finds at the desk: people, homes, leads and pages. The command field takes its proposals from here. */
export function DeskSearchPage({ view, words, goals, people, homes, leads, offersVisits, person, hasMore }: DeskSearchPageProps) {
  const { t, locale } = useTranslation()
  const query = new URLSearchParams({ q: words })
  const isEmpty = goals.length + people.length + homes.length + leads.length === 0
  return (
    <DeskFrame view={view} form="desk">
      <form className="desk-filters" method="get" role="search">
        <label className="desk-find">
          {t('desk.command')}
          <input className="input" type="search" name="q" defaultValue={words} />
        </label>
        <SecondButton>{t('desk.find')}</SecondButton>
      </form>
      {person !== null && (
        <form method="post" action={href('deskPerson', locale)}>
          <input type="hidden" name="email" value={person} />
          <SecondButton act="find">{t('desk.search.person', { person })}</SecondButton>
        </form>
      )}
      {words !== '' && isEmpty && <p {...part('empty')}>{t('desk.search.none', { words })}</p>}
      <Found id="people" title={t('route.deskContacts')} count={people.length} more={hasMore.people ? `${href('deskContacts', locale)}?${query}` : null}>
        <ContactLines contacts={people} />
      </Found>
      <Found id="homes" title={t('route.deskHomes')} count={homes.length} more={hasMore.homes ? `${href('deskHomes', locale)}?${query}` : null}>
        <HomeLines homes={homes} offersVisits={offersVisits} />
      </Found>
      <Found id="leads" title={t('route.deskLeads')} count={leads.length} more={hasMore.leads ? `${href('deskLeads', locale)}?${query}&state=all` : null}>
        <LeadLines leads={leads} />
      </Found>
      <Found id="goals" title={t('desk.command.goTo')} count={goals.length} more={null}>
        <ul className="desk-list desk-goals">
          {goals.map(({ href: path, text, below }) => (
            <li key={path}>
              <a href={path} {...part('hit', below ?? '')}>
                {text}
              </a>
              {below !== null && <span className="hint">{below}</span>}
            </li>
          ))}
        </ul>
      </Found>
      <DeskKeys />
    </DeskFrame>
  )
}

interface FoundProps {
  readonly id: string
  readonly title: string
  readonly count: number
  /** The path of the whole list; null if all are shown. */
  readonly more: string | null
  readonly children: ReactNode
}

function Found({ id, title, count, more, children }: FoundProps) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <DeskSection id={id} title={title}>
      {children}
      {more !== null && (
        <p>
          <a href={more}>{t('desk.search.more')}</a>
        </p>
      )}
    </DeskSection>
  )
}
