import { officeLocale } from '#db/model/agency/office.ts'
import type { About, FormDefinition, Sender } from '#worker/forms/form.ts'
import { formMails } from '#worker/forms/form-mails.ts'
import { type Outcome, takeForm } from '#worker/forms/take-form.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** Handles a form submitted to its page, with its mails. */
export function acceptForm<Values extends Sender>(form: FormDefinition<Values>, context: PageContext, sent: FormData, about: About): Promise<Outcome> {
  const { agency, settings } = context
  const deps = { office: about.office, officeLocale: officeLocale(agency, about.office), signing: settings.signing }
  return takeForm(form, context, sent, about, (lead, dueMails, file) => formMails(lead, dueMails, { ...deps, file }))
}
