import type { ReactNode } from 'react'
import type { PhoneView } from '../../agency/phone.present.ts'
import { ButtonLink } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { part } from '../../islands/html-hooks.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Price } from '../listing-card.part.tsx'
import { Photograph } from '../photos/photo.part.tsx'
import type { PhotoView } from '../photos/photo.present.ts'
import type { PropertyView } from './property.present.ts'

/** Links to the parts of the dossier, with price and visit; stays in view while the dossier is read. */
export function DossierBar({ property, hasDocuments }: { property: PropertyView; hasDocuments: boolean }) {
  const { t, locale } = useTranslation()
  const parts = [
    ['facts', t('dossier.facts'), property.figures.groups.length > 0],
    ['energy', t('factGroup.energy'), property.energy !== null],
    ['law', t('dossier.law'), property.law !== null],
    ['where', t('property.where'), true],
    ['plans', t('property.plans'), property.plans.length > 0],
    ['documents', t('projects.documents'), hasDocuments],
    ['costs', t('dossier.costs'), property.costs !== null || property.costEstimate !== null],
  ] as const
  return (
    <PartsBar parts={parts.filter(([, , there]) => there)} photo={property.photos[0]}>
      <Price price={property.price} />
      <ButtonLink href={href('viewing', locale, { id: property.id })}>{t('enquiry.short')}</ButtonLink>
    </PartsBar>
  )
}

interface PartsBarProps {
  /** The id and the name of each part. */
  readonly parts: readonly (readonly [id: string, text: string, ...unknown[]])[]
  readonly photo: PhotoView | undefined
  /** The price and the way on. */
  readonly children: ReactNode
}

/** Links to the parts of a page, in view while they are read. */
export function PartsBar({ parts, photo, children }: PartsBarProps) {
  const { t } = useTranslation()
  return (
    <div className="dossier-bar" {...part('dossier-bar')}>
      <div className="measure">
        <nav aria-label={t('property.parts')}>
          <ul>
            {parts.map(([id, text]) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        {photo && (
          <span className="bar-photo">
            <Photograph photo={{ ...photo, alt: '', placeholder: null }} sizes="64px" />
          </span>
        )}
        {children}
      </div>
    </div>
  )
}

/** Price, telephone and visit at the foot of the window, on phones and tablets. */
export function ActionBar({ property }: { property: PropertyView }) {
  const { t, locale } = useTranslation()
  return (
    <FootBar price={<Price price={property.price} />} phone={property.contact.phone}>
      <ButtonLink href={href('viewing', locale, { id: property.id })}>{t('enquiry.short')}</ButtonLink>
    </FootBar>
  )
}

interface FootBarProps {
  readonly price: ReactNode
  readonly phone: PhoneView | null
  /** The way on. */
  readonly children: ReactNode
}

/** The bar at the foot of the window, on phones and tablets. */
export function FootBar({ price, phone, children }: FootBarProps) {
  const { t } = useTranslation()
  return (
    <div className="action-bar" role="group" aria-label={t('enquiry.label')}>
      {price}
      {phone?.href && (
        <a className="icon-button" href={phone.href} aria-label={t('enquiry.call', { phone: phone.text })}>
          <Icon name="phone" />
        </a>
      )}
      {children}
    </div>
  )
}
