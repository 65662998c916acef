import { soldOutLast } from '#db/model/projects/project.ts'
import { listProjects } from '#db/projects/projects.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentTeaser } from '#ui/projects/project.present.ts'
import { ProjectsPage } from '#ui/projects/projects.page.tsx'
import { href } from '#ui/routes.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'

const most = 100

export const projects = definePage('projects', {
  view: ProjectsPage,
  cache: showsStock,
  async load({ store, locale }) {
    const t = translator(locale)
    const found = await throughCatalogueCache(store, 'projects', () => listProjects(store.db, most))
    return {
      head: {
        title: t('projects.title'),
        description: t('projects.description'),
        alternates: byLocale((each) => href('projects', each)),
        index: found.length > 0,
      },
      props: { crumbs: crumbsTo('projects', locale), projects: soldOutLast(found).map((project) => presentTeaser(project, locale)) },
    }
  },
})
