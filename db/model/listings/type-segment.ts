import { beginning } from '../content/excerpt.ts'
import { type LocalizedText, textIn } from '../site/localized.ts'
import { slug } from '../site/path-segment.ts'
import { type PropertyType, typeOf } from './property-type.ts'

const maxLength = 60

/** The path segment of a category that is not a known one: of its English name, or else of the name it has. Null without a letter or digit. */
export function ownSegment(name: LocalizedText | null): string | null {
  return segmentOf(textIn(name, 'en'))
}

/** The path segments that records may have for a category that is not a known one, which name it in one language or in all. */
export function ownSegments(name: LocalizedText): readonly string[] {
  const all = [ownSegment(name), ...Object.values(name).map(segmentOf)]
  return [...new Set(all.filter((segment) => segment !== null))]
}

/** The known sub-category that a name means in any of its languages; null for an unknown one. */
export function knownTypeOf(name: LocalizedText): PropertyType | null {
  for (const each of Object.values(name)) {
    const type = typeOf(each)
    if (type !== null) return type
  }
  return null
}

function segmentOf(name: string): string | null {
  return beginning(slug(name), maxLength).replace(/-$/, '') || null
}
