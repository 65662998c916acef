import { QuietLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { OfferLine } from './offer.present.ts'
import { OffersTable } from './offers-table.part.tsx'

interface DeskOffersPageProps {
  readonly view: DeskView
  readonly offers: readonly OfferLine[]
  /** The path of the next page; null after the last. */
  readonly further: string | null
}

/** The open offers on all homes, newest first. */
export function DeskOffersPage({ view, offers, further }: DeskOffersPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="desk">
      <p className="hint">{t('desk.offers.lead')}</p>
      {offers.length === 0 ? <p className="desk-quiet">{t('desk.offers.noneOpen')}</p> : <OffersTable offers={offers} label={view.title} ofHomes />}
      {further !== null && (
        <p>
          <QuietLink href={further}>{t('desk.offers.further')}</QuietLink>
        </p>
      )}
    </DeskFrame>
  )
}
