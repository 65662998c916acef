import { worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { listDeskProjects } from '#db/projects/projects.ts'
import { translator } from '#messages/translate.ts'
import { DeskProjectsPage } from '#ui/projects/desk-projects.page.tsx'
import { presentProjectLine } from '#ui/projects/project-line.present.ts'
import { breadcrumbKey } from '#ui/routes.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'

const mostProjects = 200

/** The projects on offer, with their missing documents. */
export const deskProjects = defineDeskPage('deskProjects', {
  needs: 'stock',
  view: DeskProjectsPage,
  async load(context) {
    const { store, agency, locale, session } = context
    const projects = await listDeskProjects(store.primary, mostProjects)
    const served = projects.filter(({ record }) => worksFor(session.member, servingOffice(agency, record.place)?.key ?? null))
    return {
      props: {
        view: deskView(context, translator(locale)(breadcrumbKey('deskProjects'))),
        projects: served.map(({ record, onFile }) => presentProjectLine(record, onFile, locale)),
      },
    }
  },
  acts: {},
})
