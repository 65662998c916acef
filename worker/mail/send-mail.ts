import type { Db } from '#db/client.ts'
import { markOriginTold } from '#db/contacts/told-origins.ts'
import { blockAddress } from '#db/mail/mail-blocks.ts'
import { dropMail, type LeasedMail, leaseMail, markFailed, markSent } from '#db/mail/outbox.ts'
import type { MailTemplate } from '#db/model/mail/mail.ts'
import { maxAttempts } from '#db/model/mail/mail.ts'
import { minute } from '#db/model/site/durations.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { staffLink, staffPasskey } from '#ui/accounts/staff-account.mail.ts'
import { digest } from '#ui/alerts/digest.mail.ts'
import { homeMatch } from '#ui/alerts/home-match.mail.ts'
import { optIn } from '#ui/alerts/opt-in.mail.ts'
import { archiveFailed } from '#ui/archive/archive-failed.mail.ts'
import { importHeld } from '#ui/feeds/import-held.mail.ts'
import { syncFailed } from '#ui/feeds/sync-failed.mail.ts'
import { documentsMail } from '#ui/forms/document-request/documents.mail.ts'
import { leadConfirmation } from '#ui/forms/lead-confirmation.mail.ts'
import { friendNote } from '#ui/forms/send-to-friend/friend-note.mail.ts'
import { leadAssigned } from '#ui/leads/lead-assigned.mail.ts'
import { leadNotice } from '#ui/leads/lead-notice.mail.ts'
import { leadReply } from '#ui/leads/lead-reply.mail.ts'
import { offerStep } from '#ui/leads/offers/offer-step.mail.ts'
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
import { appointmentConfirmation, appointmentNotice } from '#ui/visits/appointment.mail.ts'
import { ownerQuestion } from '#ui/visits/owner-question.mail.ts'
import { ownerReply } from '#ui/visits/owner-reply.mail.ts'
import { visitAgreed } from '#ui/visits/visit-agreed.mail.ts'
import { visitAssigned } from '#ui/visits/visit-assigned.mail.ts'
import { loadStaffLink, loadStaffPasskey } from '#worker/accounts/load-staff-mails.ts'
import { loadHomeMatch } from '#worker/alerts/load-home-match.ts'
import { loadDigest, loadOptIn } from '#worker/alerts/load-subscription-mails.ts'
import { loadSyncMail } from '#worker/feeds/load-sync-mail.ts'
import { loadLeadAssigned } from '#worker/leads/load-lead-assigned.ts'
import { loadDocumentsMail, loadLeadMail, loadLeadReply } from '#worker/leads/load-lead-mails.ts'
import { loadOfferStep } from '#worker/leads/offers/load-offer-mail.ts'
import type { MailDeps } from '#worker/mail/mail-deps.ts'
import { mailDocument, mailLookOf } from '#worker/mail/mail-document.ts'
import type { RenderDeps } from '#worker/mail/mail-loader.ts'
import { statingOrigin } from '#worker/mail/state-origin.ts'
import { RefusedMail, type RenderedMail } from '#worker/mail/transport.ts'
import { loadMailingTest, loadNewsletterIssue } from '#worker/newsletters/load-newsletter-issue.ts'
import { loadOwnerAnswer, loadOwnerDigest, loadOwnerLink, loadOwnerMessage, loadOwnerNotice } from '#worker/owners/load-owner-mails.ts'
import { loadTestimonialMail } from '#worker/testimonials/testimonial-mail.ts'
import { loadAppointmentMail } from '#worker/visits/load-appointment-mail.ts'
import { loadOwnerQuestion } from '#worker/visits/load-owner-question.ts'
import { loadOwnerReply } from '#worker/visits/load-owner-reply.ts'
import { loadVisitAgreed } from '#worker/visits/load-visit-agreed.ts'
import { loadVisitAssigned } from '#worker/visits/load-visit-assigned.ts'
import { loadArchiveMail } from '../archive/load-archive-mail.ts'
import { loadHeldMail } from '../feeds/guard/load-held-mail.ts'

/** Milliseconds; longer than a transport may take, so that no two workers send the same mail. */
const leaseTime = 2 * minute
/** Milliseconds between the attempts to mark a mail as sent. */
const markPauses = [0, 50, 200, 800, 3_000]

/**
 * Sends one mail of the outbox if it is due and not leased, so that a redelivered queue message has no effect. At least once: a crash between sending and
 * marking sends it again, with the same Message-ID. Throws if the mail was sent but could not be marked.
 */
export async function sendMail(id: string, deps: MailDeps): Promise<void> {
  const { db, transport, clock } = deps
  const mail = await leaseMail(db, id, clock(), leaseTime)
  if (!mail) return
  let told: string | null = null
  try {
    if (mail.attempts > maxAttempts) throw new RefusedMail('the lease of the last attempt expired')
    const rendered = await renderMail(mail, deps)
    if (rendered === null) return await dropMail(db, mail)
    await transport.send(rendered.mail)
    told = rendered.told
  } catch (error) {
    if (error instanceof RefusedMail && error.isDeadAddress) await blockAddress(db, mail.recipient, error.message, id, clock())
    const next = await markFailed(db, mail, messageOf(error), error instanceof RefusedMail, clock(), deps.random())
    if (next) await deps.retry(id, next)
    else reportFault(`Mail is dead: ${id}`)
    return
  }
  if (told !== null) await markOriginTold(db, told, clock()).catch((error: unknown) => reportFault(`Not noted that ${id} stated the origin`, error))
  await markSentSurely(db, id, clock)
}

/** Retries marking, since an unmarked mail would be sent twice. */
async function markSentSurely(db: Db, id: string, clock: () => Date): Promise<void> {
  for (const pause of markPauses) {
    try {
      return await markSent(db, id, clock())
    } catch (error) {
      reportFault(`A sent mail could not be marked: ${id}`, error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return markSent(db, id, clock())
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

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
  homeMatch: template(loadHomeMatch, homeMatch),
  optIn: template(loadOptIn, optIn),
  newsletterIssue: template(loadNewsletterIssue, newsletterIssue),
  mailingTest: template(loadMailingTest, newsletterIssue),
  appointmentConfirmation: template(loadAppointmentMail, appointmentConfirmation),
  appointmentNotice: template(loadAppointmentMail, appointmentNotice),
  testimonialPublished: template(loadTestimonialMail, testimonialPublished),
  ownerLink: template(loadOwnerLink, ownerLink),
  staffLink: template(loadStaffLink, staffLink),
  staffPasskey: template(loadStaffPasskey, staffPasskey),
  leadReply: template(loadLeadReply, leadReply),
  leadAssigned: template(loadLeadAssigned, leadAssigned),
  offerStep: template(loadOfferStep, offerStep),
  visitAssigned: template(loadVisitAssigned, visitAssigned),
  ownerNotice: template(loadOwnerNotice, ownerNotice),
  ownerAnswer: template(loadOwnerAnswer, ownerAnswer),
  ownerMessage: template(loadOwnerMessage, ownerMessage),
  ownerDigest: template(loadOwnerDigest, ownerDigest),
  ownerQuestion: template(loadOwnerQuestion, ownerQuestion),
  visitAgreed: template(loadVisitAgreed, visitAgreed),
  ownerReply: template(loadOwnerReply, ownerReply),
  syncFailed: template(loadSyncMail, syncFailed),
  importHeld: template(loadHeldMail, importHeld),
  archiveFailed: template(loadArchiveMail, archiveFailed),
}

/**
 * Renders a mail with current data, in its own language, or in the site's default if that language is disabled, since its links would be broken.
 * @returns the mail, and the contact whom it tells where their details come from; null if there is nothing left to send
 */
async function renderMail(leased: LeasedMail, deps: RenderDeps): Promise<{ readonly mail: RenderedMail; readonly told: string | null } | null> {
  const { enabled, default: standard } = deps.agency.languages
  const mail = { ...leased, locale: enabled.includes(leased.locale) ? leased.locale : standard }
  const described = await templates[mail.template](mail, deps)
  if (described === null) return null
  const { content, told } = await statingOrigin(mail, described, deps)
  const look = mailLookOf(deps.agency, mail.locale)
  const rendered = {
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
  return { mail: rendered, told }
}
