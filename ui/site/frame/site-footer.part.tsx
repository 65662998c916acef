import type { Stock } from '#db/model/search/search.ts'
import { textIn } from '#db/model/site/localized.ts'
import { presentIdentity } from '../../agency/identity.present.ts'
import { Wordmark } from '../../agency/mark.part.tsx'
import { presentOffice } from '../../agency/office.present.ts'
import { PhoneLink, ShortOffice } from '../../agency/offices.part.tsx'
import { presentPhone } from '../../agency/phone.present.ts'
import { part } from '../../islands/html-hooks.ts'
import { href, type PlainRoute, type RouteName } from '../../routes.ts'
import { useAgency, useScreenAddress, useStock } from '../page-context.tsx'
import { CachedPiece } from '../piece.tsx'
import { useTranslation } from '../translation.tsx'
import { type CurrentLink, currentLink } from './current-link.part.ts'
import { FooterColumn, FooterLinks } from './footer-links.part.tsx'

const offer: readonly PlainRoute[] = ['forSale', 'forRent', 'projects', 'abroad', 'calculators', 'demandRegister', 'newsletter']
const house: readonly PlainRoute[] = ['team', 'testimonials', 'references', 'tips', 'statistics', 'jobs', 'ownerLogin']
const law: readonly PlainRoute[] = ['legal', 'privacy', 'cookiePolicy', 'cookieSettings', 'disclaimer', 'accessibility']

interface SiteFooterProps {
  readonly name: RouteName
  /** The screen that the page is part of, if it cannot be derived from the route. */
  readonly section: RouteName | null
}

/** Offices, services and legal identity of the agency. */
export function SiteFooter({ name, section }: SiteFooterProps) {
  const { hasAbroad, hasReferences } = useStock()
  const current = currentLink([...offer, ...house, ...law], name, section)
  return <CachedPiece as="footer" className="site-footer" view={FooterContent} props={{ hasAbroad, hasReferences, current }} />
}

interface FooterContentProps extends Pick<Stock, 'hasAbroad' | 'hasReferences'> {
  readonly current: CurrentLink | null
}

function FooterContent({ hasAbroad, hasReferences, current }: FooterContentProps) {
  const { t, locale } = useTranslation()
  const { agency, name } = useAgency()
  const addressOf = useScreenAddress()
  const identity = presentIdentity(agency, locale)
  const isEmpty: Partial<Record<PlainRoute, boolean>> = {
    abroad: !hasAbroad,
    references: !hasReferences,
    team: agency.people.length === 0,
    legal: agency.identity === null,
  }
  const withContent = (routes: readonly PlainRoute[]) => routes.filter((route) => isEmpty[route] !== true)
  return (
    <div className="measure">
      <div className="footer-columns">
        <div>
          <a className="wordmark" href={href('home', locale)} aria-label={t('frame.home', { agency: name })}>
            <Wordmark />
          </a>
          {agency.version > 0 && <About />}
        </div>
        <FooterColumn title={t('frame.offer')} routes={withContent(offer)} current={current} />
        <FooterColumn title={name} routes={withContent(house)} current={current} />
        {agency.offices.length > 0 && <Offices />}
      </div>
      {(identity !== '' || law.some((route) => addressOf(route) !== null)) && (
        <div className="legal">
          {identity !== '' && <p>{identity}</p>}
          <FooterLinks routes={withContent(law)} current={current} />
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
