import { createId, isCuid } from '@paralleldrive/cuid2'
import { agencyName } from '#db/model/agency/agency.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Lead, LeadValue } from '#db/model/leads/lead.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import { consentWords } from '#ui/forms/consent.present.ts'
import type { About, FormDefinition, FormRequest, Sender } from './form.ts'
import { erasureDate } from './retention.ts'

/** Version of the consent texts and notices: change it with them. */
const consentVersion = '2026-11-26'

/** The lead of a valid form. @param digest of the file that came with it */
export function leadOf<Values extends Sender>(
  form: FormDefinition<Values>,
  { agency, now, locale }: Pick<FormRequest, 'agency' | 'now' | 'locale'>,
  values: Values,
  sent: FormData,
  about: About & { readonly digest: string | undefined },
): Lead {
  const { newsletter, ...fields } = values
  const createdAt = now.toISOString()
  const months = formCatalogue[form.name].months
  return {
    id: leadId(sent.get('submission'), [form.name, about, values]),
    form: form.name,
    locale,
    email: values.email.trim(),
    listingId: about.listingId,
    projectId: about.projectId,
    office: about.serving ?? null,
    fields: { ...withoutPrivacy(fields), ...(about.page === undefined ? {} : { page: about.page }) },
    consent: {
      version: consentVersion,
      text: consentWords(form.name, agencyName(agency, locale), months, locale),
      at: createdAt,
      newsletter: newsletter === '1',
    },
    createdAt,
    eraseAfter: erasureDate(now, months).toISOString(),
  }
}

/** Drops the consent, which is stored separately. */
function withoutPrivacy(values: object): Readonly<Record<string, LeadValue>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'privacy'))
}

/** The submission id in a form's hidden field; a new one if it is invalid. It stays the same until the form is accepted, so that a retry reuses it. */
export function submissionId(given: unknown): string {
  return typeof given === 'string' && given.length <= 32 && isCuid(given) ? given : createId()
}

/** The idempotency key of a lead: the same answers in the same submission have the same id, so that a resubmission is stored once. */
export function leadId(submission: unknown, content: readonly unknown[]): string {
  return `${submissionId(submission)}-${fingerprint(JSON.stringify(content)).slice(0, 12)}`
}
