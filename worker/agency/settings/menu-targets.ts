import { readContentHeads } from '#db/content/content-versions.ts'
import type { ListSection } from '#db/model/agency/settings/sections.ts'
import { footerOf, menuOf, menuScreens } from '#db/model/agency/site-menu.ts'
import { type ArticleHead, isFreePage } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import { neutralPathOf } from '#db/model/site/redirects/redirect.ts'
import { translator } from '#messages/translate.ts'
import type { MenuTarget } from '#ui/agency/settings/settings-source.part.ts'
import { shownCategories } from '#ui/content/article-address.present.ts'
import { listedName } from '#ui/content/desk/content.present.ts'
import { routeOf } from '#ui/route-lookup.ts'
import { breadcrumbKey } from '#ui/routes.ts'
import { landingTitle } from '#ui/search/landing.present.ts'
import { landingAt, landingOfTarget, landingTarget } from '#ui/search/landing-paths.present.ts'
import type { StoredSettings } from '#worker/agency/settings/stored-settings.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { landingNames, landingsNamed, plain } from '#worker/search/landings.ts'
import { ownHosts, readTarget } from '#worker/site/redirects/read-target.ts'

/** What an entry of the menu can lead to: screens of the site, free pages in any state, categories, then articles. */
async function readMenuTargets({ store, content, locale }: DeskContext): Promise<readonly MenuTarget[]> {
  const t = translator(locale)
  const heads = await readContentHeads(store.primary)
  const [pages, articles] = [heads.filter(isFreePage), heads.filter((head) => !isFreePage(head) && head.state === 'published')]
  const shown = shownCategories(content)
  return [
    ...menuScreens.map((screen) => ({ value: `page:${screen}`, text: t(breadcrumbKey(screen)), isOnline: true })),
    ...pages.map((page) => articleTarget(page, t('desk.settings.menu.page', { name: listedName(page, null, locale) }))),
    ...content.categories
      .filter(({ key }) => shown.includes(key))
      .map(({ key, name }) => ({ value: `category:${key}`, text: t('desk.settings.menu.category', { name: textIn(name, locale) }), isOnline: true })),
    ...articles.map((article) => articleTarget(article, t('desk.settings.menu.article', { name: listedName(article, null, locale) }))),
  ]
}

function articleTarget({ key, state }: ArticleHead, text: string): MenuTarget {
  return { value: `article:${key}`, text, isOnline: state === 'published' }
}

/** What the fields of an entry offer. */
export interface MenuTargets {
  readonly menuTargets: readonly MenuTarget[]
  readonly landings: readonly string[]
}

export const noTargets: MenuTargets = { menuTargets: [], landings: [] }

/** What the entry of a menu can lead to; nothing for other sections. The landing pages that the menus have are among the choices, any other is named. */
export async function targetsOf(context: DeskContext, section: ListSection, { record }: Pick<StoredSettings, 'record'>): Promise<MenuTargets> {
  if (section !== 'menu' && section !== 'footer') return noTargets
  const used = [...menuOf(record), ...footerOf(record)].map(({ to }) => to ?? '')
  const chosen = [...new Set([...used, ...[context.sent?.typed['set.to'] ?? []].flat()])]
  const [screens, landings] = await Promise.all([readMenuTargets(context), landingNames(context.store, context.locale)])
  return { menuTargets: [...screens, ...chosen.flatMap((target) => landingChoice(target, context.locale))], landings }
}

function landingChoice(target: string, locale: DeskContext['locale']): readonly MenuTarget[] {
  const landing = landingOfTarget(target)
  return landing === null ? [] : [{ value: target, text: landingTitle(landing, locale), isOnline: true }]
}

/** The target that the name or the address of a landing page stands for; null if there is no such page. */
export async function readLanding(context: DeskContext, words: string): Promise<string | null> {
  const named = (await landingsNamed(context.store, [words])).get(plain(words))
  if (named !== undefined) return landingTarget(named)
  const read = readTarget(words, context, ownHosts(context))
  const neutral = read.kind === 'target' ? neutralPathOf(read.target) : null
  const found = neutral === null ? null : routeOf(neutral, 'en')
  const landing = found && landingAt(found, 'en')
  return landing && landingTarget(landing)
}
