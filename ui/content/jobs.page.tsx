import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ArticleCardView } from './article.present.ts'
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
