import { VacancyPage } from '#ui/pages/vacancy.tsx'
import { jobApplication } from '#worker/forms/job-application.ts'
import { plainForm } from '#worker/pages/forms/plain-form.ts'

export const vacancy = plainForm('jobOfficeManager', {
  form: jobApplication,
  view: VacancyPage,
  thanks: 'thankYouJobApplication',
})
