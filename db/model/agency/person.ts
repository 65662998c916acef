import type { Locale } from '#messages/locales.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { AgencyPicture } from './agency-look.ts'
import type { OfficeKey } from './office.ts'

/** A member of the agency's staff, as shown to visitors. */
export interface Person {
  readonly key: string
  readonly name: string
  readonly role: LocalizedText
  readonly photo: AgencyPicture | null
  readonly phone: string | null
  readonly email: string | null
  /** The languages they speak, of those the product knows. */
  readonly languages: readonly Locale[]
  readonly offices: readonly OfficeKey[]
  /** The agency's manager, who is shown as the contact person. */
  readonly manager: boolean
}
