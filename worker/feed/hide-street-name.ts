import { zoneIndex } from '#db/model/zone-index.ts'
import { spellings, squeezed } from '#db/model/zone-words.ts'
import { sameCount } from './hide-street-count.ts'
import { fold, readable } from './hide-street-fold.ts'
import { spellingsOf, withoutBox } from './hide-street-spellings.ts'
import { attributes, commonWords, particles, type StreetKind, saints, streetKinds } from './hide-street-words.ts'

/** One name of a street, taken apart. Words are folded. */
export interface StreetName {
  /** All its words. */
  readonly all: readonly string[]
  readonly kind: StreetKind | null
  /** The position of the kind: before the name ('rue de la Loi'), after it as a word ('Brugse Steenweg') or joined to it ('Wetstraat'). */
  readonly kindStands: 'before' | 'behind' | 'joined'
  /** The distinguishing words, without kind, articles and prepositions; all words if nothing else is left. */
  readonly core: readonly string[]
  /** Articles between the kind and the rest: 'de la'. */
  readonly articles: readonly string[]
  /** How identifying the core is without the kind: a name is, an attribute less so, a common word or a town's name is not. */
  readonly telling: 'name' | 'common' | 'attribute'
}

/** Of a street's field and of a name in it: patterns grow with both. */
const maxLength = 300
const maxWords = 12
const maxNames = 16

const countries = new Set(['belgie', 'belgique', 'belgium', 'belgien', 'luxembourg', 'luxemburg', 'letzebuerg'])

let townWords: ReadonlySet<string> | undefined

/** The names a street's field holds ('Rue de la Loi - Wetstraat'), without the house number, and the number if it is written there. */
export function readStreet(written: string): { readonly names: readonly StreetName[]; readonly houseNumber: string | null } {
  const text = turnedRound(readable(written.slice(0, maxLength)).text)
  const parts = text.split(/\s+[-–—]\s+|[()/|;,\n]+/u).map(withoutBox)
  const numbers = parts.map((part) => /(?<!\p{N})(\d{1,4}\s?[a-z]?)\s*$/iu.exec(part)?.[1] ?? null).filter((number) => number !== null)
  const all = parts
    .flatMap(spellingsOf)
    .map(wordsOf)
    .filter((words) => words.join('').length > 1)
  const streets = all.length > 1 ? all.filter((words) => !isTownOrCountry(words)) : all
  return {
    names: unique(streets.map(bounded)).slice(0, maxNames).map(takeApart),
    houseNumber: numbers[0] ?? null,
  }
}

/** 'Tulipe Noire, Rue de la' → 'Rue de la Tulipe Noire'. */
function turnedRound(text: string): string {
  const [first = '', second, ...rest] = text.split(',')
  if (second === undefined || rest.length > 0 || /\d/.test(second)) return text
  const [head = '', ...others] = foldedWords(second)
  return kindNamed(head) && others.every((word) => particles.has(word)) ? `${second} ${first}` : text
}

/** The words of a name, without a house number in front or behind; a number that belongs to the name stays. */
function wordsOf(part: string): string[] {
  const words = foldedWords(part)
  const isNumber = (word: string | undefined) => word !== undefined && /^\d+[a-z]?$/.test(word)
  const last = words.findLastIndex((word) => !isNumber(word))
  const first = isNumber(words[0]) && kindNamed(words[1] ?? '') ? 1 : 0
  const named = words.slice(first, last + 1)
  // 'Laan 1940' and 'Laan' are names, '12' is not.
  return named.length === 1 && kindNamed(named[0] ?? '') && words.length > 1 && isNumber(words[1]) ? [...words] : named
}

function foldedWords(text: string): string[] {
  return fold(readable(text))
    .text.split(' ')
    .filter((word) => word !== '')
}

function takeApart(words: readonly string[]): StreetName {
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const before = words.length > 1 ? kindNamed(first) : null
  const end = endOf(last)
  // 'Hof van Spruytlaan' is an avenue.
  if (before && !(end && before.ends.includes(first))) return named(before, 'before', words.slice(1), words)
  const behind = words.length > 1 ? kindNamed(last) : null
  if (behind) return named(behind, 'behind', words.slice(0, -1), words)
  if (end) return named(end.kind, 'joined', [...words.slice(0, -1), last.slice(0, -end.length)], words)
  return { ...named(null, 'before', words, words), telling: 'name' }
}

/** The kind that a word ends in: 'Kerkstraat', 'Kerkstr.'. */
function endOf(word: string): { readonly kind: StreetKind; readonly length: number } | null {
  for (const kind of streetKinds) {
    const end = [...kind.ends, ...kind.short.filter((short) => short.length > 2)].find((each) => word.endsWith(each) && word.length > each.length + 1)
    if (end !== undefined) return { kind, length: end.length }
  }
  return null
}

function named(kind: StreetKind | null, kindStands: StreetName['kindStands'], rest: readonly string[], all: readonly string[]): StreetName {
  const core = withInitials(rest.filter((word) => !particles.has(word)))
  const start = rest.findIndex((word) => !particles.has(word))
  const articles = kindStands === 'before' && kind ? rest.slice(0, Math.max(0, start)) : []
  if (core.length === 0) return { all, kind: null, kindStands, core: all, articles: [], telling: 'name' }
  const isVan = kindStands === 'joined' && /^van/.test(rest[0] ?? '')
  return { all, kind, kindStands, core, articles, telling: isVan ? 'name' : isTown(rest) ? 'common' : tellingOf(core, kindStands) }
}

/** Letters apart are read as one word, since patterns allow anything between words. */
function bounded(words: readonly string[]): readonly string[] {
  const apart = words.filter((word) => word.length === 1).length
  return apart > 3 ? [words.join('').slice(0, 40)] : words.slice(0, maxWords)
}

/** A letter that stands apart goes with the word in front of it: 'Albert I'. */
function withInitials(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (word.length === 1 && before !== undefined) joined[joined.length - 1] = before + word
    else joined.push(word)
  }
  return joined
}

/** The stem of a Germanic compound is an attribute or a common word more often than a name; alone it says little. */
function tellingOf(core: readonly string[], kindStands: StreetName['kindStands']): StreetName['telling'] {
  if (core.every((word) => attributes.has(word) || (kindStands !== 'before' && attributes.has(word.replace(/s?e?$/, ''))))) return 'attribute'
  const rest = core.filter((word) => !attributes.has(word))
  const isSaint = rest.some((word) => saints.has(word)) && rest.length <= 2
  const isPlain = rest.every((word) => isCommon(word) || sameCount(word).length > 0) || rest.join('').length < 5
  const isStem = core.length === 1 && kindStands !== 'before'
  const isAttributed = kindStands !== 'before' && rest.length === 1
  return isSaint || isPlain || isStem || isAttributed || isTown(core) || (rest.length === 1 && rest.every(isInTownName)) ? 'common' : 'name'
}

function isCommon(word: string): boolean {
  return commonWords.has(word) || commonWords.has(word.replace(/s$/, '')) || saints.has(word) || particles.has(word)
}

function isTown(words: readonly string[]): boolean {
  const { byName } = zoneIndex()
  return spellings(words.join(' ')).some((name) => byName.has(squeezed(name)))
}

/** As a whole address ends: '9000 Gent', 'Belgique'. */
function isTownOrCountry(words: readonly string[]): boolean {
  const named = words.filter((word) => !/^\d+$/.test(word))
  return isTown(named) || (named.length === 1 && countries.has(named[0] ?? ''))
}

/** 'Woluwe' occurs in the names of towns, though no town has exactly this name. */
function isInTownName(word: string): boolean {
  townWords ??= new Set(zoneIndex().named.flatMap(({ spellings }) => spellings.flatMap((words) => words.split(' '))))
  return townWords.has(word)
}

function kindNamed(word: string): StreetKind | null {
  return streetKinds.find(({ words, short }) => words.includes(word) || (word.length > 1 && short.includes(word))) ?? null
}

function unique(names: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(names.map((words) => [words.join(' '), words])).values()]
}
