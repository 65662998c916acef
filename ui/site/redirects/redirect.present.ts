import type { Agency } from '#db/model/agency/agency.ts'
import type { ContentDirectory } from '#db/model/content/article.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import { textIn } from '#db/model/site/localized.ts'
import { neutralPathOf, type RedirectTarget } from '#db/model/site/redirects/redirect.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { entryPath } from '../../agency/agency-address.present.ts'
import { writtenName, writtenPath } from '../../content/article-address.present.ts'
import { homeName } from '../../listings/desk/home-name.present.ts'
import { projectTitle } from '../../projects/project.present.ts'
import { type FoundRoute, filled, originalPath, routeOf } from '../../route-lookup.ts'
import { breadcrumbKey, isPlainRoute, routeDefinition, routeNames } from '../../routes.ts'
import { landingTitle } from '../../search/landing.present.ts'
import { landingAt, landingPath } from '../../search/landing-paths.present.ts'

/** Why a line or form becomes no redirect; `form.deskRedirects.{problem}` says it. */
export type LineProblem = 'oldPath' | 'noTarget' | 'notHttps' | 'target' | 'star' | 'unknownPage' | 'unknownHome' | 'served' | 'same' | 'taken' | 'circle'

/** A target in words. */
export interface TargetView {
  readonly text: string
  /** Null for an address with a '*', and for a page that no longer exists. */
  readonly href: string | null
}

/** A redirect of the list. */
export interface RedirectView {
  readonly id: number
  readonly path: string
  readonly target: TargetView
}

/** The records that targets name. */
export interface TargetRecords {
  readonly cards: ReadonlyMap<number, ListingCard>
  readonly projects: ReadonlyMap<number, Project>
  readonly content: ContentDirectory
  readonly agency: Pick<Agency, 'offices' | 'people'>
}

/** A target as the desk shows it: the name of the page, home or article, or the address. */
export function presentTarget(target: RedirectTarget, records: TargetRecords, locale: Locale): TargetView {
  const neutral = neutralPathOf(target)
  const found = neutral === null ? null : routeOf(neutral, 'en')
  if (found === null) return { text: target, href: target.includes('*') ? null : target }
  const t = translator(locale)
  const id = Number(found.parameters.id)
  const name = found.name
  if (name === 'propertyForSale' || name === 'project') {
    const [card, project] = [name === 'project' ? null : records.cards.get(id), name === 'project' ? records.projects.get(id) : null]
    const text = card ? homeName(card, locale) : project ? projectTitle(project, locale) : t('desk.owners.gone', { id: String(id) })
    return { text: `${text} (${id})`, href: filled(found, locale) }
  }
  const landing = landingAt(found, 'en')
  const entry = entryPath(found, records.agency, locale)
  const path = entry ?? (landing ? landingPath(landing, locale) : writtenPath(found, records.content, locale))
  if (path === null && !isPlainRoute(name)) return { text: t('desk.settings.menu.gone'), href: null }
  const text = entry
    ? null
    : landing
      ? landingTitle(landing, locale)
      : (writtenName(found, records.content, locale) ?? (isPlainRoute(name) ? t(breadcrumbKey(name)) : null))
  const href = path ?? filled(found, locale)
  return { text: isOffSite(found, records.content) ? t('desk.redirects.offSite', { name: text ?? href }) : (text ?? href), href }
}

/** Whether an article or page is a draft again or was withdrawn, so that its address says that it is gone. */
function isOffSite({ name, parameters: { key } }: FoundRoute, { articles }: ContentDirectory): boolean {
  return name !== 'articleCategory' && articles.some((each) => each.key === key && each.state !== 'published')
}

/** The home or project of a target; null for another. */
export function recordOfTarget(target: RedirectTarget): { readonly kind: 'listing' | 'project'; readonly id: number } | null {
  const neutral = neutralPathOf(target)
  const found = neutral === null ? null : routeOf(neutral, 'en')
  if (found?.name !== 'propertyForSale' && found?.name !== 'project') return null
  return { kind: found.name === 'project' ? 'project' : 'listing', id: Number(found.parameters.id) }
}

/** A page to choose, by the target that leads to it. */
export interface PageChoice {
  readonly value: string
  readonly text: string
}

const originOf = (name: FoundRoute['name'], parameters: FoundRoute['parameters']) => filled({ name, parameters }, 'en').slice('/en/'.length, -1)

/** The pages that a redirect can lead to, by their targets: screens, then categories and articles. */
export function presentPages({ content, agency }: Pick<TargetRecords, 'content' | 'agency'>, locale: Locale): readonly PageChoice[] {
  const t = translator(locale)
  const screens = routeNames.filter((name) => {
    const { public: isPublic, type } = routeDefinition(name)
    return isPlainRoute(name) && isPublic && (type === 'page' || type === 'article')
  })
  const named = (name: 'article' | 'vacancy' | 'articleCategory', key: string, text: string) => ({
    value: `page:${originOf(name, { key })}`,
    text,
  })
  const nameOf = (route: 'article' | 'articleCategory', key: string) => writtenName({ name: route, parameters: { key } }, content, locale) ?? key
  const byName = (one: PageChoice, other: PageChoice) => one.text.localeCompare(other.text, locale)
  return [
    ...screens.map((name) => ({ value: `page:${originalPath(name).replace(/\/$/, '')}`, text: t(breadcrumbKey(name)) })).sort(byName),
    ...agency.offices
      .map(({ key, name }) => ({ value: `page:${originOf('office', { office: key })}`, text: `${t('route.office')}: ${textIn(name, locale)}` }))
      .sort(byName),
    ...agency.people.map(({ key, name }) => ({ value: `page:${originOf('person', { person: key })}`, text: `${t('route.person')}: ${name}` })).sort(byName),
    ...content.categories.map(({ key }) => named('articleCategory', key, `${t('route.articleCategory')}: ${nameOf('articleCategory', key)}`)).sort(byName),
    ...content.articles
      .filter(({ state }) => state === 'published')
      .map(({ key, job }) => named(job ? 'vacancy' : 'article', key, `${t(job ? 'route.vacancy' : 'route.article')}: ${nameOf('article', key)}`))
      .sort(byName),
  ]
}
