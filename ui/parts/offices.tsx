import { useAgency } from '../agency.tsx'
import { type OfficeView, presentOffice } from '../presenters/office.ts'
import type { PhoneView } from '../presenters/phone.ts'
import { useTranslation } from '../translation.tsx'

/** The offices: where they are, when they are open, and how to reach each. */
export function Offices() {
  const { locale, t } = useTranslation()
  const { agency } = useAgency()
  if (agency.offices.length === 0) return null
  return (
    <div>
      <h2 className="aside-title">{t('frame.offices')}</h2>
      <ul className="offices">
        {agency.offices.map((office) => (
          <OfficeItem key={office.key} office={presentOffice(office, locale)} />
        ))}
      </ul>
    </div>
  )
}

/** An office: address, phone, e-mail and hours. */
export function OfficeItem({ office }: { office: OfficeView }) {
  return (
    <li>
      <b>{office.name}</b>
      {office.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {office.phone && <PhoneLink phone={office.phone} />}
      <a href={`mailto:${office.email}`}>{office.email}</a>
      {office.hours.map((line) => (
        <span key={line} className="hint">
          {line}
        </span>
      ))}
    </li>
  )
}

/** A phone number as a link that dials; plain text if it is not a valid number. */
export function PhoneLink({ phone: { text, href } }: { phone: PhoneView }) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}
