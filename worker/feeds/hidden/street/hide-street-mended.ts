import { memoize } from '../../memoize.ts'
import { streetKinds } from './hide-street-kind.ts'
import { isOneSlipFrom } from './hide-street-letters.ts'
import { attributes, commonWords } from './hide-street-words.ts'

/** What a street's field means by a word with one slip of the pen: a letter missing, too many, wrong or swapped with the next. */

const isLong = (word: string) => word.length > 4
const frontKinds = [...new Set(streetKinds.flatMap(({ words }) => words))].filter(isLong)
const endKinds = [...new Set(streetKinds.flatMap(({ ends }) => ends))].filter(isLong)
const everyday = [...commonWords, ...attributes].filter((word) => word.length > 3)

/** The words of a street with the kind that they may mean: 'kerkstaat' → 'kerkstraat', 'avneue louise' → 'avenue louise'. */
export function withKindMended(words: readonly string[]): string[][] {
  const [first = '', ...rest] = words
  const last = words.at(-1) ?? ''
  const fronts = rest.length === 0 ? [] : frontKinds.filter((kind) => isOneSlipFrom(kind, first)).map((kind) => [kind, ...rest])
  const ends = endKinds.flatMap((kind) => {
    const length = [kind.length, kind.length - 1, kind.length + 1].find((each) => last.length > each + 2 && isOneSlipFrom(kind, last.slice(-each)))
    return length === undefined ? [] : [[...words.slice(0, -1), last.slice(0, -length) + kind]]
  })
  return [...fronts, ...ends]
}

/** The everyday words that a short word may mean: 'haup' → 'haupt'. */
export const withWordMended = memoize((word): readonly string[] =>
  word.length < 3 || word.length > 5 ? [] : everyday.filter((each) => isOneSlipFrom(each, word)),
)
