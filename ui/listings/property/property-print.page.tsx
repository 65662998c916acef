import { Fragment, type ReactNode } from 'react'
import { presentIdentity } from '../../agency/identity.present.ts'
import { Wordmark } from '../../agency/mark.part.tsx'
import { QuietLink } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { island } from '../../islands/html-hooks.ts'
import { useAgency } from '../../site/page-context.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { EnergyScales, EnergyValue } from '../facts/energy.part.tsx'
import { KeyFacts } from '../facts/fact-groups.part.tsx'
import type { FactView } from '../facts/fact-groups.present.ts'
import { FloodWarning } from '../facts/fact-tables.part.tsx'
import { Price } from '../listing-card.part.tsx'
import { Photograph } from '../photos/photo.part.tsx'
import type { PropertyPrintView } from './property-print.present.ts'
import { QrCode } from './qr-code.part.tsx'

export interface PropertyPrintPageProps {
  readonly home: PropertyPrintView
}

/** A listing on one A4 page. Long texts arrive shortened; photographs take the remaining space. */
export function PropertyPrintPage({ home }: PropertyPrintPageProps) {
  return (
    <>
      <Tools home={home} />
      <article className="print-page">
        <Letterhead home={home} />
        <Photographs home={home} />
        <Head home={home} />
        <Body home={home} />
        <EnergyLine home={home} />
        <LawLine facts={home.law} />
        <Foot home={home} />
      </article>
    </>
  )
}

function Tools({ home }: PropertyPrintPageProps) {
  const { t } = useTranslation()
  return (
    <div className="print-tools">
      <QuietLink href={home.back}>
        <Icon name="left" />
        {t('print.back')}
      </QuietLink>
      <button type="button" className="button second" {...island('print')} hidden>
        <Icon name="print" />
        {t('print.print')}
      </button>
    </div>
  )
}

/** A URL that only wraps after a slash. */
function breakable(address: string): ReactNode {
  return address.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Letterhead({ home }: PropertyPrintPageProps) {
  const { t } = useTranslation()
  const { reference } = home.property
  return (
    <header className="print-letterhead">
      <p className="wordmark">
        <Wordmark />
      </p>
      <p>
        {home.kind}
        {reference !== null && <span>{t('property.reference', { reference })}</span>}
      </p>
    </header>
  )
}

/** How many photographs the sheet shows: one, three or five, so that its rows are full. */
function shownOf(count: number): number {
  if (count >= 5) return 5
  return count >= 3 ? 3 : Math.min(count, 1)
}

/** The image source does not depend on the screen: at least 265 dpi in print. */
function Photographs({ home }: PropertyPrintPageProps) {
  const shown = shownOf(home.property.photos.length)
  if (shown === 0) return null
  return (
    <ul className={`print-photos has-${shown}`}>
      {home.property.photos.slice(0, shown).map((photo, index) => (
        <li key={photo.large}>
          <Photograph photo={{ ...photo, placeholder: null }} sizes={index === 0 ? (shown === 1 ? '1600px' : '960px') : '480px'} first={index === 0} eager />
        </li>
      ))}
    </ul>
  )
}

function Head({ home }: PropertyPrintPageProps) {
  const { t } = useTranslation()
  const { property } = home
  return (
    <>
      <div className="print-head">
        <div>
          <h1 className={home.title.length > 40 ? 'is-long' : undefined} lang={property.titleLanguage ?? undefined}>
            {home.title}
          </h1>
          <p className="print-place">{home.place}</p>
        </div>
        <div className="print-price">
          {home.gone ? <p className="print-gone">{t(`gone.${home.gone}`)}</p> : <Price price={property.price} />}
          {property.price?.isAmount && <p className="hint">{property.priceLabel}</p>}
        </div>
      </div>
      <KeyFacts facts={property.keyFacts} />
    </>
  )
}

function Body({ home }: PropertyPrintPageProps) {
  if (home.text === '' && home.facts.length === 0) return null
  return (
    <div className={home.property.photos.length > 0 ? 'print-body' : 'print-body is-tall'}>
      {home.text !== '' && (
        <p className="print-text" lang={home.property.textLanguage ?? undefined}>
          {home.text}
        </p>
      )}
      <Facts facts={home.facts} />
    </div>
  )
}

function Facts({ facts, className = 'facts' }: { facts: readonly FactView[]; className?: string }) {
  return facts.length === 0 ? null : (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt>{fact.label}</dt>
          <dd>
            <FloodWarning fact={fact} />
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function EnergyLine({ home }: PropertyPrintPageProps) {
  const { t } = useTranslation()
  const { energy } = home.property
  if (!energy) return null
  return (
    <section className="print-energy" aria-labelledby="energy">
      <h2 id="energy">{t('factGroup.energy')}</h2>
      <EnergyValue energy={energy} />
      {energy.scales.length > 0 && (
        <div className="print-scales">
          {energy.scales.map((scale) => (
            <div key={scale.name}>
              <EnergyScales scales={[scale]} />
            </div>
          ))}
        </div>
      )}
      <Facts facts={home.energyFacts} className="print-pairs" />
      {energy.duty && (
        <p className="print-duty">
          <b>{t('energy.dutyTitle')}</b> {energy.duty}
        </p>
      )}
    </section>
  )
}

function LawLine({ facts }: { facts: readonly FactView[] }) {
  const { t } = useTranslation()
  return facts.length === 0 ? null : (
    <section className="print-law" aria-labelledby="law">
      <h2 id="law">{t('factGroup.law')}</h2>
      <Facts facts={facts} className="print-pairs" />
    </section>
  )
}

/** Contact, address of the page, and the date of printing. */
function Foot({ home }: PropertyPrintPageProps) {
  const { t, locale } = useTranslation()
  const { agency, name } = useAgency()
  const { person, office, phone, email } = home.property.contact
  return (
    <footer className="print-foot">
      <div>
        <p className="print-contact">
          <b>{person?.name ?? office ?? name}</b>
          {person && office !== null && <span>{office}</span>}
          {phone && <span>{phone.text}</span>}
          <span>{email}</span>
        </p>
        <p>{presentIdentity(agency, locale)}</p>
        <p>{t('print.today', { date: home.today })}</p>
      </div>
      <div className="print-link">
        {home.code && <QrCode code={home.code} label={t('print.code')} />}
        <p>
          {t('print.scan')} <a href={home.back}>{breakable(home.address)}</a>
        </p>
      </div>
    </footer>
  )
}
