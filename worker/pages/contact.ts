import { ContactPage } from '#ui/pages/contact.tsx'
import { contactForm } from '#worker/forms/contact.ts'
import { plainForm } from '#worker/pages/forms/plain-form.ts'

export const contact = plainForm('contact', { form: contactForm, view: ContactPage, thanks: 'thankYouContact' })
