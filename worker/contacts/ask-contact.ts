import { type ContactRow, changeContact } from '#db/contacts/contacts.ts'
import { addOralConsent, mayBeAsked } from '#db/contacts/newsletter-question.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import type { AskedHow } from '#db/model/contacts/contact.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { subscriptionId } from '#worker/alerts/subscription-sign-ups.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { storeNewsletter } from './contact-leads.ts'

/**
 * Records that a member asked a person about the newsletter: the answer given in person, or that the question goes out by mail. A person
 * is asked once only, and never after ending the newsletter or under 'do not contact'.
 */
export async function recordAnswer(context: DeskContext, contact: ContactRow, sent: FormData, how: AskedHow): Promise<FormState | null> {
  const { store, now, session, agency } = context
  const db = store.primary
  const email = contact.keys.find(({ kind }) => kind === 'email')?.value
  if (email === undefined || !(await mayBeAsked(db, contact.id))) return { ...freshForm, problem: 'notAskable' }
  const at = now.toISOString()
  const { locale, name } = contact
  const text = translator(locale)('desk.contact.oralConsent', { who: session.member.name, agency: agencyName(agency, locale) })
  const subscription = {
    id: subscriptionId('newsletter', email, null),
    email,
    name: name || null,
    locale,
    consent: { version: 'desk', text, at, newsletter: true },
  }
  const [changed] = await db.batch([
    changeContact(db, { id: contact.id, version: Number(textOf(sent, 'version')) }, { askedAt: at, askedHow: how }),
    recordAct(db, session.member, { action: 'change', object: 'contact', objectId: contact.id, fields: ['newsletter'] }, now, didChange),
    ...(how === 'agreed' ? [addOralConsent(db, subscription, { contact: contact.id, at })] : []),
  ])
  if (changed.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
  if (how === 'mailed') await storeNewsletter(context, contact, email)
  return null
}
