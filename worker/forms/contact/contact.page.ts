import { officeByKey } from '#db/model/agency/office.ts'
import { ContactPage } from '#ui/forms/contact/contact.page.tsx'
import { describeAgency } from '#ui/site/json-ld/agency.present.ts'
import { contactForm } from '#worker/forms/contact/contact.form.ts'
import { plainForm } from '#worker/forms/plain-form.ts'

export const contact = plainForm({
  form: contactForm,
  view: ContactPage,
  office: ({ agency, url }) => officeByKey(agency, url.searchParams.get('office') ?? '') ?? null,
  describe: (context) => describeAgency(context.agency, context.locale, context),
})
