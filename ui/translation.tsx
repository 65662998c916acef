import { createContext, type ReactNode, use } from 'react'
import { defaultLocale, type Locale } from '#messages/locales.ts'
import { type Translate, translator } from '#messages/translate.ts'

const LocaleContext = createContext<Locale>(defaultLocale)

/** Sets the language of everything below. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** The language of the page and the look-up of its words. */
export function useTranslation(): { readonly locale: Locale; readonly t: Translate } {
  const locale = use(LocaleContext)
  return { locale, t: translator(locale) }
}
