import type { Store } from '#db/client.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import { documentsIn } from '#db/model/files/document.ts'
import { soldOutLast } from '#db/model/projects/project.ts'
import { textIn } from '#db/model/site/localized.ts'
import { findProjectWithDocuments, listProjects } from '#db/projects/projects.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { leadSizes } from '#ui/listings/photos/gallery.part.tsx'
import { firstPicture, sharedPhoto } from '#ui/listings/photos/photo.present.ts'
import { ProjectPage, type ProjectPageProps } from '#ui/projects/project.page.tsx'
import { presentProject, presentTeaser, projectPagePath, projectTitle } from '#ui/projects/project.present.ts'
import { describeProject } from '#ui/projects/project-json-ld.present.ts'
import { ProjectsPage } from '#ui/projects/projects.page.tsx'
import { projectPath } from '#ui/route-lookup.ts'
import { href } from '#ui/routes.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { crumbsBelow, crumbsTo } from '#worker/site/crumbs.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type Loaded, type OrNotFound, orNotFound, type PageContext } from '#worker/site/pages/page.ts'

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

type ProjectProps = OrNotFound<ProjectPageProps>

export const project = definePage<ProjectProps>('project', {
  show: orNotFound(ProjectPage),
  cache: showsStock,
  async load(context) {
    const { locale, url } = context
    const found = await read(context.store, context.parameters.id ?? '')
    if (!found) return absent(context, 404)
    if (!found.listed) return absent(context, found.project.unpublished === true ? 404 : 410)
    const page = projectPagePath(found.project, locale)
    const answers = projectPath(page, found.project.externalUrl)
    if (answers !== page) throw redirection(302, answers)
    if (url.pathname !== page) throw redirection(301, page + context.requested.search)
    const project = presentProject(found.project, documentsIn(found.documents, locale), context.agency, locale)
    const image = sharedPhoto(found.project.photos, `project-${found.project.id}`, projectTitle(found.project, locale), locale)
    return {
      head: {
        title: projectTitle(found.project, locale),
        description: excerpt(textIn(found.project.summary, locale) || textIn(found.project.situation, locale)),
        alternates: byLocale((each) => projectPagePath(found.project, each)),
        index: true,
        ...(image ? { image } : {}),
        ...firstPicture(project.photos[0], leadSizes(project.photos)),
        seen: { kind: 'project', id: found.project.id },
        jsonLd: [describeProject(found.project, locale, { origin: context.origin })],
      },
      props: {
        notFound: null,
        page: {
          project,
          crumbs: crumbsBelow('projects', locale, { text: projectTitle(found.project, locale), href: null }),
        },
      },
    }
  },
})

async function read(store: Store, id: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null
  return throughCatalogueCache(store, `project-page:3:${id}`, () => findProjectWithDocuments(store.db, Number(id)), { on: ['stock', 'content'] })
}

function absent({ locale }: PageContext, status: 404 | 410): Loaded<ProjectProps> {
  const t = translator(locale)
  const title = t(status === 404 ? 'projects.unknown' : 'projects.gone')
  return {
    status,
    head: { title, description: t('projects.gone.text'), alternates: byLocale((each) => href('projects', each)), index: false },
    props: { page: null, notFound: { title, text: t('projects.gone.text'), similar: [] } },
  }
}
