import type { Agency } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { isSvg } from '#db/model/files/image.ts'
import { personNamed } from '../agency/contact.present.ts'
import { type PhoneView, presentPhone } from '../agency/phone.present.ts'

/** The signature of a mail. */
export interface SignatureView {
  /** Name, then agency and office. */
  readonly lines: readonly string[]
  readonly phone: PhoneView | null
  /** An absolute address; null if the agency's record has no portrait. */
  readonly portrait: string | null
}

interface Writer {
  /** Null if unknown. */
  readonly name: string | null
  readonly email: string | null
  /** The agency, or its office. */
  readonly of: string
  /** For a writer without a direct number. */
  readonly phone: string | null
}

/** Signs a mail with the writer's portrait and direct number, as far as the agency's record knows them. */
export function presentSignature({ name, email, of, phone }: Writer, { people }: Pick<Agency, 'people'>, origin: string): SignatureView {
  const person = personNamed({ name, email }, people)
  const number = person?.phone ?? phone
  const portrait = person?.photo ? pathOf(person.photo) : null
  return {
    lines: [name ?? '', of].filter((line) => line !== ''),
    phone: number === null ? null : presentPhone(number),
    portrait: portrait === null || isSvg(portrait) ? null : new URL(portrait, origin).href,
  }
}
