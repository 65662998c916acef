import { article, coreBackwards, coreOf, shortenedCore } from './hide-street-core.ts'
import type { CutShort } from './hide-street-initials.ts'
import type { StreetKind } from './hide-street-kind.ts'
import { looselySpelled } from './hide-street-letters.ts'
import type { StreetName } from './hide-street-name.ts'
import { houseNumberPatterns, spelled } from './hide-street-number.ts'

/** A pattern for folded texts; its first group is the street. */
export interface StreetPattern {
  readonly pattern: RegExp
  /** The same without the number: this rules out most texts at a tenth of the cost of compiling the full pattern. */
  readonly needed?: RegExp
  /** Whether it must stand between words; else it is also found inside a longer one. */
  readonly isWhole: boolean
  /** What must follow each other without a comma or full stop, for words that are used of other things too. */
  readonly isClose: 'nothing' | 'street' | 'streetAndNumber'
  /** Whether a hyphen must follow: 'Kerk- en Molenstraat'. */
  readonly isElliptic?: true
  /** Which of its letters stands for a word, and must look like it: 'K.straat', 'rue du M.'. */
  readonly isInitial?: CutShort
  /** How many gaps its words have between them. */
  readonly joints: number
}

/** What may link the stem and the end of a compound: 'Stationstraat', 'Vrouwestraat'. */
const link = '(?: ?s|en?)?'

/** Every way to write a street, with its house number beside it where that is known. */
export function streetPatterns(name: StreetName, houseNumber: string | null, isNumberRequired: boolean): readonly StreetPattern[] {
  const number = houseNumberPatterns(houseNumber)
  if (isNumberRequired && number === null) return []
  const isClose = name.telling === 'name' ? 'nothing' : 'street'
  const inCore = name.core.length - 1
  const street = (body: string, isWhole: boolean, joints = inCore + name.articles.length + (name.kind ? 1 : 0)): StreetPattern[] => {
    const part = isWhole ? `(?<![^ \\d])(${body})(?![^ \\d])` : `(${body})`
    if (number === null) return [{ pattern: patternOf(part), isWhole, isClose, joints }]
    const all = isNumberRequired
      ? [`${number.before} ?${part}`, `${part} ?${number.behind}`]
      : [`(?:${number.before} ?)?${part}(?: ?${number.behind}|${number.box})?`]
    const needed = patternOf(part)
    return all.map((each) => ({ pattern: patternOf(each), needed, isWhole, isClose, joints }))
  }
  return [
    ...fullForms(name).flatMap((body) => street(body, false)),
    ...shortenedForms(name).flatMap((body) => street(body, true)),
    ...clippedForms(name).flatMap((body) => street(body, true).map((each) => ({ ...each, isInitial: 'clipped' as const }))),
    ...(standsAlone(name) ? coreForms(name).flatMap((body) => street(body, true, inCore)) : []),
    ...besideNumber(name, number),
    ...(isNumberRequired ? [] : sharedKind(name)),
  ]
}

/** One of several names that share their kind: 'Kerk- en Molenstraat', 'rues du Parc et du Moulin'. */
function sharedKind(name: StreetName): StreetPattern[] {
  const { kind, kindStands, articles } = name
  if (!kind) return []
  const core = shortenedCore(name, false)
  const joints = name.core.length
  if (kindStands === 'before') {
    // Without an article and a capital it may be anything: 'rues calmes et parc'.
    const hasArticle = articles.length > 0
    const ahead = hasArticle ? `(?:de|du|des|d) (?:[^ ]+ ){1,6}(?:et|ou) ${articles.join(' ')} ` : '(?:[^ ]+ ){0,3}'
    const pattern = patternOf(`(?<![^ \\d])(${core})(?![^ \\d])(?<=(?<![^ ])(?:${kind.words.join('|')})s ${ahead}${core})`)
    return [{ pattern, isWhole: true, isClose: 'nothing', joints, ...(hasArticle ? {} : { isInitial: 'capital' as const }) }]
  }
  const ahead = `(?= (?:[^ ]+ ){0,3}[^ ]+(?:${kind.ends.flatMap(withPlural).join('|')})(?![^ ]))`
  return [{ pattern: patternOf(`(?<![^ \\d])(${core})${ahead}`), isWhole: true, isClose: 'nothing', isElliptic: true, joints }]
}

/** 'Kerk- en Molenstraten', 'Beuken- und Eichenalleen'. */
function withPlural(end: string): string[] {
  return [end, `${end}n`, `${end.replace(/aa(?=[tn]$)/, 'a').replace(/eef$/, 'ev')}en`]
}

/** The core counts by itself where it is a name of several words, or one that follows its kind, as French names do. */
function standsAlone({ kind, telling }: StreetName): boolean {
  return kind === null || telling === 'name'
}

/** Kind and core in any order and language, all words complete. */
function fullForms(name: StreetName): string[] {
  const { kind, kindStands, telling } = name
  const whole = looselySpelled(name.all.join(''))
  if (!kind) return name.core.join('').length >= 9 ? [coreOf(name), whole] : [whole]
  const core = coreOf(name)
  const before = kindStands === 'joined' && telling !== 'name' ? kind.words.filter((word) => !kind.ends.includes(word)) : [...kind.words, ...kind.ends]
  const behind = kindStands === 'before' ? kind.ends : [...kind.words, ...kind.ends]
  return [whole, `${any(before)} ?${article}${core}`, `${core}${link} ?${any(behind)}`, ...turnedRound(name, kind)]
}

/** As catalogues and careless authors write it: 'Loi (rue de la)', 'Loi la de rue', 'Timmermansstraat, Felix', 'III-straat Leopold'. */
function turnedRound(name: StreetName, kind: StreetKind): string[] {
  const { kindStands, articles, core } = name
  const front = { ...name, core: core.slice(0, -1) }
  const endFirst =
    kindStands === 'before' || core.length < 2
      ? []
      : [`${coreOf({ ...name, core: core.slice(-1) })}${link} ?${any(kind.ends)} ?${article}${coreBackwards(front)}`]
  if (kindStands === 'joined') return endFirst
  const own = articles.map((word) => spelled(word)).join('|')
  // 'Marché de la place' stands in many texts, 'marché du place' in none.
  const between = name.telling === 'name' ? article : own === '' ? '' : `(?:(?:${own}) ?)*`
  const words = core.length > 1 ? `(?:${coreOf(name)}|${coreBackwards(name)})` : coreOf(name)
  return [...endFirst, `${between}${words} ?${between}${any(kind.words)}(?:${articles.map((word) => ` ?${spelled(word)}`).join('')})?`]
}

/** With the short forms of words, and without the words in front of the last one: 'av. Louise', 'Kerkstr.', 'F. Timmermansstraat'. */
function shortenedForms(name: StreetName): string[] {
  const { kind, kindStands } = name
  if (!kind) return []
  const core = shortenedCore(name, true)
  const ends = kindStands === 'before' ? kind.ends : [...kind.ends, ...kind.words, ...kind.short.filter((short) => short.length > 1)]
  return [
    ...(kindStands === 'joined' && name.telling !== 'name' ? [] : [`(?:${any([...kind.words, ...kind.ends])} ?|${any(kind.short, ' ')})${article}${core}`]),
    `${core}${link} ?${any(ends)}`,
    ...joinedShort(
      name,
      kind.clipped.filter((short) => !isEnding(short)),
    ),
  ]
}

/** With a short form that is also the ending of a word, which the text must show to be one: 'Kerkst.', 'Beukenl. 1'. */
function clippedForms(name: StreetName): string[] {
  return joinedShort(name, name.kind?.clipped.filter(isEnding) ?? [])
}

function isEnding(short: string): boolean {
  return short.length === 1 || short === 'st'
}

function joinedShort(name: StreetName, short: readonly string[]): string[] {
  return name.kindStands === 'before' || short.length === 0 ? [] : [`${shortenedCore(name, true)}${link.replaceAll(' ?', '')}(?:${short.join('|')})`]
}

/** The core by itself, also with its words in the other order and with initials. */
function coreForms(name: StreetName): string[] {
  if (name.core.length === 1) return [coreOf(name)]
  return [coreOf(name), shortenedCore(name, false), coreBackwards(name)]
}

/** The core beside the house number: 'Tulipe Noire 12'. A number below 10 in front of a common word may count something. */
function besideNumber(name: StreetName, number: ReturnType<typeof houseNumberPatterns>): StreetPattern[] {
  if (!number || (name.telling === 'attribute' && number.isLow)) return []
  const isCommon = name.telling !== 'name'
  const core = isCommon ? coreOf(name) : shortenedCore(name, true)
  const behind = `(?<![^ \\d])(${core})(?![^ \\d]) ?${isCommon ? number.plain : number.behind}`
  const before = `${isCommon ? `(?<![^ ])${number.plain}` : number.before} ?${article}(?<![^ \\d])(${core})(?![^ \\d])`
  const all = isCommon && number.isLow ? [behind] : [behind, before]
  return all.map((each) => ({
    pattern: patternOf(each),
    isWhole: true,
    isClose: !isCommon ? 'nothing' : number.isLow ? 'streetAndNumber' : 'street',
    joints: name.core.length - 1,
  }))
}

function any(words: readonly string[], behind = ''): string {
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length)
  return words.length === 0 ? '(?!)' : `(?:${longestFirst.map((word) => looselySpelled(word)).join('|')})${behind}`
}

function patternOf(source: string): RegExp {
  return new RegExp(source, 'gd')
}
