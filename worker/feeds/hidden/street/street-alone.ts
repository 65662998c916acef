import { isNumberWord } from './hide-street-count.ts'
import { hasCore, isKind, partsOf, runsOf, segmentsOf, spelledOut, stopIn, type Words, withoutLowerTail, wordsIn } from './hide-street-field-words.ts'
import { isTown, kindNamed } from './hide-street-kind.ts'
import { isWeakLink } from './hide-street-stops.ts'

/** The street's own words, for a page that must not show the number; null if they cannot be told from it. */
export function streetAlone(written: string): string | null {
  const field = spelledOut(written)
  for (const run of runsOf(wordsIn(field), (word) => word.isParted)) {
    for (const segment of segmentsOf(run)) {
      const part = partsOf(segment, 'end').find(hasCore) ?? segment
      const name = withoutNumberWords(withoutLowerTail(endingInKind(firstLinked(part))))
      const [first] = name
      const last = name.at(-1)
      if (first && last && hasCore(name)) return field.slice(/['’]/.test(field[first.start - 1] ?? '') ? first.start - 1 : first.start, last.end)
    }
  }
  return null
}

/** The first street of 'hoek Kerkstraat en Molenstraat'; all of 'Chemin de la Croix à la Main'. */
function firstLinked(part: Words): Words {
  const links = partsOf(part, 'link').filter(hasCore)
  const isOneName =
    part.every((word, index) => stopIn(part, index) !== 'link' || isWeakLink(word.text)) &&
    !links.slice(1).some((each) => each.some(isKind) || isTown(each.map(({ text }) => text)))
  return isOneName ? part : (links.find((each) => each.some(isKind)) ?? links[0] ?? part)
}

function withoutNumberWords(words: Words): Words {
  return words.slice(0, words.findLastIndex(({ text }) => !isNumberWord(text)) + 1)
}

/** Up to the last word that is or ends in a kind, if one does. */
function endingInKind(words: Words): Words {
  const [first] = words
  if (first && kindNamed(first.text)) return words
  const last = words.findLastIndex(isKind)
  return last < 0 ? words : words.slice(0, last + 1)
}
