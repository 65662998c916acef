import { type } from 'arktype'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Db } from '#db/client.ts'
import { findListing } from '#db/listings.ts'
import type { MailTemplate } from '#db/model/mail.ts'
import type { LeasedMail } from '#db/outbox.ts'
import { findProject } from '#db/projects.ts'
import { friendNote } from '#ui/mail/friend-note.tsx'
import { leadConfirmation } from '#ui/mail/lead-confirmation.tsx'
import type { LeadMailView } from '#ui/mail/lead-mail.ts'
import { leadNotice } from '#ui/mail/lead-notice.tsx'
import type { WrittenMail } from '#ui/mail/written-mail.ts'
import { type MailHomeView, presentMailListing, presentMailPage, presentMailProject } from '#ui/presenters/mail-home.ts'
import type { Settings } from '#worker/env.ts'
import { linkDays } from '#worker/forms/file-link.ts'
import { LeadMailData } from './lead-mails.ts'
import type { MailAddress, RenderedMail } from './rendered-mail.ts'

interface Desk {
  readonly db: Db
  readonly settings: Pick<Settings, 'origin'>
  readonly from: MailAddress
}

/** How each template is written. */
const writers: Record<MailTemplate, (mail: LeasedMail, desk: Desk) => Promise<WrittenMail>> = {
  leadConfirmation: async (mail, desk) => leadConfirmation(await leadView(mail, desk)),
  leadNotice: async (mail, desk) => leadNotice(await leadView(mail, desk)),
  friendNote: async (mail, desk) => friendNote(await leadView(mail, desk)),
}

/** Puts a mail into words, in its language, about what it is about as that is now. */
export async function renderMail(mail: LeasedMail, desk: Desk): Promise<RenderedMail> {
  const written = await writers[mail.template](mail, desk)
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
  }
}

async function leadView({ data, locale }: LeasedMail, { db, settings }: Desk): Promise<LeadMailView> {
  const lead = LeadMailData(data)
  if (lead instanceof type.errors) throw new Error(`the data of the mail make no sense: ${lead.summary}`)
  const origin = settings.origin ?? new URL(lead.origin).origin
  const { form, fields, spoken, newsletter } = lead
  const file = lead.file ? { href: origin + lead.file, days: linkDays } : null
  return { locale, origin, form, fields, spoken, newsletter, file, home: await homeOf(db, lead, locale, origin) }
}

async function homeOf(db: Db, lead: typeof LeadMailData.infer, locale: LeasedMail['locale'], origin: string): Promise<MailHomeView | null> {
  const listing = lead.listingId === null ? null : await findListing(db, lead.listingId)
  if (listing && listing.state !== 'prospective') return presentMailListing(listing, locale, origin)
  const found = lead.projectId === null ? null : await findProject(db, lead.projectId)
  if (found) return presentMailProject(found.project, locale, origin)
  return typeof lead.fields.page === 'string' ? presentMailPage(lead.fields.page, locale, origin) : null
}
