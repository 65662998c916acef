import { addressLine } from '#db/model/address.ts'
import { isSvg } from '#db/model/image.ts'
import { textIn } from '#db/model/localized.ts'
import { slug } from '#db/model/path-segment.ts'
import { formatEuro } from '#db/model/price.ts'
import type { Construction, Project } from '#db/model/project.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { projectPath } from '../route-lookup.ts'
import { href } from '../routes.ts'
import { formatNumber } from './number.ts'
import { type PhotoView, presentPhoto } from './photo.ts'

/** A project as it is announced. */
export interface ProjectTeaserView {
  readonly id: number
  readonly href: string
  readonly name: string
  readonly summary: string
  readonly photo: PhotoView | null
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

export interface ConstructionView {
  readonly id: string
  readonly unit: string
  readonly floor: string
  readonly requirement: string
  readonly surface: string
  /** The price, or what happened to the unit. */
  readonly price: string
  readonly isGone: boolean
}

/** Everything the project page shows. */
export interface ProjectView {
  readonly title: string
  readonly place: string
  readonly summary: string
  readonly photos: readonly PhotoView[]
  readonly plans: readonly PhotoView[]
  readonly facts: ProjectTeaserView['facts']
  readonly situation: string
  readonly technical: string
  readonly constructions: readonly ConstructionView[]
  readonly documents: readonly string[]
}

/** The canonical path of a project's own page. */
export function projectPagePath(project: Project, locale: Locale): string {
  const name = slug(textIn(project.name, locale))
  return href('project', locale, { city: slug(textIn(project.place.city, locale)), name: name === '' ? 'project' : name, id: project.id })
}

/** A project as it is announced: its name with the town, and three facts. */
export function presentTeaser(project: Project, locale: Locale): ProjectTeaserView {
  const photo = project.photos.find((each) => !isSvg(each.url))
  return {
    id: project.id,
    href: projectPath(projectPagePath(project, locale), project.externalUrl),
    name: projectTitle(project, locale),
    summary: textIn(project.summary, locale),
    photo: photo ? presentPhoto(photo, ownerOf(project), '', locale) : null,
    facts: projectFacts(project, locale),
  }
}

export function presentProject(project: Project, locale: Locale): ProjectView {
  const title = projectTitle(project, locale)
  const present = (photo: Project['photos'][number]) => presentPhoto(photo, ownerOf(project), title, locale)
  return {
    title,
    place: addressLine(project.place, locale),
    summary: textIn(project.summary, locale),
    photos: project.photos.filter((photo) => !isSvg(photo.url)).map(present),
    plans: project.photos.filter((photo) => isSvg(photo.url)).map(present),
    facts: projectFacts(project, locale),
    situation: textIn(project.situation, locale),
    technical: textIn(project.technical, locale),
    constructions: project.constructions.map((construction) => presentConstruction(construction, locale)),
    documents: project.documents.map((document) => textIn(document.name, locale)),
  }
}

/** Where the photographs of a project are asked for. */
function ownerOf(project: Project): string {
  return `project-${project.id}`
}

export function projectTitle(project: Project, locale: Locale): string {
  const name = textIn(project.name, locale)
  const town = textIn(project.place.city, locale)
  return name.includes(town) || town === '' ? name : `${name}, ${town}`
}

function projectFacts(project: Project, locale: Locale): ProjectTeaserView['facts'] {
  const t = translator(locale)
  const free = project.constructions.filter((construction) => construction.state !== 'sold')
  const prices = free.map((construction) => construction.price).filter((price) => price !== null)
  const lowest = project.startPrice ?? (prices.length > 0 ? Math.min(...prices) : null)
  const soldOut = project.constructions.length > 0 && free.length === 0
  const left = soldOut ? t('projects.soldOut') : t('projects.leftOf', { left: free.length, all: project.constructions.length })
  return [
    { label: t('price.label.sale'), value: lowest === null || soldOut ? '' : `${t('price.from')} ${formatEuro(lowest)}` },
    { label: t('projects.left'), value: project.constructions.length === 0 ? '' : left },
    { label: t('projects.delivery'), value: textIn(project.delivery, locale) },
  ].filter((fact) => fact.value !== '')
}

function presentConstruction(construction: Construction, locale: Locale): ConstructionView {
  const t = translator(locale)
  const onOffer = construction.price === null ? t('price.onRequest') : formatEuro(construction.price)
  const words = { sold: t('state.sold'), option: t('state.option'), available: onOffer }
  return {
    id: construction.id,
    unit: construction.unit ?? '',
    floor: construction.floor ?? '',
    requirement: textIn(construction.requirement, locale),
    surface: construction.surfaceLiving === null ? '' : t('unit.area', { value: formatNumber(construction.surfaceLiving) }),
    price: words[construction.state],
    isGone: construction.state === 'sold',
  }
}
