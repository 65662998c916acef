import { VacancyPage } from '#ui/pages/vacancy.tsx'
import { href } from '#ui/routes.ts'
import { jobApplication } from '#worker/forms/job-application.ts'
import { plainForm } from '#worker/pages/forms/plain-form.ts'

/** The vacancy for an office manager, while the agency's record has it. */
export const vacancy = plainForm('jobOfficeManager', {
  form: jobApplication,
  view: VacancyPage,
  thanks: 'thankYouJobApplication',
  instead: ({ agency, locale }) => (agency.vacancies.includes('office-manager') ? null : href('jobs', locale)),
})
