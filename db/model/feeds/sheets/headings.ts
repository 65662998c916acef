import { type Locale, locales } from '#messages/locales.ts'
import { comparable } from '../../places/name-index.ts'
import type { SheetKind } from './sheet-kind.ts'

/**
 * What the heading of a column stands for. Case, accents, punctuation, units and what is in brackets do not matter: 'Bewoonbare opp. (m²)'. A text
 * may name its language ('Omschrijving FR'), and a list a number ('Foto 3').
 */

const languageNames: Readonly<Record<Locale, string>> = {
  nl: 'nl, ned, nederlands, néerlandais, dutch, niederländisch',
  fr: 'fr, fra, frans, français, french, französisch',
  en: 'en, eng, engels, anglais, english, englisch',
  de: 'de, deu, duits, allemand, german, deutsch',
}

const languageNamed: ReadonlyMap<string, Locale> = new Map(
  locales.flatMap((locale) => languageNames[locale].split(',').map((name) => [comparable(name), locale] as const)),
)

const unitLast = /[\s,]*(?:\b(?:in|en)\s+)?(?:m²|m2|€|euros?|eur|kwh(?:\s*\/.*)?|kg(?:\s*\/.*)?)$/iu
/** What a heading says of every column: 'Referentie pand', 'Prix du bien'. */
const ofHome = /\s+(?:van\s+(?:het|de)\s+)?(?:pand|woning|eigendom)$|\s+du\s+bien$|\s+of\s+(?:the\s+)?property$|\s+(?:des\s+Objekts|der\s+Immobilie)$/iu
const bracketed = /\s*[([{][^)\]}]*[)\]}]\s*/g
const lastWord = /^(.+?)[\s_.:([/-]+(\p{L}+)[)\]]?$/u
const firstWord = /^[([]?(\p{L}+)[)\]]?[\s_.:-]+(.+)$/u
const lastNumber = /^(.*\p{L})[\s_.:-]*\d{1,3}$/u

/** The index of a kind's names and keys, which are names too. */
function indexOf({ fields }: SheetKind): ReadonlyMap<string, string> {
  const known = indexes.get(fields)
  if (known !== undefined) return known
  const names = Object.entries(fields).flatMap(([path, field]) =>
    [path, ...locales.flatMap((locale) => field.names[locale].split(','))].map((name) => [comparable(name), path] as const),
  )
  const index = new Map(names.filter(([name]) => name !== ''))
  indexes.set(fields, index)
  return index
}

const indexes = new WeakMap<SheetKind['fields'], ReadonlyMap<string, string>>()

/** The field that a heading stands for, with the language behind a text (`description.nl`); null for an unknown heading. */
export function fieldOfHeading(kind: SheetKind, heading: string): string | null {
  const written = heading.normalize('NFC').trim()
  const bare = written.replace(bracketed, ' ').trim()
  for (const name of new Set([written, bare, bare.replace(unitLast, '').trim(), bare.replace(ofHome, '').trim()])) {
    const found = fieldNamed(kind, name)
    if (found !== null) return found
  }
  return null
}

function fieldNamed(kind: SheetKind, name: string): string | null {
  const index = indexOf(kind)
  const whole = index.get(comparable(name))
  return whole ?? textNamed(kind, index, name) ?? listNamed(kind, index, name)
}

/** A text whose heading names its language, first or last. */
function textNamed({ fields }: SheetKind, index: ReadonlyMap<string, string>, name: string): string | null {
  const [, textFirst = '', languageLast = ''] = lastWord.exec(name) ?? []
  const [, languageFirst = '', textLast = ''] = firstWord.exec(name) ?? []
  for (const [text, language] of [
    [textFirst, languageLast],
    [textLast, languageFirst],
  ] as const) {
    const path = index.get(comparable(text))
    const locale = languageNamed.get(comparable(language))
    if (path !== undefined && locale !== undefined && fields[path]?.holds === 'texts') return `${path}.${locale}`
  }
  return null
}

function listNamed({ fields }: SheetKind, index: ReadonlyMap<string, string>, name: string): string | null {
  const [, list = ''] = lastNumber.exec(name) ?? []
  const path = index.get(comparable(list))
  return path !== undefined && fields[path]?.holds === 'list' ? path : null
}
