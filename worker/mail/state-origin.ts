import { findUntoldOrigin } from '#db/contacts/told-origins.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { type MailTemplate, officeTemplates } from '#db/model/mail/mail.ts'
import { translator } from '#messages/translate.ts'
import { originText } from '#ui/contacts/imports/origin.present.ts'
import type { MailContent } from '#ui/mail/mail-content.mail.ts'
import { href } from '#ui/routes.ts'
import type { RenderDeps } from './mail-loader.ts'

const toStaff: ReadonlySet<MailTemplate> = new Set(officeTemplates)

/**
 * The first mail to an imported person says where the agency has their details from, and how to object (GDPR, article 14.3.b).
 * @returns the mail with that, and the contact who is told; null if there is nothing to tell
 */
export async function statingOrigin({ template, recipient, locale }: LeasedMail, content: MailContent, { db, settings, agency }: RenderDeps) {
  if (toStaff.has(template)) return { content, told: null }
  const found = await findUntoldOrigin(db, recipient)
  if (found === null) return { content, told: null }
  const t = translator(locale)
  const text = t('mail.origin', { origin: originText('person', found.origin, found.originName, locale), email: agency.email })
  const link = { kind: 'link', text: t('mail.originPrivacy'), href: settings.origin + href('privacy', locale) } as const
  return { content: { ...content, sections: [...content.sections, { kind: 'paragraph', text } as const, link] }, told: found.id }
}
