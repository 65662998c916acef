import { readContentHeads } from '#db/content/content-versions.ts'
import type { ListSection } from '#db/model/agency/settings/sections.ts'
import { menuScreens } from '#db/model/agency/site-menu.ts'
import { type ArticleHead, isFreePage } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import { translator } from '#messages/translate.ts'
import type { MenuTarget } from '#ui/agency/settings/settings-source.part.ts'
import { shownCategories } from '#ui/content/article-address.present.ts'
import { listedName } from '#ui/content/desk/content.present.ts'
import { breadcrumbKey } from '#ui/routes.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'

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

/** What the entry of a menu can lead to; none for other sections. */
export async function targetsOf(context: DeskContext, section: ListSection): Promise<readonly MenuTarget[]> {
  return section === 'menu' || section === 'footer' ? readMenuTargets(context) : []
}
