import { useTranslation } from '../../site/translation.tsx'
import type { FittingLine, SeekerLine } from './seekers.present.ts'

/** Alerts as lines: who, what they seek, how far off the home is, whether they know it. The name is the link, which covers the line. */
export function SeekerLines({ seekers }: { seekers: readonly SeekerLine[] }) {
  const { t } = useTranslation()
  return (
    <ol className="lead-lines">
      {seekers.map(({ id, href, who, search, shortfall, language, since, told }) => (
        <li key={id} className="lead-line">
          <p className="lead-who">
            <a href={href}>{who}</a>
            {language !== null && <span className="badge">{language}</span>}
          </p>
          <p className="lead-about">{search}</p>
          {shortfall !== null && <p className="lead-words">{shortfall}</p>}
          <p className="lead-facts">
            <span>{told ?? t('desk.seekers.notTold')}</span>
            <span>{since}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Homes as lines: where, price, how far off, whether the subscriber knows it. */
export function FittingLines({ homes }: { homes: readonly FittingLine[] }) {
  const { t } = useTranslation()
  return (
    <ol className="lead-lines">
      {homes.map(({ id, href, name, place, price, shortfall, told }) => (
        <li key={id} className="lead-line">
          <p className="lead-who">
            <a href={href}>{name}</a>
          </p>
          <p className="lead-about">{[place, price].filter((text) => text !== null).join(', ')}</p>
          {shortfall !== null && <p className="lead-words">{shortfall}</p>}
          <p className="lead-facts">
            <span>{told ?? t('desk.seekers.notTold')}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
