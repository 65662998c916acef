import { ButtonLink } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { part } from '../../islands/html-hooks.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Price } from '../listing-card.part.tsx'
import { Photograph } from '../photos/photo.part.tsx'
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
  const shown = parts.filter(([, , there]) => there)
  const [photo] = property.photos
  return (
    <div className="dossier-bar" {...part('dossier-bar')}>
      <div className="measure">
        <nav aria-label={t('property.parts')}>
          <ul>
            {shown.map(([id, text]) => (
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
        <Price price={property.price} />
        <ButtonLink href={href('viewing', locale, { id: property.id })}>{t('enquiry.short')}</ButtonLink>
      </div>
    </div>
  )
}

/** Price, telephone and visit at the foot of the window, on phones and tablets. */
export function ActionBar({ property }: { property: PropertyView }) {
  const { t, locale } = useTranslation()
  const { phone } = property.contact
  return (
    <div className="action-bar" role="group" aria-label={t('enquiry.label')}>
      <Price price={property.price} />
      {phone?.href && (
        <a className="icon-button" href={phone.href} aria-label={t('enquiry.call', { phone: phone.text })}>
          <Icon name="phone" />
        </a>
      )}
      <ButtonLink href={href('viewing', locale, { id: property.id })}>{t('enquiry.short')}</ButtonLink>
    </div>
  )
}
