import { dataAuthorities } from '#db/model/privacy/data-authorities.ts'
import { textIn } from '#db/model/site/localized.ts'
import { useAgency } from '../site/agency.tsx'
import { useTranslation } from '../site/translation.tsx'

/** Where to complain about personal data: the authority of each country in which the agency has an office. */
export function DataAuthorities() {
  const { locale } = useTranslation()
  const { identity, offices } = useAgency().agency
  const countries = [identity?.seat.country ?? 'BE', ...offices.map(({ address }) => address?.country)]
  return (
    <ul>
      {dataAuthorities
        .filter(({ country }) => countries.includes(country))
        .map(({ country, name, address, site }) => {
          const link = textIn(site, locale)
          return (
            <li key={country}>
              {textIn(name, locale)}, {textIn(address, locale)}, <a href={link}>{new URL(link).hostname}</a>
            </li>
          )
        })}
    </ul>
  )
}
