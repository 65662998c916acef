import { comparable } from '../places/name-index.ts'
import { type ContactKind, contactKeysOf } from './contact.ts'
import type { ContactDraft, RowOutcome } from './contact-import.ts'

/** Which person each row of a spreadsheet is. */

/** A person that a row can match: a stored contact, or the person of an earlier row. */
export interface PlacedPerson {
  readonly id: string
  name: string
  address: string | null
  kind: ContactKind | null
  readonly keys: Set<string>
  readonly notes: Set<string>
  /** Whether an earlier row of the file is this person. */
  isInFile: boolean
  /** Whether the file makes the contact. */
  readonly isNew: boolean
}

interface PlacedRow {
  readonly person: PlacedPerson
  readonly outcome: Exclude<RowOutcome, 'rejected'>
  /** What the row adds; nothing that the person has is replaced. */
  readonly keys: readonly string[]
  readonly filled: readonly ('name' | 'address' | 'kind')[]
  readonly note: string | null
}

/**
 * Finds or makes the person of a row, and adds to the person what the row knows besides. By address, else by number, as leads are (`migrations/0115_contacts.sql`);
 * but a number that two people of different names and addresses share does not make them one.
 * @param people by key; changed by the row
 * @param id of a new contact
 */
export function placeRow(draft: ContactDraft, people: Map<string, PlacedPerson>, id: string): PlacedRow {
  const keys = contactKeysOf(draft).map(({ key }) => key)
  const person = personOf(draft, keys, people) ?? newPerson(id)
  const isFirst = !person.isInFile
  const added = keys.filter((key) => !people.has(key))
  const filled = (['name', 'address', 'kind'] as const).filter((field) => (draft[field] ?? '') !== '' && (person[field] ?? '') === '')
  const note = draft.note === null || person.notes.has(draft.note) ? null : draft.note
  for (const key of added) {
    people.set(key, person)
    person.keys.add(key)
  }
  person.name ||= draft.name
  person.address ??= draft.address
  person.kind ??= draft.kind
  if (note !== null) person.notes.add(note)
  person.isInFile = true
  const isCompleted = added.length > 0 || filled.length > 0 || note !== null
  const outcome = !isFirst ? 'duplicate' : person.isNew ? 'new' : isCompleted ? 'completed' : 'unchanged'
  return { person, outcome, keys: added, filled, note }
}

function personOf({ email, name }: ContactDraft, keys: readonly string[], people: ReadonlyMap<string, PlacedPerson>): PlacedPerson | undefined {
  const byAddress = keys.flatMap((key) => (key.startsWith('email:') ? [people.get(key)] : [])).find((each) => each !== undefined)
  if (byAddress !== undefined) return byAddress
  const byNumber = keys.map((key) => people.get(key)).find((each) => each !== undefined)
  if (byNumber === undefined || email === null) return byNumber
  const hasOther = [...byNumber.keys].some((key) => key.startsWith('email:'))
  const isOther = hasOther && name !== '' && byNumber.name !== '' && comparable(name) !== comparable(byNumber.name)
  return isOther ? undefined : byNumber
}

function newPerson(id: string): PlacedPerson {
  return { id, name: '', address: null, kind: null, keys: new Set(), notes: new Set(), isInFile: false, isNew: true }
}
