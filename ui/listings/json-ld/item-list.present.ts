import type { ItemList, WithContext } from 'schema-dts'
import type { DescribedSite } from '../../site/json-ld/json-ld.present.ts'

/** The pages in a list, in order. @param paths on this site */
export function describeList(paths: readonly string[], { origin }: DescribedSite) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({ '@type': 'ListItem' as const, position: index + 1, url: origin + path })),
  } as const satisfies WithContext<ItemList>
}
