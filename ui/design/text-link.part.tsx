import { createElement, Fragment, type ReactNode } from 'react'
import { unbroken } from '#messages/unbroken.ts'
import { PhoneLink } from '../agency/offices.part.tsx'
import { mailto, presentPhone } from '../agency/phone.present.ts'
import { linkTarget } from '../content/markdown/markdown.ts'
import { isPlaceholder, placeholderValue } from '../content/placeholders.present.ts'
import { href, isPlainRoute } from '../routes.ts'
import { useAgency, useContent, useScreenAddress } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'

/** A link in a text; plain text if the page or article is missing in the reader's language, or the address is not allowed. */
export function TextLink({ address, children }: { address: string; children: ReactNode }) {
  const href = useTextLink()(address)
  return href === null ? children : <a href={href}>{children}</a>
}

function useTextLink(): (address: string) => string | null {
  const addressOf = useScreenAddress()
  const { articles } = useContent()
  return (address) => {
    const target = linkTarget(address)
    if (target?.kind === 'page') return isPlainRoute(target.name) ? addressOf(target.name) : null
    if (target?.kind === 'article') return articles[target.key] ?? null
    return target?.href ?? null
  }
}

/** A text with its placeholders filled in from the agency's record. */
export function FilledText({ text, isInLink }: { text: string; isInLink: boolean }): ReactNode {
  const whole = unbroken(text)
  if (!whole.includes('{{')) return whole
  // Odd parts are placeholder names.
  const parts = whole.split(/\{\{(\w+)\}\}/).map((part, index) => (index % 2 === 0 ? part : filled(part, isInLink)))
  return createElement(Fragment, null, ...parts)
}

function filled(name: string, isPlain: boolean): ReactNode {
  return <Filled name={name} isPlain={isPlain} />
}

function Filled({ name, isPlain }: { name: string; isPlain: boolean }): ReactNode {
  const { locale, t } = useTranslation()
  const { agency } = useAgency()
  if (!isPlaceholder(name)) return `{{${name}}}`
  if (!isPlain && name === 'phone' && agency.phone !== null) return <PhoneLink phone={presentPhone(agency.phone)} />
  if (!isPlain && name === 'email')
    return agency.version > 0 ? <a href={mailto(agency.email)}>{agency.email}</a> : <a href={href('contact', locale)}>{t('route.contact')}</a>
  return placeholderValue(name, agency, locale)
}
