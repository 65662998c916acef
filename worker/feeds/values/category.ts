import type { ListingCard } from '#db/model/listings/listing.ts'
import { isGroup, type PropertyGroup } from '#db/model/listings/property-group.ts'
import { groupOf, isKnownType, typeOf } from '#db/model/listings/property-type.ts'
import { ownSegment } from '#db/model/listings/type-segment.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { memoize } from '../memoize.ts'

const groupNamed = memoize(groupOf)
const typeNamed = memoize(typeOf)

/**
 * The category and sub-category of a record from its names for them: a known one if any of the names, or `group`, identifies it, else a
 * path segment made of the record's own name, else 'other'. A record without a sub-category has only its category.
 * @param group the category if the names do not identify it
 */
export function categoryOf(
  mainName: LocalizedText | null,
  name: LocalizedText | null,
  group: PropertyGroup | null = null,
): Pick<ListingCard, 'mainType' | 'type' | 'mainTypeName' | 'typeName'> {
  const mainType = known(mainName, groupNamed) ?? group ?? ownSegment(mainName) ?? 'other'
  return {
    mainType,
    type: known(name, typeNamed) ?? ownSegment(name) ?? mainType,
    mainTypeName: mainName ?? {},
    typeName: name ?? mainName ?? {},
  }
}

/** Whether the record's names for its kind say neither a category nor a type that is known. */
export function isKindUnclear({ mainType, type, typeName }: ReturnType<typeof categoryOf>): boolean {
  return Object.keys(typeName).length > 0 && !isGroup(mainType) && !isKnownType(type)
}

function known(names: LocalizedText | null, find: (name: string) => string | null): string | null {
  for (const name of Object.values(names ?? {})) {
    const found = find(name)
    if (found !== null) return found
  }
  return null
}
