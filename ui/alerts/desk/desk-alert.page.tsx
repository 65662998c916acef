import { QuietLink } from '../../design/buttons.part.tsx'
import { DefinitionList } from '../../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { FittingLines } from './seekers.part.tsx'
import type { FittingLine } from './seekers.present.ts'

export interface DeskAlertView {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** The person's leads. */
  readonly leads: string
  /** The list of the site with what matches. */
  readonly list: string
  readonly counts: { readonly exact: number; readonly near: number }
  /** Among how many homes with the alert's words was counted; null: among all. */
  readonly lookedAt: number | null
  readonly exact: readonly FittingLine[]
  readonly near: readonly FittingLine[]
}

/** An alert: whose it is, what it seeks, the homes that match it and those that narrowly miss it. */
export function DeskAlertPage({ view, alert }: { readonly view: DeskView; readonly alert: DeskAlertView }) {
  const { t } = useTranslation()
  const { counts, lookedAt, exact, near } = alert
  return (
    <DeskFrame view={view} form="desk" tools={<QuietLink href={alert.leads}>{t('desk.alert.leads')}</QuietLink>}>
      <DefinitionList className="lead-rows" lines={alert.facts} />
      <p>
        {t('desk.alert.exact', { count: counts.exact })} {t('desk.alert.near', { count: counts.near })}{' '}
        {lookedAt !== null && t('desk.alert.lookedAt', { count: lookedAt })} <a href={alert.list}>{t('desk.alert.list')}</a>
      </p>
      {exact.length > 0 && (
        <DeskSection id="exact" title={t('desk.alert.exactTitle')}>
          <FittingLines homes={exact} />
        </DeskSection>
      )}
      {near.length > 0 && (
        <DeskSection id="near" title={t('desk.alert.nearTitle')}>
          <FittingLines homes={near} />
        </DeskSection>
      )}
    </DeskFrame>
  )
}
