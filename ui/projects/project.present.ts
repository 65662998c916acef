import type { Agency } from '#db/model/agency/agency.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import { namedDocuments, type OfferedDocument } from '#db/model/files/document.ts'
import { isSvg } from '#db/model/files/image.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { addressLine } from '#db/model/places/address.ts'
import { isSoldOut, type Project, type ProjectLink } from '#db/model/projects/project.ts'
import { textIn } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type Contactable, type ContactView, presentContact } from '../agency/contact.present.ts'
import { type DocumentView, openDocumentPath, presentDocument } from '../files/documents.present.ts'
import { type PhotoView, presentPhoto } from '../listings/photos/photo.present.ts'
import { presentGallery, type RoomView } from '../listings/photos/rooms.present.ts'
import { projectPath } from '../route-lookup.ts'
import { href } from '../routes.ts'
import { type FacadeView, presentFacade } from './facade.present.ts'
import { type ConstructionView, presentAskableUnits, unsold } from './project-units.present.ts'

/** A project as shown in lists. */
export interface ProjectTeaserView {
  readonly id: number
  readonly href: string
  readonly name: string
  readonly summary: string
  readonly photo: PhotoView | null
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly soldOut: boolean
}

/** The content of the project page. */
export interface ProjectView {
  readonly id: number
  readonly path: string
  readonly title: string
  readonly place: string
  readonly summary: string
  readonly photos: readonly PhotoView[]
  readonly rooms: readonly RoomView[]
  readonly plans: readonly PhotoView[]
  readonly facts: ProjectTeaserView['facts']
  /** The lowest price in words; empty once it is sold out. */
  readonly price: string
  readonly soldOut: boolean
  readonly number: string | null
  /** Set when it is too long for the facts. */
  readonly delivery: string
  readonly situation: string
  readonly technical: string
  readonly constructions: readonly ConstructionView[]
  /** Null where it is sold out, or the record does not say on which floors its units are. */
  readonly facade: FacadeView | null
  readonly documents: readonly DocumentView[]
  readonly contact: ContactView
}

/** The fields that make up a project's path. */
export interface LocatedProject extends Pick<Project, 'id' | 'name'> {
  readonly place: Pick<Project['place'], 'city'>
}

/** The canonical path of a project's page. */
export function projectPagePath(project: LocatedProject, locale: Locale): string {
  const name = slug(textIn(project.name, locale), locale)
  return href('project', locale, { city: slug(textIn(project.place.city, locale), locale), name: name === '' ? 'project' : name, id: project.id })
}

/** Where a project's page is: on this site, or its own address. */
export function projectHref(project: ProjectLink, locale: Locale): string {
  return projectPath(projectPagePath(project, locale), project.externalUrl)
}

/** A project for lists: its name with the town, and three facts. */
export function presentTeaser(project: Project, locale: Locale): ProjectTeaserView {
  const photo = project.photos.find((each) => !isSvg(each.url))
  return {
    id: project.id,
    href: projectHref(project, locale),
    name: projectTitle(project, locale),
    summary: textIn(project.summary, locale),
    photo: photo ? presentPhoto(photo, ownerOf(project), '', locale) : null,
    facts: projectFacts(project, locale, excerpt(deliveryOf(project, locale), 90)),
    soldOut: isSoldOut(project),
  }
}

/** The documents of a project as its page lists them: those that the feed names, and those on file. */
function presentProjectDocuments(project: Project, onFile: readonly OfferedDocument[], locale: Locale): readonly DocumentView[] {
  const files = new Map(onFile.map((document) => [document.key, document]))
  return namedDocuments(project, onFile).map((document) => {
    const file = files.get(document.key)
    return { ...presentDocument(document, locale), href: file ? openDocumentPath(file, { kind: 'project', ...project }, locale) : null }
  })
}

/** A project for its page. @param onFile documents with a stored file */
export function presentProject(project: Project, onFile: readonly OfferedDocument[], agency: Agency, locale: Locale): ProjectView {
  const title = projectTitle(project, locale)
  const delivery = deliveryOf(project, locale)
  const constructions = presentAskableUnits(project, locale)
  const present = (photo: Project['photos'][number]) => presentPhoto(photo, ownerOf(project), title, locale)
  return {
    id: project.id,
    path: projectPagePath(project, locale),
    title,
    place: addressLine(project.place, locale),
    summary: textIn(project.summary, locale),
    ...presentGallery(
      project.photos.filter((photo) => !isSvg(photo.url)),
      present,
    ),
    plans: project.photos.filter((photo) => isSvg(photo.url)).map(present),
    facts: projectFacts(project, locale, isShort(delivery) ? delivery : ''),
    price: lowestPrice(project, locale),
    soldOut: isSoldOut(project),
    number: project.number,
    delivery: isShort(delivery) ? '' : delivery,
    situation: textIn(project.situation, locale),
    technical: textIn(project.technical, locale),
    constructions,
    facade: isSoldOut(project) ? null : presentFacade(project.constructions, constructions, locale),
    documents: presentProjectDocuments(project, onFile, locale),
    contact: projectContact(project, agency, locale),
  }
}

const noContact: Contactable['contact'] = { office: null, name: null, email: null, phone: null }

/** The contact person of a project. */
export function projectContact(project: Project, agency: Agency, locale: Locale): ContactView {
  return presentContact({ place: project.place, contact: project.contact ?? noContact }, agency, locale)
}

/** The photo path segment of a project. */
export function ownerOf(project: Pick<Project, 'id'>): string {
  return `project-${project.id}`
}

/** The name of a project. */
export function projectTitle(project: Project, locale: Locale): string {
  const name = textIn(project.name, locale)
  const town = textIn(project.place.city, locale)
  return name.includes(town) || town === '' ? name : `${name}, ${town}`
}

function projectFacts(project: Project, locale: Locale, delivery: string): ProjectTeaserView['facts'] {
  const t = translator(locale)
  return [
    { label: t('price.label.sale'), value: lowestPrice(project, locale) },
    { label: t('projects.left'), value: unitsLeft(project, locale) },
    { label: t('projects.delivery'), value: delivery },
  ].filter((fact) => fact.value !== '')
}

/** The lowest price of the units that can be bought, of those under option where none is left; the project's starting price where no unit has one. */
function lowestPrice(project: Project, locale: Locale): string {
  const t = translator(locale)
  if (isSoldOut(project)) return ''
  const available = project.constructions.filter(({ state }) => state === 'available')
  const prices = (available.length > 0 ? available : unsold(project)).flatMap(({ price }) => price ?? [])
  const lowest = prices.length > 0 ? Math.min(...prices) : project.startPrice
  return lowest === null ? t('price.onRequest') : `${t('price.from')} ${formatEuro(lowest)}`
}

function unitsLeft(project: Project, locale: Locale): string {
  const t = translator(locale)
  if (isSoldOut(project)) return ''
  const counts = { left: unsold(project).length, all: project.constructions.length }
  const option = project.constructions.filter((construction) => construction.state === 'option').length
  if (counts.all === 0) return ''
  return option === 0 ? t('projects.leftOf', counts) : t('projects.leftOfOption', { ...counts, option })
}

function deliveryOf(project: Project, locale: Locale): string {
  return textIn(project.delivery, locale)
}

/** Whether it is short enough for the facts below the title. */
function isShort(text: string): boolean {
  return text.length <= 32
}
