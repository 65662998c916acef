import { type } from 'arktype'
import type { Statement } from '#db/client.ts'
import { type ContactRow, changeContact, findContact, findContactBy, insertKeys, isAtVersion, removeKeys } from '#db/contacts/contacts.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { contactKeysOf, contactKinds } from '#db/model/contacts/contact.ts'
import type { AuditAction } from '#db/model/desk/audit.ts'
import { locales } from '#messages/locales.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { email, line, person, personName } from '#worker/forms/fields.ts'
import { parseForm } from '#worker/forms/parse.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const fields = {
  'contactName?': personName,
  spoken: type.enumerated(...locales),
  'newPhone?': person.phone,
  'newEmail?': email,
  'contactAddress?': line,
  'contactKind?': type.enumerated('none', ...contactKinds),
} as const
const schema = type({ '+': 'delete', ...fields })

/** The contact in the URL; 404 if unknown. */
export async function contactOf({ store, parameters }: DeskContext): Promise<ContactRow> {
  const contact = await findContact(store.primary, parameters.id ?? '')
  if (contact === null) throw new NoPage()
  return contact
}

export const contactIdOf = async (context: DeskContext) => (await contactOf(context)).id

/**
 * Changes name, language, addresses and numbers under an optimistic lock.
 * @returns the form's state if it is refused: nothing is left to recognise the person by, or another contact has the address or number
 */
export async function changeDetails({ store, now, session }: DeskContext, contact: ContactRow, sent: FormData): Promise<FormState | null> {
  const read = parseForm(schema, Object.keys(fields), sent)
  const { typed } = read
  if (!read.ok) return { ...freshForm, typed, errors: read.errors }
  const { contactName = '', spoken, newPhone, newEmail, contactAddress, contactKind } = read.values
  const kept = sent.getAll('kept').map(String)
  const dropped = contact.keys.map(({ key }) => key).filter((key) => !kept.includes(key))
  const added = contactKeysOf({ email: newEmail, phone: newPhone })
  if (dropped.length === contact.keys.length && added.length === 0) return { ...freshForm, typed, problem: 'noKey' }
  const db = store.primary
  const other = added.length === 0 ? null : await findContactBy(db, { email: newEmail, phone: newPhone })
  if (other !== null && other.id !== contact.id) return { ...freshForm, typed, problem: 'keyTaken' }
  const version = Number(textOf(sent, 'version'))
  // Before the version changes: afterwards it cannot tell whose change it was.
  const isCurrent = isAtVersion(contact.id, version)
  const [, , changed] = await db.batch([
    removeKeys(db, contact.id, dropped, isCurrent),
    insertKeys(db, contact.id, added, now, isCurrent),
    changeContact(
      db,
      { id: contact.id, version },
      {
        ...{ name: contactName.trim(), locale: spoken },
        ...(sent.has('contactAddress') && { address: contactAddress?.trim() || null }),
        ...(contactKind !== undefined && { kind: contactKind === 'none' ? null : contactKind }),
      },
    ),
    recordAct(db, session.member, { action: 'change', object: 'contact', objectId: contact.id }, now, didChange),
  ])
  return changed.length === 0 ? { ...freshForm, typed, problem: 'changedMeanwhile' } : null
}

/** Records that a person wants no mails or calls, or wants them again. @param since null: may be contacted */
export async function setBlocked({ store, now, session }: DeskContext, { id }: ContactRow, sent: FormData, since: Date | null): Promise<FormState | null> {
  const db = store.primary
  const [changed] = await db.batch([
    changeContact(db, { id, version: Number(textOf(sent, 'version')) }, { doNotContactSince: since?.toISOString() ?? null }),
    recordAct(db, session.member, { action: since === null ? 'mayContact' : 'doNotContact', object: 'contact', objectId: id }, now, didChange),
  ])
  return changed.length === 0 ? { ...freshForm, problem: 'changedMeanwhile' } : null
}

/** Changes a note, with its row of the audit log; does nothing if it is so already. */
export async function changeNote({ store, now, session, parameters }: DeskContext, action: AuditAction, change: Statement): Promise<void> {
  const db = store.primary
  await db.batch([change, recordAct(db, session.member, { action, object: 'contact', objectId: parameters.id ?? '' }, now, didChange)])
}
