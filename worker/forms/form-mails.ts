import type { Lead } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { DueMails } from '#worker/forms/form.ts'
import { reviewLink } from '#worker/signing/review-link.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'
import { type LeadMailDeps, leadMails, officeNotice } from '../leads/lead-mails.ts'
import { appointmentMails } from '../visits/appointment-mails.ts'
import { documentsMails } from './document-request/documents-mails.ts'

/** Dependencies of the mails of a form. */
export interface FormMailDeps extends LeadMailDeps {
  readonly signing: SigningSecrets
}

/** The mails that an accepted form sends. */
export async function formMails(lead: Lead, dueMails: DueMails, deps: FormMailDeps): Promise<readonly OutgoingMail[]> {
  const { signing, officeLocale } = deps
  switch (dueMails.mails) {
    case 'confirmationAndNotice':
      return leadMails(lead, deps)
    case 'notice':
      return [officeNotice(lead, deps)]
    case 'none':
      return []
    case 'documents':
      return documentsMails(lead, deps, dueMails.offer)
    case 'booking':
      return appointmentMails('booked', dueMails.appointment, lead, { signing, officeLocale })
    case 'review':
      // The picture is not linked: the review page shows it.
      return leadMails(lead, { ...deps, file: null, review: await reviewLink(signing, lead.id, officeLocale, new Date(lead.createdAt)) })
  }
}
