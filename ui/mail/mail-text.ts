import type { Translate } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import type { LeadRow } from '../presenters/lead-rows.ts'
import type { MailHomeView } from '../presenters/mail-listing.ts'

/** A mail's paragraphs as plain text, closed by the agency's name and why the mail came. */
export function mailText(paragraphs: readonly string[], why: string): string {
  const closing = [`-- \n${agency.name}\n${agency.email}`, why]
  return `${[...paragraphs, ...closing].filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}

/** A heading with what belongs to it. */
export function textSection(title: string, body: string): string {
  return body === '' ? '' : `${title.toUpperCase()}\n${body}`
}

/** A row a line; a text of several lines below its label. */
export function textRows(t: Translate, rows: readonly LeadRow[]): string {
  return rows
    .map(({ label, value }) => {
      const lines = value.split('\n')
      return lines.length === 1
        ? t('mail.line', { label, value })
        : `${t('mail.line', { label, value: '' }).trimEnd()}\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}`
    })
    .join('\n')
}

export function textHome(home: MailHomeView | null): string {
  return home ? [home.title, ...home.lines, home.href].join('\n') : ''
}
