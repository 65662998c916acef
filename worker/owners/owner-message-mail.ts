import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { papersAsked } from '#db/model/owners/owned-home.ts'
import type { OwnerMessageView } from '#ui/owners/owner-message.mail.ts'
import { checkMailData } from '../mail/check-mail-data.ts'
import type { RenderDeps } from '../mail/mail-deps.ts'

const Data = type({
  owner: 'string',
  home: 'string',
  path: 'string',
  text: 'string',
  paper: type.enumerated(...papersAsked).or('null'),
  file: 'string | null',
})

/** The contents of the mail that brings an owner's message to the office. */
export function readOwnerMessage(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): OwnerMessageView {
  return { locale: mail.locale, origin: settings.origin, replyTo: mail.replyTo, ...checkMailData(Data, mail) }
}
