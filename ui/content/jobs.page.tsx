import { Field, FileField } from '../forms/field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../forms/form-page.part.tsx'
import { freshForm } from '../forms/form-state.tsx'
import { PersonFields } from '../forms/person-fields.part.tsx'
import { WaysToLists } from '../search/nothing-found.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ArticleCardView, ArticleView } from './article.present.ts'
import { Markdown } from './markdown/markdown.part.tsx'
import type { PageTextView } from './page-text.present.ts'
import { PageIntro } from './screen-head.part.tsx'

export interface JobsPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
  /** Open vacancies. */
  readonly vacancies: readonly ArticleCardView[]
}

/** Working at the agency, and its vacancies. */
export function JobsPage({ crumbs, text, vacancies }: JobsPageProps) {
  return (
    <div className="measure overview">
      <Breadcrumb crumbs={crumbs} />
      <PageIntro text={text} />
      <div className="jobs-body">
        {vacancies.length > 0 ? <Vacancies vacancies={vacancies} /> : <NoVacancy />}
        {text.body !== '' && (
          <div className="text" lang={text.lang}>
            <Markdown text={text.body} />
          </div>
        )}
      </div>
    </div>
  )
}

function Vacancies({ vacancies }: Pick<JobsPageProps, 'vacancies'>) {
  const { t } = useTranslation()
  return (
    <ul className="vacancies">
      {vacancies.map(({ key, href, lang, title, summary }) => (
        <li key={key} lang={lang} className="vacancy-teaser">
          <h2>
            <a href={href} hrefLang={lang}>
              {title}
            </a>
          </h2>
          <p>{summary}</p>
          <a className="button" href={href} hrefLang={lang}>
            {t('jobs.see')}
          </a>
        </li>
      ))}
    </ul>
  )
}

function NoVacancy() {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <h2>{t('jobs.none')}</h2>
      <p>{t('jobs.none.text')}</p>
    </div>
  )
}

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
