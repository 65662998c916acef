import type { ProjectTeaserView } from '../../projects/project.present.ts'
import { ProjectCard } from '../../projects/project-card.part.tsx'
import type { UnitChoiceView } from '../../projects/project-units.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { ContactPreferences } from '../contact-preferences.part.tsx'
import { Choices } from '../field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../form-page.part.tsx'
import { PersonPart } from '../person-fields.part.tsx'

export interface ConstructionPageProps {
  readonly view: FormView
  readonly months: number
  readonly project: ProjectTeaserView
  /** The units still available. */
  readonly units: readonly UnitChoiceView[]
}

/** An enquiry about a project: the units, then the person. */
export function ConstructionPage({ view, months, project, units }: ConstructionPageProps) {
  const { t } = useTranslation()
  const texts = Object.fromEntries(units.map(({ unit, text }) => [unit, text]))
  return (
    <FormPage view={view} aside={<ProjectCard project={project} />}>
      {units.length > 0 && (
        <FormPart legend={t('form.construction.wishes')}>
          <Choices name="units" values={units.map(({ unit }) => unit)} texts={texts} many optional />
        </FormPart>
      )}
      <PersonPart />
      <ContactPreferences brochure />
      <NoticeFields form="construction" months={months} />
    </FormPage>
  )
}
