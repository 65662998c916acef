import { DocumentList } from '../files/documents.part.tsx'
import type { PhotoView } from '../listings/photos/photo.present.ts'
import { PlanSheets } from '../listings/photos/plans.part.tsx'
import { presentFacade } from '../projects/facade.present.ts'
import { presentTeaser } from '../projects/project.present.ts'
import { ProjectCard, ProjectTeaser } from '../projects/project-card.part.tsx'
import { ProjectUnits } from '../projects/project-units.part.tsx'
import { presentAskableUnits } from '../projects/project-units.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'
import { sampleProject } from './sample-records.ts'

const sold = { ...sampleProject, id: 72, photos: [], constructions: sampleProject.constructions.map((unit) => ({ ...unit, state: 'sold' as const })) }
const drawing = '/pictures/plan-row-ground.svg'

/** New building: a project in lists and its units. */
export function ProjectSamples() {
  const { t, locale } = useTranslation()
  const teasers = [sampleProject, sold].map((project) => presentTeaser(project, locale))
  const rooms = [
    { letter: 'A', name: t('gallery.room.kitchen'), area: t('unit.area', { value: '23' }), box: [104, 266, 302, 228] },
    { letter: 'B', name: t('gallery.room.dining'), area: null, box: [] },
  ]
  const plan: PhotoView = {
    avif: null,
    webp: null,
    large: drawing,
    src: drawing,
    width: 1200,
    height: 900,
    alt: t('projects.planOf', { unit: 'A01' }),
    placeholder: null,
  }
  const units = presentAskableUnits(sampleProject, locale)
  return (
    <>
      <Sample name="ProjectCard">
        <div className="card-grid">
          {teasers.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      </Sample>
      <Sample name="ProjectTeaser">
        {teasers.map((project) => (
          <ProjectTeaser key={project.id} project={project} />
        ))}
      </Sample>
      <Sample name="ProjectUnits">
        <ProjectUnits units={units} facade={presentFacade(sampleProject.constructions, units, locale)} photo={plan} />
        <ProjectUnits units={presentAskableUnits(sold, locale)} facade={null} photo={null} />
        <ProjectUnits units={[]} facade={null} photo={null} />
      </Sample>
      <Sample name="PlanSheets">
        <PlanSheets plans={[plan]} />
        <PlanSheets plans={[plan, { ...plan, src: `${drawing}#2` }]} />
        <PlanSheets plans={[{ ...plan, width: 510, height: 1040, rooms }]} />
      </Sample>
      <Sample name="DocumentList">
        <DocumentList
          documents={[{ key: 'a', name: t('projects.documents'), language: null, href: null, file: 'PDF, 1,2 MB' }]}
          askHref="#sample"
          officeHref={null}
        />
        <DocumentList documents={[{ key: 'b', name: t('projects.documents'), language: null, href: null, file: null }]} askHref={null} officeHref="#sample" />
        <DocumentList documents={[]} askHref={null} officeHref={null} />
      </Sample>
    </>
  )
}
