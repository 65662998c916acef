import type { ItemList, WithContext } from 'schema-dts'
import type { DescribedSite } from './json-ld.ts'

/** The pages that a list leads to, in its order. @param paths of this site */
export function describeList(paths: readonly string[], { origin }: DescribedSite) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({ '@type': 'ListItem' as const, position: index + 1, url: origin + path })),
  } as const satisfies WithContext<ItemList>
}
