import type { Locale } from '#messages/locales.ts'
import { type Translate, translator } from '#messages/translate.ts'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import type { MailContent } from './mail-content.mail.ts'
import { privacyLink } from './mail-foot.mail.ts'
import type { MailListingView } from './mail-listing.present.ts'
import type { MailLook } from './mail-look.mail.ts'
import { isEmpty, type MailSection } from './mail-section.mail.ts'
import { markdownText } from './markdown-text.mail.ts'

/** A mail as plain text: its sections, the agency and its offices, and why it was sent; without word joiners, which some mail programs show as boxes. */
export function mailText({ locale, origin, sections, why, footLinks = [] }: MailContent, { agency }: Pick<MailLook, 'agency'>): string {
  const t = translator(locale)
  const foot = [why, ...[...footLinks, privacyLink(origin, locale)].map((link) => t('mail.line', { label: link.text, value: link.href }))].join('\n')
  const sender = ['-- ', agency.name, agency.offices.join(', '), agency.phone?.text ?? '', agency.email].filter((line) => line !== '').join('\n')
  return `${[sectionsText(sections, locale), sender, foot, agency.identity].filter((part) => part !== '').join('\n\n')}\n`.replaceAll('\u2060', '')
}

/** Sections as plain text. @param separator between two of them: an empty line unless given */
export function sectionsText(sections: readonly MailSection[], locale: Locale, separator = '\n\n'): string {
  return joined(sections, translator(locale), separator)
}

function joined(sections: readonly MailSection[], t: Translate, separator: string): string {
  return sections
    .filter((section) => !isEmpty(section))
    .map((section) => sectionText(section, t))
    .filter((text) => text !== '')
    .join(separator)
}

function sectionText(section: MailSection, t: Translate): string {
  switch (section.kind) {
    case 'title':
      return section.inText ? section.text : ''
    case 'paragraph':
      return section.opening === undefined ? section.text : `${section.opening}. ${section.text}`
    case 'lead':
      return `${section.opening}\n\n${section.text}`
    case 'figure':
      return ''
    case 'saying':
      return `${section.text}\n(${section.about})`
    case 'bars':
      return `${section.title}\n${section.bars.map(({ label, text }) => `${label}: ${text}`).join(', ')}`
    case 'group':
      return `${section.title.toUpperCase()}\n${joined(section.sections, t, '\n')}`
    case 'rows':
      return rowsText(section.rows, t)
    case 'quote':
    case 'freeText':
      return section.text
    case 'markdown':
      return markdownText(section.text, section.links)
    case 'link':
      return t('mail.line', { label: section.text, value: section.href })
    case 'button':
      return `${section.text}\n${section.href}`
    case 'download':
      return `${section.detail === '' ? section.title : `${section.title} (${section.detail})`}\n${section.href}`
    case 'picture':
      return section.alt === '' ? '' : `[${section.alt}]`
    case 'search':
      return `${section.opening}. ${section.label}\n${section.words}`
    case 'signature':
      return [...section.signature.lines, section.signature.phone?.text ?? ''].filter((line) => line !== '').join('\n')
    case 'listing':
      return section.listing ? listingText(section.listing) : ''
    case 'listingChange':
      return changeText(section.listing, t)
  }
}

function listingText({ title, lines, contact, href }: MailListingView): string {
  const reached = contact && [contact.text, contact.phone?.text].filter((part) => part !== undefined).join(', ')
  return [title, ...lines, ...(reached === null ? [] : [reached]), contact?.languages ?? '', href].filter((line) => line !== '').join('\n')
}

/** A row a line; a value of several lines below its label. */
function rowsText(rows: readonly LeadRow[], t: Translate): string {
  return rows
    .map(({ label, value }) => {
      const lines = value.split('\n')
      return lines.length === 1
        ? t('mail.line', { label, value })
        : `${t('mail.line', { label, value: '' }).trimEnd()}\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}`
    })
    .join('\n')
}

type Change = Extract<MailSection, { readonly kind: 'listingChange' }>['listing']

function changeText({ badge, title, place, price, was, facts, energy, href }: Change, t: Translate): string {
  const prices = [price, was].filter((part) => part !== null).join(', ')
  return [t('mail.line', { label: badge.toUpperCase(), value: title }), place, prices, facts, energy, href].filter((line) => line !== '').join('\n')
}
