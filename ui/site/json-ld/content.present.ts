import type { Article, JobPosting, WithContext } from 'schema-dts'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { ArticleHead } from '#db/model/content/article.ts'
import type { PostalAddress } from '#db/model/places/address.ts'
import type { Locale } from '#messages/locales.ts'
import type { ArticleView } from '../../content/article.present.ts'
import { agencyId, describePostalAddress } from './agency.present.ts'
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

/** A vacancy at one of the agency's offices, in the language of its text; empty if the office has no address, which search engines require. */
export function describeVacancy(vacancy: ArticleView, job: ArticleHead['job'], agency: Agency, locale: Locale, { origin }: DescribedSite) {
  const office = officeByKey(agency, job?.office ?? agency.mainOffice ?? '')
  const address = office?.address ?? agency.identity?.seat
  return address && job ? [describe(vacancy, job, address, agency, locale, { origin })] : []
}

function describe(
  { title, summary, body, href, published }: ArticleView,
  { employmentType, validThrough }: NonNullable<ArticleHead['job']>,
  address: PostalAddress,
  agency: Agency,
  locale: Locale,
  { origin }: DescribedSite,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: `${summary}\n\n${body}`,
    url: origin + href,
    datePosted: published.day,
    ...(validThrough === null ? {} : { validThrough }),
    employmentType,
    directApply: true,
    hiringOrganization: { '@type': 'RealEstateAgent', '@id': agencyId(origin), name: agencyName(agency, locale) },
    jobLocation: { '@type': 'Place', address: describePostalAddress(address, locale) },
  } as const satisfies WithContext<JobPosting>
}
