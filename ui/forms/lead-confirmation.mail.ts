import { translator } from '#messages/translate.ts'
import type { LeadMailView } from '../leads/lead.mail.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { aboutSection, sentRows } from '../mail/shared-sections.mail.ts'
import { formalName, greetedName, leadNext, leadSubject } from './lead-rows.present.ts'

/**
 * To the address a form was given: thanks, what happens next, and which form was sent when, about what. The address may belong to another
 * person, so nothing that was typed is repeated.
 */
export function leadConfirmation({ locale, origin, form, fields, about, advance, sentAt }: LeadMailView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const subject = leadSubject(form, 'confirmation', locale)
  const name = greetedName(fields)
  // Only an offer that a member entered has the day it was received.
  const isByHand = fields.receivedOn !== undefined
  const note = form === 'sendToFriend' ? '' : t(isByHand ? 'mail.confirmation.private.byHand' : 'mail.confirmation.private')
  const next = `${leadNext(form, agency.promises, locale)} ${advance}`.trim()
  return personalMail({ locale, origin, subject, name, formal: formalName(fields) }, agency, {
    preview: next,
    sections: [
      { kind: 'paragraph', text: t('mail.confirmation.thanks', { agency: agency.name }), opening: subject },
      { kind: 'group', title: t('mail.confirmation.nextTitle'), sections: [{ kind: 'paragraph', text: next }] },
      aboutSection(about, locale),
      {
        kind: 'group',
        title: t('mail.confirmation.sent'),
        sections: [sentRows(form, sentAt, locale), { kind: 'paragraph', text: note }],
      },
    ],
    why: isByHand ? t('mail.confirmation.why.byHand', { agency: agency.name }) : t('mail.confirmation.why', { site: new URL(origin).host }),
  })
}
