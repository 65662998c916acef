import type { Agency } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { type PhoneView, presentPhone } from './phone.present.ts'

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
