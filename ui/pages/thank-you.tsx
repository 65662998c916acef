import { AskedBefore } from '../parts/asked-before.tsx'
import type { Crumb } from '../parts/breadcrumb.tsx'
import { DefinitionList } from '../parts/definition-list.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { ShortPage } from '../parts/short-page.tsx'
import type { LeadRow } from '../presenters/lead-rows.ts'
import type { WayView } from '../presenters/ways-on.ts'
import { useTranslation } from '../translation.tsx'

export interface ThankYouPageProps {
  readonly title: string
  /** What was received. */
  readonly text: string
  readonly crumbs: readonly Crumb[]
  /** What was agreed; empty if nothing was. */
  readonly rows: readonly LeadRow[]
  /** The documents that were asked for, as the visitor's device knows them; null after any other form. */
  readonly asked: string | null
  /** What happens next. */
  readonly steps: readonly string[]
  /** Where to go from here, the first one most likely. */
  readonly ways: readonly WayView[]
}

/** Confirms a submitted form. */
export function ThankYouPage({ title, text, crumbs, rows, asked, steps, ways }: ThankYouPageProps) {
  const { t } = useTranslation()
  return (
    <ShortPage crumbs={crumbs} title={title}>
      <p>{text}</p>
      {rows.length > 0 && (
        <div className="appointment">
          <DefinitionList className="facts" lines={rows.map(({ name, label, value }) => ({ key: name, label, value }))} />
        </div>
      )}
      {asked !== null && <AskedBefore documents={asked} isSent />}
      <NextSteps steps={steps} />
      <p className="hint">{t('thanks.spam')}</p>
      <p>{t('thanks.trust')}</p>
      <p className="empty-ways">
        {ways.map((way, index) => (
          <a key={way.href} className={index === 0 ? 'button' : 'button second'} href={way.href}>
            {way.text}
          </a>
        ))}
      </p>
    </ShortPage>
  )
}
