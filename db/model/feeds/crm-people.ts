import { collationKey } from '../site/sort-key.ts'

/** An office or a person that a CRM names. */
export interface SeenPerson {
  readonly kind: 'office' | 'person'
  /** Its id at the CRM; of a CRM without one, the e-mail address or the name. */
  readonly id: string
  readonly name: string | null
  readonly email: string | null
}

/** One of the agency's own offices or people. */
export interface OwnPerson {
  readonly key: string
  readonly names: readonly string[]
  readonly email: string | null
}

/** The agency's own that one of a CRM probably is: by its e-mail address, else by its name, where only one has it; null if none. */
export function proposeOwn({ name, email }: Pick<SeenPerson, 'name' | 'email'>, own: readonly OwnPerson[]): string | null {
  const isEqual = (one: string | null, other: string) => one !== null && one.trim() !== '' && collationKey(one.trim()) === collationKey(other.trim())
  const only = (found: readonly OwnPerson[]) => (found.length === 1 ? (found[0]?.key ?? null) : null)
  return (
    only(own.filter((each) => each.email !== null && isEqual(email, each.email))) ?? only(own.filter(({ names }) => names.some((each) => isEqual(name, each))))
  )
}
