import { useAgency } from '../agency.tsx'
import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

export interface JobsPageProps {
  readonly crumbs: readonly Crumb[]
}

/** Working at the agency, and its vacancies. */
export function JobsPage({ crumbs }: JobsPageProps) {
  const { t } = useTranslation()
  const {
    name,
    agency: { vacancies },
  } = useAgency()
  return (
    <div className="measure later">
      <Breadcrumb crumbs={crumbs} />
      <h1>{t('jobs.title', { agency: name })}</h1>
      {vacancies.includes('office-manager') ? <OfficeManager /> : <NoVacancy />}
    </div>
  )
}

function OfficeManager() {
  const { t, locale } = useTranslation()
  return (
    <>
      <p className="lead">{t('jobs.lead')}</p>
      <section className="vacancy-teaser">
        <h2>
          <a href={href('jobOfficeManager', locale)}>{t('jobs.officeManager')}</a>
        </h2>
        <p>{t('jobs.officeManager.terms')}</p>
        <p>{t('form.jobApplication.lead')}</p>
        <a className="button" href={href('jobOfficeManager', locale)}>
          {t('jobs.officeManager.link')}
        </a>
      </section>
    </>
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
