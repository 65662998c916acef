import { diffWordsWithSpace } from 'diff'

/** A run of words that two texts share, or that only one of them has. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Maximum edit distance; beyond it, both texts are shown whole, so that a request stays short. */
const maxEdits = 1_500
/** Characters of a long shared run that are shown at each end. */
const shownOfSame = 90

/** The difference between two texts, word by word. */
export function diffTexts(before: string, after: string): readonly DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: maxEdits }) ?? [
    { added: false, removed: true, value: before },
    { added: true, removed: false, value: after },
  ]
  const kindOf = ({ added, removed }: (typeof changes)[number]) => (added ? 'added' : removed ? 'removed' : 'same')
  return changes.map((change, index) => {
    const kind = kindOf(change)
    return { kind, text: kind === 'same' ? shortened(change.value, index === 0, index === changes.length - 1) : change.value }
  })
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * shownOfSame) return text
  const start = isFirst ? '' : text.slice(0, shownOfSame)
  const end = isLast ? '' : text.slice(-shownOfSame)
  return `${start} […] ${end}`.trim()
}
