import { agency } from '../agency.ts'
import { useTranslation } from '../translation.tsx'

/** The offices with the way to write to each. */
export function Offices() {
  const { locale, t } = useTranslation()
  return (
    <div>
      <h2 className="aside-title">{t('frame.offices')}</h2>
      <ul className="offices">
        {agency.offices.map((office) => (
          <li key={office.key}>
            {office.name[locale]}
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
