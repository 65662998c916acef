import { day } from '../site/durations.ts'

/** Milliseconds after which an open lead without an answer counts as unanswered. */
export const unansweredAfter = day

/** The latest answers of an office whose time counts. */
export const answersTimed = 25
/** With fewer answers an office has no usual time. */
const fewestAnswers = 5

/** The usual time of an office to answer: the median, in the unit given; null with too few answers. */
export function usualAnswerTime(times: readonly number[]): number | null {
  if (times.length < fewestAnswers) return null
  const sorted = times.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
