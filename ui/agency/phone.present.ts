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
