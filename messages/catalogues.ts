// Written by `npm run messages` from the list of languages.
import type { Messages } from './keys.ts'
import type { Locale } from './locales.ts'
import nl from './nl.json'
import fr from './fr.json'
import en from './en.json'
import de from './de.json'

export const catalogues = { nl, fr, en, de } satisfies Record<Locale, Readonly<Record<keyof Messages, string>>>
