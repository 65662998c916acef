import { DefinitionList, TableHead } from '../../design/tables.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { RunView } from './import-run.present.ts'

/** Imports, a row each. */
export function RunsTable({ runs }: { runs: readonly RunView[] }) {
  const { t } = useTranslation()
  return (
    <table className="desk-table desk-runs">
      <caption className="visually-hidden">{t('desk.imports.runs')}</caption>
      <TableHead columns={[t('desk.audit.when'), t('desk.imports.from'), t('desk.imports.outcome'), t('desk.imports.state')]} />
      <tbody>
        {runs.map((run) => (
          <tr key={run.id}>
            <th scope="row">
              <a href={run.href}>{run.when}</a>
              <span className="hint">{run.ago}</span>
            </th>
            <td>
              {run.sender}
              <span className="hint">{t('desk.imports.source', { source: run.source })}</span>
            </td>
            <td>
              <Outcome run={run} />
            </td>
            <td>
              <StateBadge state={run.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The state of an import. */
export function StateBadge({ state }: Pick<RunView, 'state'>) {
  const { t } = useTranslation()
  const isBad = state === 'refused' || state === 'failed' || state === 'stalled'
  return <span className={isBad ? 'badge is-bad' : 'badge'}>{t(`desk.imports.state.${state}`)}</span>
}

/** What an import did, in words. */
export function Outcome({ run: { counts, why } }: { run: Pick<RunView, 'counts' | 'why'> }) {
  const { t } = useTranslation()
  const shown = counts.filter(({ amount, name }) => amount !== 0 && name !== 'unchanged')
  if (why !== null) return why
  if (counts.length === 0) return '–'
  return shown.length === 0 ? t('desk.imports.nothing') : shown.map(({ name, amount }) => t(`desk.imports.counted.${name}`, { count: amount })).join(', ')
}

/** What an import did, as numbers. */
export function RunCounts({ counts }: Pick<RunView, 'counts'>) {
  const { t } = useTranslation()
  return (
    <DefinitionList className="desk-counts" lines={counts.map(({ name, count }) => ({ key: name, label: t(`desk.imports.count.${name}`), value: count }))} />
  )
}
