import type { Agency } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { readCrmStandings } from '#db/model/leads/crm/crm-lead.ts'
import type { Lead, LeadState } from '#db/model/leads/lead.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import { textIn } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { leadSender, leadSubject } from '../forms/lead-rows.present.ts'
import { titleOf } from '../listings/listing-address.present.ts'
import { placeOf, streetOf } from '../listings/listing-card.present.ts'
import { projectTitle } from '../projects/project.present.ts'
import { href } from '../routes.ts'
import { agoText } from '../site/number.present.ts'
import { standingText } from './crm-standing.present.ts'

/** A lead of the list as a query returns it. */
export interface LeadRow {
  readonly id: string
  readonly form: FormName
  readonly state: LeadState
  readonly version: number
  readonly locale: Locale
  readonly email: string | null
  readonly fields: Lead['fields']
  readonly office: string | null
  readonly createdAt: string
  readonly answeredAt: string | null
  readonly assigneeId: string | null
  readonly assignee: string | null
  readonly card: ListingCard | null
  readonly project: Project | null
  /** Its standings in the CRMs as a query returns them; null if it is sent to none. */
  readonly crms: string | null
}

/** A lead of the list in words. */
export interface LeadLine {
  readonly id: string
  readonly href: string
  /** The person's name, else the e-mail address. */
  readonly who: string
  readonly form: string
  /** The beginning of what they wrote; empty if they wrote nothing. */
  readonly words: string
  /** The home it is about; null if there is none. */
  readonly about: string | null
  readonly office: string | null
  /** The visitor's language, where it is not the reader's. */
  readonly language: string | null
  readonly assignee: string | null
  readonly state: LeadState
  readonly version: number
  readonly isAnswered: boolean
  /** Its standings in the CRMs in words; empty if it is sent to none. */
  readonly crms: readonly string[]
  readonly when: string
  readonly at: string
  /** For an answer in the line itself; absent where it is not offered. */
  readonly reply?: ReplyStart | null
}

/** What the form of an answer begins with. */
export interface ReplyStart {
  /** The id of the reply, an idempotency key. */
  readonly submission: string
  readonly subject: string
}

const maxWords = 110

/** A lead for the list. @param query the filters, for the link back from the lead's page */
export function presentLeadLine(row: LeadRow, agency: Pick<Agency, 'offices'>, query: string, locale: Locale, now: Date): LeadLine {
  const { id, form, state, version, fields, email, office, assignee, createdAt, answeredAt } = row
  const path = href('deskLead', locale, { id })
  return {
    id,
    href: query === '' ? path : `${path}?${query}`,
    who: leadSender(fields, email, locale),
    form: leadSubject(form, 'notice', locale),
    words: excerpt(writtenText(fields), maxWords),
    about: aboutText(row, locale),
    office: office && textIn(officeByKey(agency, office)?.name, locale),
    language: row.locale === locale ? null : languages[row.locale].name,
    assignee,
    state,
    version,
    isAnswered: answeredAt !== null,
    crms: readCrmStandings(row.crms).map((standing) => standingText(standing, locale)),
    when: agoText(createdAt, locale, now),
    at: createdAt,
  }
}

const writtenIn = ['remark', 'question', 'comment', 'message', 'conditions', 'motivation', 'opinion']

/** The visitor's free text. */
export function writtenText(fields: Lead['fields']): string {
  const texts = writtenIn.map((name) => fields[name]).filter((value) => typeof value === 'string')
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

/** The home or project that a lead is about, named as the staff know it: by street, if it has one. */
function aboutText({ card, project }: Pick<LeadRow, 'card' | 'project'>, locale: Locale): string | null {
  if (card !== null) return [streetOf(card) || titleOf(card, locale), placeOf(card, locale)].join(', ')
  return project && projectTitle(project, locale)
}

/** The subject that a reply begins with, in the visitor's language. */
export function replySubject(
  { form, locale }: Pick<LeadRow, 'form' | 'locale'>,
  listing: Parameters<typeof titleOf>[0] | null,
  project: Project | null,
): string {
  const t = translator(locale)
  const about = listing === null ? (project === null ? leadSubject(form, 'notice', locale) : projectTitle(project, locale)) : titleOf(listing, locale)
  return t('desk.lead.replySubject', { about })
}
