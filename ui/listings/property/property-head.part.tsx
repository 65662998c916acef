import { Fragment } from 'react'
import { ButtonLink, QuietLink, SecondLink } from '../../design/buttons.part.tsx'
import { UnbrokenAddress, UnbrokenWords } from '../../design/unbroken.part.tsx'
import { sendToFriendPath } from '../../forms/send-to-friend/send-to-friend.present.ts'
import { Icon } from '../../icons.tsx'
import { href } from '../../routes.ts'
import { ShareButton } from '../../site/share-button.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { OpenDays } from '../../visits/open-days.part.tsx'
import { KeyFacts } from '../facts/fact-groups.part.tsx'
import type { PhotoView } from '../photos/photo.present.ts'
import { SaveButton } from '../save-button.part.tsx'
import type { PropertyView } from './property.present.ts'
import { PriceHistory, PropertyPrice } from './property-price.part.tsx'

/** The project that a home is a unit of. */
export interface ProjectOfUnit {
  readonly name: string
  readonly href: string
  /** Its photograph, for a unit without one; null for any other. */
  readonly photo: PhotoView | null
  /** Other units of it on offer. */
  readonly siblings: readonly { readonly text: string; readonly href: string }[]
}

interface PropertyHeadProps {
  readonly property: PropertyView
  readonly project: ProjectOfUnit | null
  /** Whether it is on offer, so that it can be saved, sent and visited. */
  readonly savable?: boolean
}

/** Title, place and key facts. Shows the price up to 1,099 px; on wider screens it is in the card beside the text. */
export function PropertyHead({ property, project, savable = false }: PropertyHeadProps) {
  const { t, locale } = useTranslation()
  return (
    <header className={savable ? 'property-head has-card' : 'property-head'} id="top">
      <div className="head-price">
        <PropertyPrice property={property} />
        <PriceHistory history={property.priceHistory} />
        {savable && (
          <p className="head-actions">
            <ButtonLink href={href('viewing', locale, { id: property.id })}>{t('enquiry.visit')}</ButtonLink>
            <SecondLink href={href('enquiry', locale, { id: property.id })}>{t('enquiry.question')}</SecondLink>
          </p>
        )}
      </div>
      <div className="head-title">
        {property.kind !== '' && <p className="property-kind">{property.kind}</p>}
        <h1 lang={property.titleLanguage ?? undefined}>
          <UnbrokenWords text={property.title} />
        </h1>
        <div className="property-line">
          <p className="property-place">
            <UnbrokenAddress text={property.place} />
          </p>
          <Tools property={property} savable={savable} />
        </div>
        {project && <OfProject project={project} />}
      </div>
      <OpenDays days={property.openDays} />
      <KeyFacts facts={property.keyFacts} />
    </header>
  )
}

function OfProject({ project: { name, href: page, siblings } }: { project: ProjectOfUnit }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="property-project">
        <a href={page}>{t('property.project', { name })}</a>
      </p>
      {siblings.length > 0 && (
        <p className="property-project is-siblings">
          {t('property.siblings')}{' '}
          {siblings.map((sibling, index) => (
            <Fragment key={sibling.href}>
              {index > 0 && ' · '}
              <a href={sibling.href}>{sibling.text}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

/** Actions on the listing: save, send, print. A listing off the market cannot be saved or sent. */
function Tools({ property, savable }: { property: PropertyView; savable: boolean }) {
  const { t, locale } = useTranslation()
  return (
    <div className="property-tools">
      {savable && <SaveButton id={property.id} />}
      <a className="text-button to-print" href="?print=1" rel="nofollow">
        <Icon name="print" />
        {t('print.link')}
      </a>
      {savable && (
        <a className="text-button" href={sendToFriendPath(property.path, locale)} rel="nofollow">
          <Icon name="mail" />
          {t('sendToFriend.link')}
        </a>
      )}
      {savable && <ShareButton path={property.path} />}
    </div>
  )
}

interface StateNoticeProps {
  readonly state: 'sold' | 'rented'
  readonly listHref: string
  /** The form for an alert about similar homes. */
  readonly alertHref: string
}

/** Says that a listing has been sold or rented, and what a visitor may want instead. */
export function StateNotice({ state, listHref, alertHref }: StateNoticeProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <p>
        <b>{t(`gone.${state}`)}</b> {t(`gone.${state}.text`)} <a href={listHref}>{t('gone.others')}</a>
      </p>
      <p className="notice-actions">
        <a className="text-button" href={alertHref} rel="nofollow">
          {t('gone.tellMe')}
        </a>
        <QuietLink href={href('valuation', locale)}>{t('gone.myValue')}</QuietLink>
      </p>
    </div>
  )
}
