import { beginning } from '#db/model/excerpt.ts'
import type { ListingCard } from '#db/model/listing.ts'
import { type LocalizedText, textIn } from '#db/model/localized.ts'
import { slug } from '#db/model/path-segment.ts'
import { groupOf, groupOfWebId, typeOf } from '#db/model/property-type.ts'
import type { ReadText } from './facts.ts'
import type { Fields } from './fields.ts'
import { readNumber } from './number.ts'
import { remember } from './remember.ts'

const maxSegmentLength = 60

const group = remember(groupOf)
const type = remember(typeOf)
const slugOf = remember(slug)

/**
 * The category and sub-category of a record: ours when any of its names or the CRM's number says which, else a path segment made
 * of the record's own name, else 'other'. A record without a sub-category is of its category alone.
 */
export function readCategory(fields: Fields, text: ReadText): Pick<ListingCard, 'mainType' | 'type' | 'mainTypeName' | 'typeName'> {
  const mainName = text(fields.take('MainTypeName', 'MainType', 'WebIDName'))
  const name = text(fields.take('TypeDescription', 'TypeName', 'SubTypeName'))
  const webId = readNumber(fields.take('WebID'))
  const mainType = known(mainName, group) ?? (webId === null ? null : groupOfWebId(webId)) ?? segment(mainName) ?? 'other'
  return {
    mainType,
    type: known(name, type) ?? segment(name) ?? mainType,
    mainTypeName: mainName ?? {},
    typeName: name ?? mainName ?? {},
  }
}

function known(names: LocalizedText | null, find: (name: string) => string | null): string | null {
  for (const name of Object.values(names ?? {})) {
    const found = find(name)
    if (found !== null) return found
  }
  return null
}

/** The path segment of a name that is not one of ours. */
export function segment(name: LocalizedText | null): string | null {
  return beginning(slugOf(textIn(name, 'en')), maxSegmentLength).replace(/-$/, '') || null
}
