import { TableHead } from '../design/tables.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ConsentTotalView } from './consent-totals.present.ts'

/** What visitors chose in the cookie banner. Choices cannot be traced to a visitor. */
export function ConsentTotals({ totals }: { totals: readonly ConsentTotalView[] }) {
  const { t } = useTranslation()
  if (totals.length === 0) return null
  const [choice, count, version, period] = [t('desk.consents.choice'), t('desk.consents.count'), t('desk.consents.version'), t('desk.consents.period')]
  return (
    <DeskSection id="consents" title={t('desk.consents')}>
      <table className="desk-table consent-totals">
        <TableHead columns={[choice, count, version, period]} />
        <tbody>
          {totals.map((total) => (
            <tr key={`${total.version} ${total.choice}`}>
              <th scope="row">{total.choice}</th>
              <td data-column={count}>{total.count}</td>
              <td data-column={version}>{total.version}</td>
              <td data-column={period}>{total.period}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DeskSection>
  )
}
