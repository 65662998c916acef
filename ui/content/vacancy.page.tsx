import { Field } from '../forms/field.part.tsx'
import { FileField } from '../forms/file-field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../forms/form-page.part.tsx'
import { freshForm } from '../forms/form-state.tsx'
import { PersonFields } from '../forms/person-fields.part.tsx'
import { WaysToLists } from '../search/ways-to-lists.part.tsx'
import { Breadcrumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ArticleView } from './article.present.ts'
import { Markdown } from './markdown/markdown.part.tsx'

export interface VacancyPageProps {
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
