import type { PostalAddress } from '../places/address.ts'
import type { LocalizedText } from '../site/localized.ts'

/**
 * Who the agency is by law, as its pages and mails must say.
 * @source Belgian Companies Code, art. 2:20; Code of Economic Law, art. III.74 and XII.6; Act of 11 February 2013 on estate agents
 */
export interface LegalIdentity {
  readonly name: string
  /** 'bv', 'SRL'. */
  readonly form: LocalizedText
  readonly seat: PostalAddress
  readonly enterpriseNumber: string
  readonly vat: string | null
  /** The register and its court: 'RPR Gent, afdeling Brugge'. */
  readonly register: LocalizedText | null
  readonly licence: ProfessionalLicence
  readonly authority: SupervisingAuthority
  readonly codeOfConduct: { readonly url: LocalizedText } | null
  readonly insurance: ProfessionalInsurance | null
}

/** A professional title with the body that recognises its holder. */
interface ProfessionalLicence {
  /** 'vastgoedmakelaar-bemiddelaar'. */
  readonly title: LocalizedText
  /** The body's short name: 'BIV', 'IPI'. */
  readonly body: LocalizedText
  readonly number: string
  /** The country that granted the title. */
  readonly country: 'BE' | 'LU'
}

/** Professional liability. @source Code of Economic Law, art. III.74 § 1, 12°: insurer with contact details, and territorial cover */
interface ProfessionalInsurance {
  readonly insurer: string
  readonly policy: string
  /** Address, phone or e-mail of the insurer, on one line. */
  readonly contact?: string
  /** Where it covers: 'Belgium and Luxembourg'. */
  readonly cover?: LocalizedText
}

interface SupervisingAuthority {
  readonly name: LocalizedText
  /** On one line. */
  readonly address: LocalizedText
}

/**
 * What an office in Luxembourg adds.
 * @source Luxembourg Act of 2 September 2011 on the right of establishment; Act of 14 August 2000 on electronic commerce, art. 5
 */
export interface LuxembourgRegistration {
  /** The trade and companies register: 'B 000000'. */
  readonly rcs: string
  readonly vat: string | null
  /** Number of the 'autorisation d'établissement'. */
  readonly permit: string
  /** The ministry that grants it. */
  readonly ministry: LocalizedText
}

/**
 * Whether a text is an enterprise number: in Belgium ten digits, of which the last two check the others; in Luxembourg the section and the
 * number of the trade register ('B 123456'). All zeros are accepted as a placeholder.
 * @source Crossroads Bank for Enterprises, format of the enterprise number: 97 less the remainder of the first eight digits by 97
 */
export function isEnterpriseNumber(text: string): boolean {
  if (/^[A-K] ?\d{1,6}$/.test(text.trim())) return true
  const digits = text
    .trim()
    .replace(/^BE\s*/i, '')
    .replaceAll(/[.\s]/g, '')
  if (!/^[01]\d{9}$/.test(digits)) return false
  return /^0+$/.test(digits) || 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}
