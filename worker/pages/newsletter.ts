import { NewsletterPage } from '#ui/pages/newsletter.tsx'
import { newsletter as form } from '#worker/forms/newsletter.ts'
import { plainForm } from '#worker/forms/plain-form.ts'

export const newsletter = plainForm('newsletter', { form, view: NewsletterPage, thanks: 'thankYouNewsletter' })
