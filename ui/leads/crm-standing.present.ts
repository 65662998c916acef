import { type CrmName, crms } from '#db/model/feeds/crm-catalogue.ts'
import { type CrmFilter, type CrmStanding, mayResend, stuckStates } from '#db/model/leads/crm/crm-lead.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatMoment } from '../site/number.present.ts'

/** A lead's standing in a CRM, on its page. */
export interface CrmStandingView {
  readonly crm: CrmName
  readonly title: string
  readonly text: string
  /** When it was sent, or is due; what to do about an uncertain one. */
  readonly hint: string
  readonly error: string | null
  readonly isStuck: boolean
  readonly mayResend: boolean
  readonly mayLeave: boolean
}

/** Words that a lead's states share with those of mails. */
const asOfMail = { waiting: 'waiting', sent: 'sent', skipped: 'dropped' } as const

/** A state in a CRM in words. */
export function crmStateText(state: CrmFilter, locale: Locale): string {
  const t = translator(locale)
  return state === 'waiting' || state === 'sent' || state === 'skipped' ? t(`desk.mail.state.${asOfMail[state]}`) : t(`desk.crm.state.${state}`)
}

/** A standing in a line: the CRM, the state, and the CRM's id, or why it refused. */
export function standingText({ crm, state, externalId, error }: CrmStanding, locale: Locale): string {
  const words = crmStateText(state === 'sending' ? 'waiting' : state, locale)
  const detail = externalId ?? (state === 'refused' ? error : null)
  return translator(locale)('mail.line', { label: crms[crm].title, value: detail === null ? words : `${words} (${detail})` })
}

/** A standing with what a person may decide about it. */
export function presentStanding(standing: CrmStanding & { readonly dueAt: string; readonly sentAt: string | null }, locale: Locale): CrmStandingView {
  const { crm, state, error, dueAt, sentAt } = standing
  const { title } = crms[crm]
  const moment = formatMoment(new Date(sentAt ?? dueAt), locale)
  return {
    crm,
    title,
    text: standingText({ ...standing, error: null }, locale),
    hint: state === 'uncertain' ? translator(locale)('desk.lead.crm.uncertain', { crm: title }) : moment,
    error: state === 'sent' ? null : error,
    mayResend: mayResend(state),
    isStuck: stuckStates.some((each) => each === state),
    mayLeave: state !== 'sent' && state !== 'sending' && state !== 'skipped',
  }
}
