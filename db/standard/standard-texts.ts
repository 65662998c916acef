import { defaultLocale, type Locale } from '#messages/locales.ts'

/**
 * The texts of the law that hold for any agency, one Markdown file a page and language: a title, a summary in one paragraph, the body.
 * What an agency imports under the same name replaces them.
 */
const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

const names = { privacy: 'privacy', cookiePolicy: 'cookies', disclaimer: 'disclaimer', accessibility: 'accessibility' } as const
export type StandardTextName = keyof typeof names

interface StandardText {
  readonly title: string
  readonly summary: string
  /** Markdown. */
  readonly body: string
  /** The language of the text: the reader's if there is one in it. */
  readonly lang: Locale
}

/** A text in a language, falling back to another if it has none. */
export function standardText(name: StandardTextName, locale: Locale): StandardText {
  const fileIn = (each: Locale) => files[`./${names[name]}.${each}.md`]
  const lang = [locale, 'en' as const, defaultLocale].find((each) => fileIn(each) !== undefined) ?? defaultLocale
  const [heading = '', summary = '', ...body] = (fileIn(lang) ?? '').trim().split(/\n{2,}/)
  return { title: heading.replace(/^# /, ''), summary, body: body.join('\n\n'), lang }
}
