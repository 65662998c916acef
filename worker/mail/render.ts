import type { LeasedMail } from '#db/mail/outbox.ts'
import type { MailTemplate } from '#db/model/mail/mail.ts'
import { staffLink, staffPasskey } from '#ui/accounts/staff-account.mail.ts'
import { digest } from '#ui/alerts/digest.mail.ts'
import { optIn } from '#ui/alerts/opt-in.mail.ts'
import { syncFailed } from '#ui/feeds/sync-failed.mail.ts'
import { documentsMail } from '#ui/forms/document-request/documents-mail.mail.ts'
import { leadConfirmation } from '#ui/forms/lead-confirmation.mail.ts'
import { friendNote } from '#ui/forms/send-to-friend/friend-note.mail.ts'
import { leadNotice } from '#ui/leads/lead-notice.mail.ts'
import { leadReply } from '#ui/leads/lead-reply.mail.ts'
import type { MailContent } from '#ui/mail/mail-content.mail.ts'
import type { MailAgency } from '#ui/mail/mail-look.mail.ts'
import { mailText } from '#ui/mail/mail-text.mail.ts'
import { newsletterIssue } from '#ui/newsletters/newsletter-issue.mail.ts'
import { ownerAnswer } from '#ui/owners/owner-answer.mail.ts'
import { ownerDigest } from '#ui/owners/owner-digest.mail.ts'
import { ownerLink } from '#ui/owners/owner-link.mail.ts'
import { ownerMessage } from '#ui/owners/owner-message.mail.ts'
import { ownerNotice } from '#ui/owners/owner-notice.mail.ts'
import { testimonialPublished } from '#ui/testimonials/testimonial-published.mail.ts'
import { appointmentConfirmation, appointmentNotice } from '#ui/visits/appointment-mail.mail.ts'
import { loadStaffLink, readStaffPasskey } from '../accounts/load-staff-mails.ts'
import { loadDigest } from '../alerts/load-digest.ts'
import { loadOptIn } from '../alerts/load-subscription-mails.ts'
import { readSyncMail } from '../feeds/sync-mail.ts'
import { loadDocumentsMail } from '../forms/document-request/load-documents-mail.ts'
import { loadLeadMail } from '../leads/load-lead-mail.ts'
import { loadLeadReply } from '../leads/load-lead-reply.ts'
import { loadMailingTest, loadNewsletterIssue } from '../newsletters/load-newsletter-issue.ts'
import { loadOwnerAnswer } from '../owners/load-owner-answer.ts'
import { loadOwnerDigest } from '../owners/load-owner-digest.ts'
import { loadOwnerLink, readOwnerNotice } from '../owners/load-owner-mails.ts'
import { readOwnerMessage } from '../owners/owner-message-mail.ts'
import { readTestimonialMail } from '../testimonials/testimonial-mail.ts'
import { loadAppointmentMail } from '../visits/load-appointment-mail.ts'
import { mailLookOf } from './agency-mail-look.ts'
import type { RenderDeps } from './mail-deps.ts'
import { mailDocument } from './mail-document.ts'
import type { RenderedMail } from './rendered-mail.ts'

type Describe = (mail: LeasedMail, deps: RenderDeps) => Promise<MailContent | null>

/** A template: a loader for its data, and a function that renders it. */
function template<View>(
  load: (mail: LeasedMail, deps: RenderDeps) => View | null | Promise<View | null>,
  describe: (view: View, agency: MailAgency) => MailContent,
): Describe {
  return async (mail, deps) => {
    const view = await load(mail, deps)
    return view === null ? null : describe(view, mailLookOf(deps.agency, mail.locale).agency)
  }
}

const templates: Readonly<Record<MailTemplate, Describe>> = {
  leadConfirmation: template(loadLeadMail, leadConfirmation),
  leadNotice: template(loadLeadMail, leadNotice),
  friendNote: template(loadLeadMail, friendNote),
  documents: template(loadDocumentsMail, documentsMail),
  digest: template(loadDigest, digest),
  optIn: template(loadOptIn, optIn),
  newsletterIssue: template(loadNewsletterIssue, newsletterIssue),
  mailingTest: template(loadMailingTest, newsletterIssue),
  appointmentConfirmation: template(loadAppointmentMail, appointmentConfirmation),
  appointmentNotice: template(loadAppointmentMail, appointmentNotice),
  testimonialPublished: template(readTestimonialMail, testimonialPublished),
  ownerLink: template(loadOwnerLink, ownerLink),
  staffLink: template(loadStaffLink, staffLink),
  staffPasskey: template(readStaffPasskey, staffPasskey),
  leadReply: template(loadLeadReply, leadReply),
  ownerNotice: template(readOwnerNotice, ownerNotice),
  ownerAnswer: template(loadOwnerAnswer, ownerAnswer),
  ownerMessage: template(readOwnerMessage, ownerMessage),
  ownerDigest: template(loadOwnerDigest, ownerDigest),
  syncFailed: template(readSyncMail, syncFailed),
}

/**
 * Renders a mail with current data, in its own language, or in the site's default if that language is disabled, since its links would be broken.
 * @returns null if there is nothing left to send
 */
export async function renderMail(leased: LeasedMail, deps: RenderDeps): Promise<RenderedMail | null> {
  const { enabled, default: standard } = deps.agency.languages
  const mail = { ...leased, locale: enabled.includes(leased.locale) ? leased.locale : standard }
  const content = await templates[mail.template](mail, deps)
  if (content === null) return null
  const look = mailLookOf(deps.agency, mail.locale)
  return {
    id: mail.id,
    messageId: `<${mail.id.replace(/[^A-Za-z0-9._-]/g, '-')}@${new URL(deps.settings.origin).hostname}>`,
    from: deps.from,
    to: { name: content.toName, address: mail.recipient },
    replyTo: mail.replyTo === null ? null : { name: content.replyName, address: mail.replyTo },
    subject: content.subject,
    text: mailText(content, look),
    html: mailDocument(content, look),
    locale: mail.locale,
    date: new Date(mail.createdAt),
    invitation: content.invitation,
    unsubscribe: content.unsubscribe,
  }
}
