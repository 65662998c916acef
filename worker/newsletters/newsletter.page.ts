import { NewsletterPage } from '#ui/newsletters/newsletter.page.tsx'
import { plainForm } from '#worker/forms/plain-form.ts'
import { newsletter as form } from '#worker/newsletters/newsletter.form.ts'

export const newsletter = plainForm({ form, view: NewsletterPage })
