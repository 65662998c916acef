import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { questionStanding } from '#db/model/visits/owner-question.ts'
import { findOwnerQuestion } from '#db/visits/owner-questions.ts'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import type { OwnerReplyView } from '#ui/visits/owner-reply.mail.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

const Data = type({ question: 'string', answeredAt: 'string' })

/** Loads the mail about an owner's answer; null if the visit has changed since. A changed answer is shown as it is now. */
export async function loadOwnerReply(mail: LeasedMail, { db, settings }: Pick<RenderDeps, 'db' | 'settings'>): Promise<OwnerReplyView | null> {
  const known = await findOwnerQuestion(db, checkMailData(Data, mail).question)
  if (known === null || questionStanding(known.question, known.appointment, new Date()) !== 'open') return null
  const { question, appointment, agent, card } = known
  if (question.answer === null) return null
  const { locale } = mail
  const { origin } = settings
  return {
    ...{ locale, origin, starts: question.starts, remark: question.remark },
    name: agent?.recipient === mail.recipient ? agent.name : null,
    startsAt: appointment.startsAt,
    home: card === null ? String(appointment.listingId) : homeName(card, locale),
    fits: question.answer === 'fits',
    href: origin + href('deskVisit', locale, { id: appointment.id }),
  }
}
