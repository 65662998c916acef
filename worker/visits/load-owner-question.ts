import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { questionStanding } from '#db/model/visits/owner-question.ts'
import { findOwnerQuestion } from '#db/visits/owner-questions.ts'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import type { OwnerQuestionMailView } from '#ui/visits/owner-question.mail.ts'
import { ownerQuestionPath } from '#worker/signing/links.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

const Data = type({ question: 'string', 'isReminder?': 'true' })

/** Loads the mail that asks an owner about a visit; null if the visit has changed or begun since, the question was taken back, or a reminder was answered. */
export async function loadOwnerQuestion(mail: LeasedMail, { db, settings }: Pick<RenderDeps, 'db' | 'settings'>): Promise<OwnerQuestionMailView | null> {
  const { question: questionId, isReminder = false } = checkMailData(Data, mail)
  const known = await findOwnerQuestion(db, questionId)
  if (known === null || questionStanding(known.question, known.appointment, new Date()) !== 'open') return null
  const { question, appointment, owner, agent, card } = known
  if (isReminder && question.answer !== null) return null
  const { locale } = mail
  const { origin, signing } = settings
  return {
    ...{ locale, origin, appointment, isReminder },
    name: owner.name,
    place: card?.place ?? null,
    home: card === null ? String(appointment.listingId) : homeName(card, locale),
    agent: agent?.name ?? null,
    href: origin + (await ownerQuestionPath(signing, question.id, appointment.startsAt, locale)),
  }
}
