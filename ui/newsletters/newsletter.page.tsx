import { FormPage, type FormView } from '../forms/form-page.part.tsx'
import { NewsletterFields } from './newsletter-fields.part.tsx'

export interface NewsletterPageProps {
  readonly view: FormView
}

/** Sign-up for the newsletter: an e-mail address and consent. */
export function NewsletterPage({ view }: NewsletterPageProps) {
  return (
    <FormPage view={view}>
      <NewsletterFields />
    </FormPage>
  )
}
