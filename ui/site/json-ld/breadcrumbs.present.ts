import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { DescribedSite } from './json-ld.present.ts'

interface Step {
  readonly text: string
  /** Null for the page itself. */
  readonly href: string | null
}

/** The trail from the home page to a page. */
export function describeTrail(steps: readonly Step[], { origin }: DescribedSite) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: text,
      ...(href === null ? {} : { item: origin + href }),
    })),
  } as const satisfies WithContext<BreadcrumbList>
}
