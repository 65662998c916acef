import { locales } from '#messages/locales.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { NamesUnit } from './unit-mentions.ts'

/** Takes sentences and clauses that name a unit out of a text. */
export type UnitCut = (text: string) => string

const sentences = new Intl.Segmenter('nl', { granularity: 'sentence' })

/** Applies a cut to every language; null when nothing is left. */
export function cutText(text: LocalizedText | null, cut: UnitCut): LocalizedText | null {
  const left = Object.fromEntries([...locales, 'any' as const].flatMap((key) => entryOf(key, cut(text?.[key] ?? ''))))
  return Object.keys(left).length === 0 ? null : left
}

function entryOf(key: string, value: string): readonly (readonly [string, string])[] {
  return value === '' ? [] : [[key, value]]
}

/** Leaves out sentences that name the unit, alone or with the next one; a line of a list is a sentence. */
export function withoutSentences(names: NamesUnit): UnitCut {
  return (text) => {
    if (!names(text)) return text
    const lines = text.split('\n').map((line) => (names(line) ? partsWithout(sentencesOf(line), names).join('').trim() : line))
    const left = lines.filter((line, index) => line !== '' || text.split('\n')[index] === '')
    return left
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
}

function sentencesOf(line: string): readonly string[] {
  return Array.from(sentences.segment(line), ({ segment }) => segment)
}

/** Separators within a title; a comma within an amount is none. */
const joint = /(\s+[-–—|·•/]\s+|\s*[:;,]\s+|\s*[()]\s*)/

/** Leaves clauses of a title out that name the unit: 'De Boomgaard: A07 vanaf € 311.000' becomes 'De Boomgaard'. */
export function withoutClauses(names: NamesUnit): UnitCut {
  return (text) => {
    if (!names(text)) return text
    const pieces = text.split(joint)
    const clauses = pieces.flatMap((piece, index) => (index % 2 === 0 ? [(pieces[index - 1] ?? '') + piece] : []))
    const left = partsWithout(clauses, names).join('')
    const isOpen = left.includes('(')
    const tidy = (isOpen ? left : left.replaceAll(')', '')).replace(/^[\s:;,|·•/)–—-]+|[\s:;,|·•/(–—-]+$/gu, '')
    return names(tidy) ? '' : tidy
  }
}

/** The parts without those that name the unit, alone or only together with their neighbour. */
function partsWithout(parts: readonly string[], names: NamesUnit): readonly string[] {
  const named = parts.map(names)
  const isSplit = parts.map((part, index) => !named[index] && !named[index + 1] && index + 1 < parts.length && names(part + parts[index + 1]))
  return parts.filter((_, index) => !named[index] && !isSplit[index] && !isSplit[index - 1])
}
