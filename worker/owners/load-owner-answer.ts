import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { findAnswer, findAsked } from '#db/owners/owner-answers.ts'
import { findOwnerByEmail } from '#db/owners/owners.ts'
import { presentMainPhone } from '#ui/agency/phone.present.ts'
import { presentSignature } from '#ui/mail/mail-signature.present.ts'
import type { OwnerAnswerView } from '#ui/owners/owner-answer.mail.ts'
import { href } from '#ui/routes.ts'
import { checkMailData } from '../mail/check-mail-data.ts'
import type { RenderDeps } from '../mail/mail-deps.ts'

const Data = type({ answer: 'string', home: 'string', 'message?': 'string' })

/** Loads an answer to an owner; null once it was undone or erased, or the account is gone. */
export async function loadOwnerAnswer(
  mail: LeasedMail,
  { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>,
): Promise<OwnerAnswerView | null> {
  const { answer, home, message } = checkMailData(Data, mail)
  const [found, asked, owner] = await Promise.all([findAnswer(db, answer), findAsked(db, message ?? ''), findOwnerByEmail(db, mail.recipient)])
  if (found === null || found.text === null || owner === null) return null
  const { locale } = mail
  return {
    locale,
    origin: settings.origin,
    name: owner.name,
    home,
    text: found.text,
    asked,
    signature: presentSignature(
      { name: found.contact, email: null, of: agencyName(agency, locale), phone: presentMainPhone(agency)?.text ?? null },
      agency,
      settings.origin,
    ),
    href: settings.origin + href('ownerHome', locale, { kind: found.kind, id: found.recordId }),
  }
}
