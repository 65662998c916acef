import { createId } from '@paralleldrive/cuid2'
import { type } from 'arktype'
import type { Statement } from '#db/client.ts'
import { insertNote } from '#db/contacts/contact-notes.ts'
import { findContact, findContactBy, insertContact, insertKeys, touchContact } from '#db/contacts/contacts.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { findDeskHome } from '#db/listings/desk/desk-home.ts'
import { type Contact, contactKeysOf } from '#db/model/contacts/contact.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { locales } from '#messages/locales.ts'
import { type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import { storeAlert, storeValuation } from '#worker/contacts/contact-leads.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { day, email, line, longText, person, personName, postcode } from '#worker/forms/fields.ts'
import { parseForm } from '#worker/forms/parse.ts'
import { servedHome } from '#worker/listings/desk/home-query.ts'

/** What is entered at once with a person who calls or walks in. */

const fields = {
  'known?': 'string <= 60',
  'phone?': person.phone,
  'contactName?': personName,
  'email?': email,
  spoken: type.enumerated(...locales),
  'aboutHome?': 'string <= 20',
  'contactNote?': longText,
  'dueOn?': day,
  'goal?': "'sale' | 'rent'",
  'where?': 'string <= 500',
  'priceMax?': 'string <= 20',
  'bedroomsMin?': 'string <= 3',
  'street?': line,
  'houseNumber?': line,
  'zip?': postcode,
  'city?': line,
} as const
const schema = type({ '+': 'delete', ...fields })
const order = Object.keys(fields).map((name) => name.replace('?', ''))

export type EnteredFields = typeof schema.infer
type Missing = Readonly<Record<string, 'missing' | 'past'>>

export type Entered = { readonly contact: string; readonly home: number | null } | FormState

interface Person {
  readonly contact: Pick<Contact, 'id' | 'name' | 'locale'>
  readonly email: string | null
  readonly phone: string | null
  readonly home: number | null
  readonly values: EnteredFields
  readonly typed: TypedValues
  /** The statements that store the person, to be followed by what they want. */
  readonly statements: readonly Statement[]
}

/** Stores the person with a note; with a day the note is a task of the member's own. */
export async function enterNote(context: DeskContext, sent: FormData): Promise<Entered> {
  const entered = await personIn(context, sent, ({ contactNote, dueOn }) => ({
    ...(contactNote === undefined ? { contactNote: 'missing' } : {}),
    ...(dueOn !== undefined && dueOn < brusselsDay(context.now) ? { dueOn: 'past' } : {}),
  }))
  return 'state' in entered ? entered.state : storePerson(context, entered)
}

/** Stores the person, for the form that books a visit. */
export async function enterVisitor(context: DeskContext, sent: FormData): Promise<Entered> {
  const entered = await personIn(context, sent, () => ({}))
  return 'state' in entered ? entered.state : storePerson(context, entered)
}

/** Stores the person and what they seek, as an alert that they confirm by mail. */
export async function enterAlert(context: DeskContext, sent: FormData): Promise<Entered> {
  const entered = await personIn(context, sent, ({ goal }) => (goal === undefined ? { goal: 'missing' } : {}))
  if ('state' in entered) return entered.state
  if (entered.email === null) return { ...freshForm, typed: entered.typed, errors: { email: 'missing' } }
  const stored = await storePerson(context, entered)
  if ('contact' in stored) await storeAlert(context, entered.contact, entered.email, entered.values)
  return stored
}

/** Stores the person and their request for a valuation, as a lead of the member's own. */
export async function enterValuation(context: DeskContext, sent: FormData): Promise<Entered> {
  const entered = await personIn(context, sent, ({ street, zip, city }) => ({
    ...(street === undefined && { street: 'missing' }),
    ...(zip === undefined && { zip: 'missing' }),
    ...(city === undefined && { city: 'missing' }),
  }))
  if ('state' in entered) return entered.state
  const stored = await storePerson(context, entered)
  if ('contact' in stored) await storeValuation(context, entered, entered.values)
  return stored
}

/** The person of the form: a known one, whom a new address or number is added to, or a new one. */
async function personIn(context: DeskContext, sent: FormData, missing: (values: EnteredFields) => Missing): Promise<Person | { readonly state: FormState }> {
  const { store, now, agency, session } = context
  const db = store.primary
  const read = parseForm(schema, order, sent)
  const { typed } = read
  if (!read.ok) return { state: { ...freshForm, typed, errors: read.errors } }
  const { values } = read
  const { phone, email: address, contactName, spoken } = values
  const chosen = values.known === undefined ? null : await findContact(db, values.known)
  const keys = contactKeysOf({ phone, email: address })
  const known = chosen ?? (await findContactBy(db, { phone, email: address }))
  const errors = {
    ...(known === null && keys.length === 0 ? { phone: 'missing' as const } : {}),
    ...(known === null && contactName === undefined ? { contactName: 'missing' as const } : {}),
    ...missing(values),
  }
  if (Object.keys(errors).length > 0) return { state: { ...freshForm, typed, errors } }
  const homeId = readPublicId(values.aboutHome ?? '')
  const home = homeId === null ? null : servedHome(context, await findDeskHome(db, homeId)).listing.id
  const contact = known ?? {
    id: createId(),
    name: contactName?.trim() ?? '',
    locale: agency.languages.enabled.includes(spoken) ? spoken : agency.languages.default,
  }
  const own = (kind: 'email' | 'phone') => known?.keys.find((key) => key.kind === kind)?.value ?? null
  return {
    contact: { id: contact.id, name: contact.name || contactName?.trim() || '', locale: contact.locale },
    email: address ?? own('email'),
    phone: phone ?? own('phone'),
    ...{ home, values, typed },
    statements:
      known === null
        ? [
            ...insertContact(db, { ...contact, source: 'desk', origin: null }, keys, now),
            recordAct(db, session.member, { action: 'make', object: 'contact', objectId: contact.id }, now),
          ]
        : [touchContact(db, contact.id, now), insertKeys(db, contact.id, keys, now)],
  }
}

async function storePerson({ store, now, session }: DeskContext, { contact, home, values, statements }: Person): Promise<Entered> {
  const db = store.primary
  const { contactNote: text, dueOn = null } = values
  const [first, ...others] = [
    ...statements,
    ...(text === undefined
      ? []
      : [
          insertNote(db, { id: createId(), contact: contact.id, actor: session.member.id, text, listingId: home, dueOn, assignee: session.member.id }, now),
          recordAct(db, session.member, { action: 'note', object: 'contact', objectId: contact.id }, now),
        ]),
  ]
  if (first !== undefined) await db.batch([first, ...others])
  return { contact: contact.id, home }
}
