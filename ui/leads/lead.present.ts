import type { Agency } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { Alert } from '#db/model/alerts/subscription.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { forbiddenAnswers, rentQuestions } from '#db/model/forms/rent-profile.ts'
import type { CrmStanding } from '#db/model/leads/crm/crm-lead.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { type LeadState, leadStates } from '#db/model/leads/lead.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { heldNote, type MailState, type MailTemplate } from '#db/model/mail/mail.ts'
import { regionOf } from '#db/model/places/region.ts'
import type { Project } from '#db/model/projects/project.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type PhoneView, presentPhone } from '../agency/phone.present.ts'
import { presentAlert } from '../alerts/alert.present.ts'
import { informedSince, isInforming } from '../forms/consent.present.ts'
import { type LeadRow, leadSender, leadSubject, presentLeadRows } from '../forms/lead-rows.present.ts'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { presentCard } from '../listings/listing-card.present.ts'
import { projectPagePath, projectTitle } from '../projects/project.present.ts'
import { href } from '../routes.ts'
import { formatDay, formatMoment } from '../site/number.present.ts'
import { type CrmStandingView, presentStanding } from './crm-standing.present.ts'
import { type LeadEntry, type LeadHistory, presentLeadHistory } from './lead-history.present.ts'

/** A lead as the desk keeps it. */
interface StoredLead {
  readonly id: string
  readonly form: FormName
  readonly locale: Locale
  readonly email: string | null
  readonly listingId: number | null
  readonly fields: Lead['fields']
  readonly consent: Lead['consent']
  readonly createdAt: string
  readonly eraseAfter: string
  readonly office: string | null
  readonly state: LeadState
  readonly assignee: string | null
  readonly version: number
  readonly answeredAt: string | null
  readonly remindAt: string | null
  readonly contact: string | null
}

interface LeadSurroundings extends LeadHistory {
  /** Whether the person can be asked about the newsletter. */
  readonly isAskable: boolean
  readonly crms: readonly (CrmStanding & { readonly dueAt: string; readonly sentAt: string | null })[]
  readonly mails: readonly {
    readonly id: string
    readonly template: MailTemplate
    readonly recipient: string
    readonly state: MailState
    readonly sentAt: string | null
    readonly error: string | null
    readonly createdAt: string
  }[]
  readonly related: readonly { readonly id: string; readonly form: FormName; readonly state: LeadState; readonly createdAt: string }[]
  readonly alerts: readonly (Alert & { readonly id: string; readonly createdAt: string })[]
  readonly listing: Listing | null
  readonly project: Project | null
  /** The path of the file that came with it; null without one. */
  readonly file: string | null
}

export interface DeskMailView {
  readonly id: string
  readonly name: string
  readonly recipient: string
  readonly state: MailState
  readonly when: string
  readonly error: string | null
  /** Whether it can be retried: it was given up, or never sent. */
  readonly isDead: boolean
}

export interface DeskLeadView {
  readonly id: string
  readonly who: string
  readonly form: string
  readonly received: string
  readonly language: string
  readonly email: string | null
  readonly phone: PhoneView | null
  /** Everything that was typed besides the name, address and number. */
  readonly rows: readonly LeadRow[]
  readonly newsletter: boolean
  readonly consent: string
  readonly erased: string
  readonly office: string | null
  readonly state: LeadState
  readonly states: readonly LeadState[]
  readonly assignee: string | null
  /** Null while unassigned, or if the account is gone. */
  readonly assigneeName: string | null
  readonly version: number
  /** The day of the reminder, YYYY-MM-DD; empty without one. */
  readonly remindOn: string
  /** The state and the reminder: `standingOf`. */
  readonly standing: string
  readonly card: ListingCardView | null
  /** The form that books a visit to the home for this person; null without a home. */
  readonly visitPath: string | null
  /** The page of the offer that it is; null for any other form. */
  readonly offerPath: string | null
  readonly project: { readonly title: string; readonly href: string } | null
  readonly file: string | null
  readonly mails: readonly DeskMailView[]
  readonly crms: readonly CrmStandingView[]
  readonly entries: readonly LeadEntry[]
  readonly related: readonly { readonly id: string; readonly href: string; readonly form: string; readonly when: string; readonly state: LeadState }[]
  /** The page of the person; null for a job application. */
  readonly contactPath: string | null
  /** The question about the newsletter on that page; null if the person is not to be asked. */
  readonly askPath: string | null
  /** The person's search alerts, each with its page. */
  readonly alerts: readonly { readonly id: string; readonly words: string; readonly path: string; readonly when: string }[]
}

/** Older applications may contain answers that the region's closed list no longer allows an agency to use. */
function forbiddenNames({ form, createdAt }: Pick<StoredLead, 'form' | 'createdAt'>, listing: Pick<Listing, 'place'> | null): readonly string[] {
  return form === 'rentProfile' && listing ? forbiddenAnswers(rentQuestions(regionOf(listing.place.country, listing.place.zip), createdAt)) : []
}

/** Everything that was typed besides the name, address and number, and how to reach the person. */
export function presentSent(lead: Pick<StoredLead, 'form' | 'createdAt' | 'fields' | 'email'>, listing: Pick<Listing, 'place'> | null, locale: Locale) {
  const { fields, email } = lead
  return {
    email: typeof fields.email === 'string' && fields.email !== '' ? fields.email : email,
    phone: typeof fields.phone === 'string' && fields.phone.trim() !== '' ? presentPhone(fields.phone) : null,
    rows: presentLeadRows(fields, locale, [...contactNames, ...forbiddenNames(lead, listing)]),
  }
}

/** The day of a lead's reminder, YYYY-MM-DD; empty without one. */
export function reminderDay({ remindAt }: Pick<StoredLead, 'remindAt'>): string {
  return remindAt === null ? '' : brusselsDay(new Date(remindAt))
}

/** What closing a lead changes: its state and its reminder. */
export function standingOf({ state, remindAt }: Pick<StoredLead, 'state' | 'remindAt'>): string {
  return `${state} ${reminderDay({ remindAt })}`.trim()
}

const contactNames = ['name', 'firstName', 'lastName', 'title', 'email', 'phone']

/** A lead of the desk in words. */
export function presentDeskLead(lead: StoredLead, around: LeadSurroundings, agency: Pick<Agency, 'offices'>, locale: Locale, now: Date): DeskLeadView {
  const t = translator(locale)
  const { id, form, fields, email, office, createdAt, eraseAfter, consent, state, assignee, version, remindAt } = lead
  return {
    id,
    who: leadSender(fields, email, locale),
    form: leadSubject(form, 'notice', locale),
    received: formatMoment(new Date(createdAt), locale),
    language: languages[lead.locale].name,
    ...presentSent(lead, around.listing, locale),
    newsletter: consent.newsletter,
    consent: t(isInforming(form) && consent.version >= informedSince ? 'desk.lead.informed' : 'desk.lead.consent', {
      version: consent.version,
      when: formatMoment(new Date(consent.at), locale),
    }),
    erased: formatDay(eraseAfter, locale),
    office: office && textIn(officeByKey(agency, office)?.name, locale),
    state,
    states: leadStates,
    assignee,
    assigneeName: around.members.find((member) => member.id === assignee)?.name ?? null,
    version,
    remindOn: reminderDay({ remindAt }),
    standing: standingOf(lead),
    card: around.listing && presentCard(around.listing, locale, now),
    visitPath: around.listing && `${href('deskNewVisit', locale)}?${new URLSearchParams({ home: String(around.listing.id), lead: id })}`,
    offerPath: form === 'purchaseOffer' && lead.listingId !== null ? href('deskOffer', locale, { id }) : null,
    project: around.project && { title: projectTitle(around.project, locale), href: projectPagePath(around.project, locale) },
    file: around.file,
    mails: around.mails.map((mail) => ({
      id: mail.id,
      name: t(`desk.mail.${mail.template}`),
      recipient: mail.recipient,
      state: mail.state,
      when: formatMoment(new Date(mail.sentAt ?? mail.createdAt), locale),
      error: mail.state === 'sent' ? null : mail.error === heldNote ? t('desk.mail.held') : mail.error,
      isDead: mail.state === 'dead' || mail.state === 'dropped',
    })),
    crms: around.crms.map((standing) => presentStanding(standing, locale)),
    contactPath: lead.contact && href('deskContact', locale, { id: lead.contact }),
    askPath: lead.contact && around.isAskable ? `${href('deskContact', locale, { id: lead.contact })}#ask` : null,
    entries: presentLeadHistory(createdAt, around, locale),
    alerts: around.alerts.map(({ id: alertId, createdAt: since, ...alert }) => {
      const { words } = presentAlert(alert, locale)
      return { id: alertId, words, path: href('deskAlert', locale, { id: alertId }), when: t('desk.lead.alertSince', { day: formatDay(since, locale) }) }
    }),
    related: around.related.map((each) => ({
      id: each.id,
      href: href('deskLead', locale, { id: each.id }),
      form: leadSubject(each.form, 'notice', locale),
      when: formatDay(each.createdAt, locale),
      state: each.state,
    })),
  }
}
