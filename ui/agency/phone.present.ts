import type { Agency } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { formatPhone, parsePhone } from '#db/model/forms/phone.ts'

/** A phone number as it is shown, and its link. */
export interface PhoneView {
  readonly text: string
  /** 'tel:+32470123456'; null for a text that is not a phone number. */
  readonly href: string | null
}

/**
 * Presents a phone number for pages and mails: a Belgian one in national notation, grouped; one with another country's prefix as it was
 * typed.
 * @source specification, section 5 ("Phone formatting"); decisions, "Phone"
 */
export function presentPhone(phone: string): PhoneView {
  const typed = phone.trim()
  const dialled = parsePhone(typed)
  const national = dialled?.startsWith('+32') ? `0${dialled.slice(3)}` : null
  const isForeign = national === null && /^[([]?(?:\+|00)/.test(typed)
  return { text: isForeign ? typed : formatPhone(national ?? typed), href: dialled === null ? null : `tel:${dialled}` }
}

/** The link that writes to an e-mail address: characters that would begin a subject, a copy or a text of the mail are escaped (RFC 6068). */
export function mailto(email: string): string {
  return `mailto:${encodeURI(email.toWellFormed()).replace(/[?&#]/g, encodeURIComponent)}`
}

/** A number that can be dialled. */
export interface DialledPhone extends PhoneView {
  readonly href: string
}

/** The number of the whole agency: its own, else its main office's; null if neither can be dialled. */
export function presentMainPhone(agency: Pick<Agency, 'phone' | 'offices' | 'mainOffice'>): DialledPhone | null {
  const main = agency.mainOffice === null ? null : officeByKey(agency, agency.mainOffice)
  for (const number of [agency.phone, main?.phone ?? null]) {
    const phone = number === null ? null : presentPhone(number)
    if (phone?.href) return { ...phone, href: phone.href }
  }
  return null
}
