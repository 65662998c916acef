import { createContext, type ReactNode, use } from 'react'
import { defaultLocale, type Locale } from '#messages/locales.ts'
import { type Translate, translator } from '#messages/translate.ts'

const LocaleContext = createContext<Locale>(defaultLocale)

/** Sets the language of its children. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** The page's language and its message look-up. */
export function useTranslation(): { readonly locale: Locale; readonly t: Translate } {
  const locale = use(LocaleContext)
  return { locale, t: translator(locale) }
}
