import { beginning } from '#db/model/content/excerpt.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { decodePercent } from '#db/model/site/path-segment.ts'
import { memoize } from '../memoize.ts'
import { plainLine, readPlainText } from './text.ts'

/** Much longer than a name: an address written behind it is taken out before the name is shortened. */
const maxSourceLength = 1_000

/** Words that stay in lower case inside a place name. */
const particles = new Set(
  'de du des la le les en et sur sous lez lès à au aux près devant ten ter te tot op aan bij in den der van het an am im zum zur und'.split(' '),
)

const memoizedName = memoize(cityName)

/** A place name by language, cleaned. */
export function readCity(value: unknown): LocalizedText | null {
  return readPlainText(value, memoizedName)
}

/**
 * A place name in its usual spelling. Percent-encoding is undone; a name all in capitals or all in lower case gets the usual
 * capitals ('SINT-MARTENS-LATEM' → 'Sint-Martens-Latem'); any other spelling is kept.
 */
export function cityName(source: string): string {
  const name = beginning(plainLine(decodePercent(source)).replace(/\s+/g, ' '), maxSourceLength).trim()
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase()
  return isOneCase ? capitalised(name.toLowerCase()) : name
}

function capitalised(name: string): string {
  let isFirst = true
  return name.replace(/[(/,]|['’]?[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu, (word) => {
    if (/^[(/,]$/.test(word)) {
      isFirst = true
      return word
    }
    const written = wordIn(word, isFirst)
    isFirst = false
    return written
  })
}

function wordIn(word: string, isFirst: boolean): string {
  // 's-Gravenvoeren, 't Zand: the shortened article is never capitalised.
  if (/^['’]/.test(word)) return word
  const [, article, rest] = /^([ld]['’])(.+)$/u.exec(word) ?? []
  if (article !== undefined && rest !== undefined) return (isFirst ? upperFirst(article) : article) + upperFirst(rest)
  return particles.has(word) && !isFirst ? word : upperFirst(word)
}

function upperFirst(word: string): string {
  const [first = ''] = word
  return first.toUpperCase() + word.slice(first.length)
}
