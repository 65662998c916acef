import type { SeenPerson } from '#db/model/feeds/crm-people.ts'

/** Characters that are stored of an id, a name and an address. */
const maxLength = 200

/** An office or a person as a record names it: by its id, else by its e-mail address and its name; none if there is neither. */
export function seenPerson(
  kind: SeenPerson['kind'],
  given: { readonly id?: unknown; readonly name?: unknown; readonly email?: unknown },
): readonly SeenPerson[] {
  const [id, name, email] = [textIn(given.id), textIn(given.name), textIn(given.email)]
  // Colleagues may share an address.
  const key =
    id ??
    [email, name]
      .filter((part) => part !== null)
      .join(' ')
      .toLowerCase()
  return key === '' ? [] : [{ kind, id: key, name, email }]
}

function textIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim().slice(0, maxLength) : ''
  return text === '' ? null : text
}
