import { ContactPage } from '#ui/pages/contact.tsx'
import { plainForm } from '#worker/forms/plain-form.ts'
import { siteContact } from '#worker/forms/site-contact.ts'

export const contact = plainForm('contact', { form: siteContact, words: 'siteContact', view: ContactPage, thanks: 'thankYouSiteContact' })
