import type { RealEstateListing, WithContext } from 'schema-dts'
import type { Project } from '#db/model/projects/project.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { describeAddress } from '../listings/json-ld/accommodation.present.ts'
import { sharedPhoto } from '../listings/photos/photo.present.ts'
import type { DescribedSite } from '../site/json-ld/json-ld.present.ts'
import { projectPagePath, projectTitle } from './project.present.ts'

/** A new-build project: the advertisement, and the building with the published part of its address. */
export function describeProject(project: Project, locale: Locale, { origin }: DescribedSite) {
  const url = origin + projectPagePath(project, locale)
  const name = projectTitle(project, locale)
  const picture = sharedPhoto(project.photos, `project-${project.id}`, name, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    description: textIn(project.summary, locale),
    inLanguage: locale,
    datePosted: brusselsDay(new Date(project.createdAt)),
    ...(picture ? { image: origin + picture.path } : {}),
    mainEntity: { '@type': 'ApartmentComplex', name, address: describeAddress(project.place, locale) },
  } as const satisfies WithContext<RealEstateListing>
}
