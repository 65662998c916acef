import { renderToStaticMarkup } from 'react-dom/server'
import type { MailTemplate } from '#db/model/mail.ts'
import type { LeasedMail } from '#db/outbox.ts'
import { appointmentConfirmation } from '#ui/mail/appointment-confirmation.tsx'
import { appointmentNotice } from '#ui/mail/appointment-notice.tsx'
import { digest } from '#ui/mail/digest.tsx'
import { documentsMail } from '#ui/mail/documents-mail.tsx'
import { friendNote } from '#ui/mail/friend-note.tsx'
import { leadConfirmation } from '#ui/mail/lead-confirmation.tsx'
import { leadNotice } from '#ui/mail/lead-notice.tsx'
import { newsletterIssue } from '#ui/mail/newsletter-issue.tsx'
import { optIn } from '#ui/mail/opt-in.tsx'
import { testimonialPublished } from '#ui/mail/testimonial-published.tsx'
import type { WrittenMail } from '#ui/mail/written-mail.ts'
import type { MailDeps } from './mail-deps.ts'
import { readAppointmentMail } from './read-appointment-mail.ts'
import { readDigest } from './read-digest.ts'
import { readDocumentsMail } from './read-documents-mail.ts'
import { readLeadMail } from './read-lead-mail.ts'
import { readNewsletterIssue, readOptIn } from './read-subscription-mail.ts'
import type { RenderedMail } from './rendered-mail.ts'
import { readTestimonialMail } from './testimonial-mail.ts'

/** How each template is written. */
const writers: Record<MailTemplate, (mail: LeasedMail, desk: MailDeps) => Promise<WrittenMail | null>> = {
  leadConfirmation: async (mail, desk) => leadConfirmation(await readLeadMail(mail, desk)),
  leadNotice: async (mail, desk) => leadNotice(await readLeadMail(mail, desk)),
  friendNote: async (mail, desk) => friendNote(await readLeadMail(mail, desk)),
  documents: async (mail, desk) => documentsMail(await readDocumentsMail(mail, desk)),
  digest: async (mail, desk) => {
    const view = await readDigest(mail, desk)
    return view && digest(view)
  },
  optIn: async (mail, desk) => optIn(await readOptIn(mail, desk)),
  newsletterIssue: async (mail, desk) => newsletterIssue(await readNewsletterIssue(mail, desk)),
  appointmentConfirmation: async (mail, desk) => {
    const view = await readAppointmentMail(mail, desk)
    return view && appointmentConfirmation(view)
  },
  appointmentNotice: async (mail, desk) => {
    const view = await readAppointmentMail(mail, desk)
    return view && appointmentNotice(view)
  },
  testimonialPublished: async (mail, desk) => testimonialPublished(readTestimonialMail(mail, desk)),
}

/**
 * Puts a mail into words, in its language, about what it is about as that is now; null when there is nothing left to tell. In the site's own
 * language where the site speaks its language no more: none of its links would lead anywhere.
 */
export async function renderMail(owed: LeasedMail, desk: MailDeps): Promise<RenderedMail | null> {
  const { enabled, fallback } = desk.settings
  const mail = { ...owed, locale: enabled.includes(owed.locale) ? owed.locale : fallback }
  const written = await writers[mail.template](mail, desk)
  if (written === null) return null
  const host = desk.settings.origin === null ? desk.from.address.split('@')[1] : new URL(desk.settings.origin).hostname
  return {
    id: mail.id,
    messageId: `<${mail.id.replace(/[^A-Za-z0-9._-]/g, '-')}@${host}>`,
    from: desk.from,
    to: { name: written.toName, address: mail.recipient },
    replyTo: mail.replyTo === null ? null : { name: written.replyName, address: mail.replyTo },
    subject: written.subject,
    text: written.text,
    html: `<!DOCTYPE html>${renderToStaticMarkup(written.html)}`,
    locale: mail.locale,
    date: new Date(mail.createdAt),
    invitation: written.invitation,
    unsubscribe: written.unsubscribe,
  }
}
