import { agency } from '../agency.ts'
import { Mark } from '../icons.tsx'
import { KeptPiece } from '../piece.tsx'
import { breadcrumbKey, href, isImplemented, type RouteName } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

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
  return (
    <div className="measure">
      <div className="footer-columns">
        <div>
          <a className="wordmark" href={href('home', locale)} aria-label={t('frame.home', { agency: agency.name })}>
            <Mark />
            {agency.name}
          </a>
          <p>
            {t('frame.where')}
            <br />
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </p>
        </div>
        <div>
          <h2>{t('frame.offices')}</h2>
          <ul>
            {agency.offices.map((office) => (
              <li key={office.key}>
                <a href={`mailto:${office.email}`}>{office.name[locale]}</a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={t('frame.offer')} routes={offer} />
        <Column title={agency.name} routes={house} />
      </div>
      <div className="legal">
        <p>{t('frame.legal')}</p>
        <Links routes={law} />
      </div>
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
