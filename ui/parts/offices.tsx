import { textIn } from '#db/model/localized.ts'
import { useAgency } from '../agency.tsx'
import { useTranslation } from '../translation.tsx'

/** The offices with the way to write to each. */
export function Offices() {
  const { locale, t } = useTranslation()
  const { agency } = useAgency()
  if (agency.offices.length === 0) return null
  return (
    <div>
      <h2 className="aside-title">{t('frame.offices')}</h2>
      <ul className="offices">
        {agency.offices.map((office) => (
          <li key={office.key}>
            {textIn(office.name, locale)}
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
