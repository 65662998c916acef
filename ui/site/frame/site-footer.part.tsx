import { textIn } from '#db/model/site/localized.ts'
import { presentIdentity } from '../../agency/identity.present.ts'
import { Wordmark } from '../../agency/mark.part.tsx'
import { presentOffice } from '../../agency/office.present.ts'
import { PhoneLink, ShortOffice } from '../../agency/offices.part.tsx'
import { presentPhone } from '../../agency/phone.present.ts'
import { part } from '../../islands/html-hooks.ts'
import { href, type RouteName } from '../../routes.ts'
import { useAgency } from '../page-context.tsx'
import { CachedPiece } from '../piece.tsx'
import { useTranslation } from '../translation.tsx'
import { type CurrentLink, currentLink } from './current-link.part.ts'
import { FooterColumn, FooterLinks } from './footer-links.part.tsx'
import { type SiteMenu, useMenu } from './menu-links.part.ts'

interface SiteFooterProps {
  readonly name: RouteName
  /** The screen that the page is part of, if it cannot be derived from the route. */
  readonly section: RouteName | null
  /** The agency's content that the page shows (`PageHead`). */
  readonly written: readonly string[]
}

/** Offices, services and legal identity of the agency. */
export function SiteFooter({ name, section, written }: SiteFooterProps) {
  const { footer } = useMenu()
  const current = currentLink([...footer.offer, ...footer.agency, ...footer.legal], name, section, written)
  return <CachedPiece as="footer" className="site-footer" view={FooterContent} props={{ footer, current }} />
}

interface FooterContentProps {
  readonly footer: SiteMenu['footer']
  readonly current: CurrentLink | null
}

function FooterContent({ footer, current }: FooterContentProps) {
  const { t, locale } = useTranslation()
  const { agency, name } = useAgency()
  const identity = presentIdentity(agency, locale)
  return (
    <div className="measure">
      <div className="footer-columns">
        <div>
          <a className="wordmark" href={href('home', locale)} aria-label={t('frame.home', { agency: name })}>
            <Wordmark />
          </a>
          {agency.version > 0 && <About />}
        </div>
        <FooterColumn title={t('frame.offer')} links={footer.offer} current={current} />
        <FooterColumn title={name} links={footer.agency} current={current} />
        {agency.offices.length > 0 && <Offices />}
      </div>
      {(identity !== '' || footer.legal.length > 0) && (
        <div className="legal">
          {identity !== '' && <p>{identity}</p>}
          <FooterLinks links={footer.legal} current={current} />
          <Withdrawal />
        </div>
      )}
    </div>
  )
}

/** The agency's offices and contact details. */
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
      {agency.phone !== null && (
        <>
          <PhoneLink phone={presentPhone(agency.phone)} />
          <br />
        </>
      )}
      <a href={`mailto:${agency.email}`}>{agency.email}</a>
    </p>
  )
}

/** The maximum number of offices shown with address and phone; with more, only their names are shown. */
const maxOffices = 6

function Offices() {
  const { t, locale } = useTranslation()
  const offices = useAgency().agency.offices.map((office) => presentOffice(office, locale))
  return (
    <div className="footer-offices">
      <h2>{t('frame.offices', { count: offices.length })}</h2>
      {offices.length <= maxOffices ? (
        <ul className="offices">
          {offices.map((office) => (
            <ShortOffice key={office.key} office={office} />
          ))}
        </ul>
      ) : (
        <ul className="office-names">
          {offices.map(({ key, name }) => (
            <li key={key}>
              <a href={`${href('contact', locale)}#office-${key}`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Withdraws consent in one click; shown to visitors who gave it. */
function Withdrawal() {
  const { t } = useTranslation()
  return (
    <form className="consent-withdraw" method="post" action="/consent" {...part('withdraw')}>
      <button className="text-button" type="submit" name="choice" value="necessary">
        {t('consent.withdraw')}
      </button>
    </form>
  )
}
