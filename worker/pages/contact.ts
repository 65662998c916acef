import { ContactPage } from '#ui/pages/contact.tsx'
import { siteContact } from '#worker/forms/site-contact.ts'
import { plainForm } from './plain-form.ts'

export const contact = plainForm('contact', { form: siteContact, words: 'siteContact', view: ContactPage, thanks: 'thankYouSiteContact' })
