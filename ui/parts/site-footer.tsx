import { textIn } from '#db/model/localized.ts'
import { useAgency } from '../agency.tsx'
import { KeptPiece } from '../piece.tsx'
import { presentIdentity } from '../presenters/identity.ts'
import { breadcrumbKey, href, isImplemented, type RouteName } from '../routes.ts'
import { useTranslation } from '../translation.tsx'
import { Mark } from './mark.tsx'

type PlainRoute =
  | 'forSale'
  | 'forRent'
  | 'projects'
  | 'abroad'
  | 'calculators'
  | 'demandRegister'
  | 'newsletter'
  | 'team'
  | 'references'
  | 'tips'
  | 'jobs'
  | 'testimonials'
  | 'ownerLogin'
  | LegalRoute
type LegalRoute = 'legal' | 'privacy' | 'cookiePolicy' | 'disclaimer'

const offer: readonly (PlainRoute & RouteName)[] = ['forSale', 'forRent', 'projects', 'abroad', 'calculators', 'demandRegister', 'newsletter']
const house: readonly PlainRoute[] = ['team', 'testimonials', 'references', 'tips', 'jobs', 'ownerLogin']
const law: readonly LegalRoute[] = ['legal', 'privacy', 'cookiePolicy', 'disclaimer']

/** Where we are, what we offer, who we are by law. */
export function SiteFooter() {
  return <KeptPiece as="footer" className="site-footer" view={FooterContent} props={{}} />
}

function FooterContent() {
  const { t, locale } = useTranslation()
  const { agency, name } = useAgency()
  const identity = presentIdentity(agency, locale)
  return (
    <div className="measure">
      <div className="footer-columns">
        <div>
          <a className="wordmark" href={href('home', locale)} aria-label={t('frame.home', { agency: name })}>
            <Mark />
            {name}
          </a>
          {agency.version > 0 && <About />}
        </div>
        {agency.offices.length > 0 && <Offices />}
        <Column title={t('frame.offer')} routes={offer} />
        <Column title={name} routes={house.filter((route) => route !== 'jobs' || agency.vacancies.length > 0)} />
      </div>
      {(identity !== '' || law.some(isImplemented)) && (
        <div className="legal">
          {identity !== '' && <p>{identity}</p>}
          <Links routes={law} />
        </div>
      )}
    </div>
  )
}

/** Where the agency works and how it is reached. */
function About() {
  const { locale } = useTranslation()
  const { agency } = useAgency()
  return (
    <p>
      {agency.area && (
        <>
          {textIn(agency.area, locale)}
          <br />
        </>
      )}
      <a href={`mailto:${agency.email}`}>{agency.email}</a>
    </p>
  )
}

function Offices() {
  const { t, locale } = useTranslation()
  return (
    <div className="footer-offices">
      <h2>{t('frame.offices')}</h2>
      <ul>
        {useAgency().agency.offices.map((office) => (
          <li key={office.key}>
            <a href={`mailto:${office.email}`}>{textIn(office.name, locale)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Column({ title, routes }: { title: string; routes: readonly PlainRoute[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <Links routes={routes} />
    </div>
  )
}

function Links({ routes }: { routes: readonly PlainRoute[] }) {
  const { t, locale } = useTranslation()
  const implemented = routes.filter(isImplemented)
  if (implemented.length === 0) return null
  return (
    <ul>
      {implemented.map((name) => (
        <li key={name}>
          <a href={href(name, locale)}>{t(breadcrumbKey(name))}</a>
        </li>
      ))}
    </ul>
  )
}
