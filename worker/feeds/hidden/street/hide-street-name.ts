import { zoneIndex } from '#db/model/places/zone-index.ts'
import { sameCount } from './hide-street-count.ts'
import { readStreetField, type StreetGroup } from './hide-street-field.ts'
import type { StreetKind } from './hide-street-kind.ts'
import { endOf, foldedWords, isTown, kindNamed } from './hide-street-kind.ts'
import { withKindMended, withWordMended } from './hide-street-mended.ts'
import { spellingsOf } from './hide-street-spellings.ts'
import { attributes, commonWords, particles, saints } from './hide-street-words.ts'

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

const maxNames = 30
const maxWords = 12
const maxWordLength = 60
/** Which side or part of a street. */
const side = /^(?:links|rechts|(?:noord|zuid|oost|west)(?:en|zijde|kant|oever)?|nord|sud|est|ouest|ost|gauche|droite|binnen|buiten)$/

let townWords: ReadonlySet<string> | undefined

/**
 * The names a street's field may hold, and the house numbers written there. All that can be meant is read: with a name that is none, a text loses
 * a word; with a name that is overlooked, it keeps the address.
 * @param towns the record's own, as it spells them
 */
export function readStreet(written: string, towns: readonly string[] = []): ReadStreet {
  const read = withLostLetter(written).map((each) => readField(each, towns))
  return { names: read.flatMap(({ names }) => names), houseNumbers: [...new Set(read.flatMap(({ houseNumbers }) => houseNumbers))] }
}

interface ReadStreet {
  readonly names: readonly StreetName[]
  readonly houseNumbers: readonly string[]
}

/** A letter or apostrophe that a wrong encoding lost: 'Rue du Ch?ne', 'Rue de l�Eglise'. */
const lost = /(?<=\p{L})[?\uFFFD]|(?<!\S)[?\uFFFD](?=\p{Ll})/u

/** The field, and with each letter that may be the lost one. */
function withLostLetter(written: string): string[] {
  return lost.test(written) ? [written, ...["'", ...'eaiouc'].map((letter) => written.replace(new RegExp(lost, 'gu'), letter))] : [written]
}

function readField(written: string, towns: readonly string[]): ReadStreet {
  const { groups, houseNumbers } = readStreetField(turnedRound(written), towns)
  // As a whole address ends: '9000 Gent', 'Belgique'.
  const streets = groups.filter(({ words }) => !isTown(words))
  // Many streets are called as a town is: 'Ham', 'Meer'.
  const named = unique((streets.length === 0 ? groups : streets).flatMap(inOtherSpellings)).slice(0, maxNames)
  const names = [...named.map(splitGroup), ...named.flatMap(withoutSide)]
  return { names: [...names, ...names.flatMap(withoutSlip)], houseNumbers }
}

/** 'Tulipe Noire, Rue de la' → 'Rue de la Tulipe Noire'. */
function turnedRound(text: string): string {
  const [first = '', second, ...rest] = text.split(',')
  if (second === undefined || rest.length > 0 || /\d/.test(second)) return text
  const [head = '', ...others] = foldedWords(second)
  return kindNamed(head) && others.every((word) => particles.has(word)) ? `${second} ${first}` : text
}

function inOtherSpellings(group: StreetGroup): StreetGroup[] {
  return spellingsOf(group.written).map((each) => ({ ...group, words: bounded(foldedWords(each)) }))
}

function splitGroup({ words, isPart }: StreetGroup): StreetName {
  return isPart ? { ...splitName(words), telling: 'common' } : splitName(words)
}

/** 'Coupure Rechts' → 'Coupure', 'An der Gaass' → 'Gaass', which count only beside their number if they are an everyday word or a town. */
function withoutSide({ words }: StreetGroup): StreetName[] {
  const [last = ''] = words.slice(-1)
  const isKindAlone = kindNamed(last) !== null && words.slice(0, -1).every((word) => particles.has(word))
  const rest = isKindAlone ? [last] : words.slice(0, words.findLastIndex((word) => !side.test(word)) + 1)
  if (rest.length === 0 || rest.length === words.length) return []
  if (rest.length > 1) return [splitName(rest)]
  const isPlain = rest.every((word) => isCommon(word) || attributes.has(word) || kindNamed(word) !== null || word.length < 5) || isTown(rest)
  return [{ ...named(null, 'before', rest, rest), telling: isPlain ? 'common' : 'name' }]
}

/** 'Kerkstaat' → 'Kerkstraat', 'Haupstraße' → 'Hauptstraße': texts are not searched for slips of short names, so the field's own are mended. */
function withoutSlip({ all, kind, core }: StreetName): StreetName[] {
  const [own = ''] = core
  if (kind === null) return withKindMended(all).map(splitName)
  const isKnown = core.length > 1 || isCommon(own) || attributes.has(own) || isTown(core)
  return isKnown ? [] : withWordMended(own).map((word) => splitName(all.map((each) => each.replace(own, word))))
}

function splitName(words: readonly string[]): StreetName {
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const before = words.length > 1 ? kindNamed(first) : null
  const end = endOf(last)
  // 'Hof van Spruytlaan' is an avenue.
  if (before && !(end && before.ends.includes(first))) return named(before, 'before', words.slice(1), words)
  const behind = words.length > 1 ? kindNamed(last) : null
  if (behind) return named(behind, 'behind', words.slice(0, -1), words)
  if (end) return named(end.kind, 'joined', [...words.slice(0, -1), last.slice(0, -end.length)], words)
  // 'Lo' looks like 10.
  return { ...named(null, 'before', words, words), telling: words.join('').length < 3 ? 'common' : 'name' }
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
  return apart > 3 ? [words.join('').slice(0, 40)] : words.slice(0, maxWords).map((word) => word.slice(0, maxWordLength))
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
  const isAttributed = kindStands !== 'before' && rest.length === 1
  return isSaint || isPlain || isAttributed || isTown(core) || (rest.length === 1 && rest.every(isInTownName)) ? 'common' : 'name'
}

/** Whether a word stands in texts that do not name a street called so. */
export function isCommon(word: string): boolean {
  return commonWords.has(word) || commonWords.has(word.replace(/s$/, '')) || saints.has(word) || particles.has(word)
}

/** 'Woluwe' occurs in the names of towns, though no town has exactly this name. */
function isInTownName(word: string): boolean {
  townWords ??= new Set(zoneIndex().named.flatMap(({ spellings }) => spellings.flatMap((words) => words.split(' '))))
  return townWords.has(word)
}

/** Of equal names, the first. */
function unique(groups: readonly StreetGroup[]): StreetGroup[] {
  const byWords = new Map<string, StreetGroup>()
  for (const group of groups) {
    const words = group.words.join(' ')
    if (!byWords.has(words)) byWords.set(words, group)
  }
  return [...byWords.values()]
}
