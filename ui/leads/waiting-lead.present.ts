import type { Agency } from '#db/model/agency/agency.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import type { Locale } from '#messages/locales.ts'
import { type LeadLine, type LeadRow, presentLeadLine, replySubject, writtenText } from './lead-line.present.ts'

/** Longest text of a lead that can be answered where it stands: most are shown whole. */
const maxAnswered = 600

/**
 * A lead that waits for its first answer, with the form of one.
 * @param submission the id of the answer
 */
export function presentWaitingLead(row: LeadRow, agency: Pick<Agency, 'offices'>, submission: string, locale: Locale, now: Date): LeadLine {
  const line = presentLeadLine(row, agency, '', locale, now)
  const text = writtenText(row.fields)
  if (row.email === null || row.answeredAt !== null || text.length > maxAnswered) return line
  return { ...line, words: excerpt(text, maxAnswered), reply: { submission, subject: replySubject(row, row.card, row.project) } }
}
