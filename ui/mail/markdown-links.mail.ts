import type { Locale } from '#messages/locales.ts'
import { linkTarget } from '../content/markdown/markdown.ts'
import { href, isPlainRoute } from '../routes.ts'

/** What the links of a text in a mail depend on. */
export interface MailLinks {
  /** The site's origin, to make paths absolute. */
  readonly origin: string
  /** The language of the pages that the text links to. */
  readonly locale: Locale
  /** The paths of the articles in this language, by key. */
  readonly articles: Readonly<Record<string, string>>
}

/** The absolute address of a link; null for one that a mail cannot have: a fragment, a missing article, or an address that is not allowed. */
export function mailAddress(address: string, { origin, locale, articles }: MailLinks): string | null {
  const target = linkTarget(address)
  if (target?.kind === 'page') return isPlainRoute(target.name) ? origin + href(target.name, locale) : null
  if (target?.kind === 'article') {
    const path = articles[target.key]
    return path === undefined ? null : origin + path
  }
  if (target === null || target.href.startsWith('#')) return null
  return target.href.startsWith('/') ? origin + target.href : target.href
}

/** What a mail, where nothing can be ticked, writes before a task; nothing before any other item. */
export function taskMark(isDone: boolean | null): string {
  if (isDone === null) return ''
  return isDone ? '☑ ' : '☐ '
}
