import { useTranslation } from '../site/translation.tsx'
import type { DeskLeadView } from './lead.present.ts'

/** Other leads of the same person. */
export function RelatedLeads({ related }: Pick<DeskLeadView, 'related'>) {
  const { t } = useTranslation()
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('desk.lead.related')}</h2>
      <ul className="desk-list">
        {related.map(({ id, href, form, when, state }) => (
          <li key={id}>
            <a href={href}>{form}</a>
            <span>
              {when}, {t(`desk.lead.state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The search alerts of the person: each leads to the homes on offer for it. */
export function LeadAlerts({ alerts }: Pick<DeskLeadView, 'alerts'>) {
  const { t } = useTranslation()
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">{t('desk.lead.alerts')}</h2>
      <ul className="desk-list">
        {alerts.map(({ id, list, words, when }) => (
          <li key={id}>
            <a href={list}>{words}</a>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
