import type { ArticleView } from '../../content/article.present.ts'
import { Markdown } from '../../content/markdown/markdown.part.tsx'
import { WaysToLists } from '../../search/nothing-found.part.tsx'
import { Breadcrumb } from '../../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { Field, FileField } from '../field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../form-page.part.tsx'
import { freshForm } from '../form-state.tsx'
import { PersonFields } from '../person-fields.part.tsx'

interface VacancyPageProps {
  readonly view: FormView
  readonly months: number
  readonly vacancy: ArticleView
  /** Whether it accepts applications. */
  readonly isOpen: boolean
}

/** A vacancy and its application form. After a failed submit the vacancy is left out, so that the errors come first. */
export function VacancyPage({ view, months, vacancy, isOpen }: VacancyPageProps) {
  const { t } = useTranslation()
  if (!isOpen) return <ClosedVacancy view={view} vacancy={vacancy} />
  return (
    <FormPage
      view={view}
      title={vacancy.title}
      lead={vacancy.summary}
      intro={view.state === freshForm && <VacancyText vacancy={vacancy} />}
      encoding="multipart/form-data"
    >
      <FormPart legend={t('form.person')}>
        <PersonFields />
      </FormPart>
      <FormPart legend={t('vacancy.apply')}>
        <Field name="motivation" rows={8} optional />
        <FileField name="cv" accept=".pdf,.docx,application/pdf" />
      </FormPart>
      <NoticeFields form="jobApplication" months={months} />
    </FormPage>
  )
}

function VacancyText({ vacancy: { body, lang } }: Pick<VacancyPageProps, 'vacancy'>) {
  return (
    <div className="text vacancy" lang={lang}>
      <Markdown text={body} />
    </div>
  )
}

function ClosedVacancy({ view, vacancy }: Pick<VacancyPageProps, 'view' | 'vacancy'>) {
  const { t } = useTranslation()
  return (
    <div className="measure overview">
      <Breadcrumb crumbs={view.crumbs} />
      <h1 lang={vacancy.lang}>{vacancy.title}</h1>
      <p>{t('vacancy.closed')}</p>
      <WaysToLists />
    </div>
  )
}
