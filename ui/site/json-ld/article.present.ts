import type { Article, WithContext } from 'schema-dts'
import type { Locale } from '#messages/locales.ts'
import type { ArticleView } from '../../content/article.present.ts'
import { agencyId } from './agency.present.ts'
import type { DescribedSite } from './json-ld.present.ts'

/** An article in the language of its text. */
export function describeArticle({ title, summary, href, published, updated, author, picture }: ArticleView, locale: Locale, { origin }: DescribedSite) {
  const agency = { '@type': 'RealEstateAgent', '@id': agencyId(origin) } as const
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    url: origin + href,
    mainEntityOfPage: origin + href,
    inLanguage: locale,
    datePublished: published.day,
    dateModified: (updated ?? published).day,
    author: author === null ? agency : { '@type': 'Person', name: author.name },
    publisher: agency,
    ...(picture === null ? {} : { image: origin + picture.src }),
  } as const satisfies WithContext<Article>
}
