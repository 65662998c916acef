import { CostEstimate } from '../../calculators/cost-estimate.part.tsx'
import { Icon } from '../../icons.tsx'
import type { LawView } from '../../law/law.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { priceText } from '../price.present.ts'
import type { LawAnswer } from '../property/dossier.present.ts'
import { Fold } from '../property/fold.part.tsx'
import type { PropertyView } from '../property/property.present.ts'
import type { FactView } from './fact-groups.present.ts'

/** What the law requires, with flood risk, planning and certificates: scores as steps, statements in rows, and everything absent in one sentence. */
export function Law({ law, answer }: { law: LawView | null; answer: LawAnswer }) {
  if (!law) return null
  const first = law.rows.filter(({ key }) => firstKeys.includes(key))
  const others = law.rows.filter(({ key }) => !firstKeys.includes(key))
  return (
    <Fold
      id="law"
      title={law.title}
      answer={<LawInShort answer={answer} />}
      className={others.length > 0 && (first.length > 0 || law.none !== null) ? 'is-split is-narrow-first' : ''}
    >
      {(first.length > 0 || law.none) && (
        <div>
          {first.length > 0 && <LawTable rows={first} />}
          {law.none && <p className="law-none">{law.none}</p>}
        </div>
      )}
      <div>
        {others.length > 0 && <LawTable rows={others} />}
        {law.basis && <p className="hint law-basis">{law.basis}</p>}
      </div>
    </Fold>
  )
}

/** Rendered in a `summary`, which may not contain a list or table. */
function LawInShort({ answer: { rows, none } }: { answer: LawAnswer }) {
  const { t } = useTranslation()
  if (rows.length === 0 && none === null) return null
  return (
    <span className="fold-answer fold-rows">
      {rows.map((fact) => (
        <span key={fact.key}>
          <FloodWarning fact={fact} />
          {t('fact.name', { label: fact.label })} <b>{fact.value}</b>{' '}
        </span>
      ))}
      {none && <span>{none}</span>}
    </span>
  )
}

/** Energy and flooding; beside them planning and certificates. */
const firstKeys: readonly string[] = ['energy', 'renovationDuty', 'floodPScore', 'floodGScore', 'floodZone', 'riverbankZone']

function isScore({ key }: FactView): boolean {
  return key === 'floodPScore' || key === 'floodGScore'
}

function isWarned(fact: FactView): boolean {
  return isScore(fact) && fact.value === 'D'
}

function LawTable({ rows }: { rows: LawView['rows'] }) {
  return (
    <table className="plain-table law-table">
      <tbody>
        {rows.map((fact) => (
          <tr key={fact.key}>
            <th scope="row">{fact.label}</th>
            <td className={fact.isPending ? 'is-pending' : undefined}>
              <FloodWarning fact={fact} />
              {isScore(fact) ? <ScoreSteps grade={fact.value} /> : fact.value}
              {fact.note && <span className="note">{fact.note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const grades = ['A', 'B', 'C', 'D'] as const

/** A flood score with its position on the scale of four. */
function ScoreSteps({ grade }: { grade: string }) {
  return (
    <span className="score-steps">
      <b>{grade}</b>
      {grades.map((each) => (
        <i key={each} className={each === grade ? 'is-here' : undefined} aria-hidden="true" />
      ))}
    </span>
  )
}

/** Flanders requires a warning symbol beside class D. */
export function FloodWarning({ fact }: { fact: FactView }) {
  const { t } = useTranslation()
  return (
    isWarned(fact) && (
      <span className="flood-warning" role="img" aria-label={t('law.floodWarning')}>
        <Icon name="warning" />
      </span>
    )
  )
}

export type CostsOfHome = Pick<PropertyView, 'answers' | 'costs' | 'costsNote' | 'costEstimate' | 'price' | 'priceLabel' | 'monthly'>

/** Price and costs, with an estimate for the buyer or tenant. */
export function Costs({ property }: { property: CostsOfHome }) {
  const { t } = useTranslation()
  const { costs, costEstimate } = property
  if (!costs && !costEstimate) return null
  return (
    <Fold id="costs" title={t('factGroup.costs')} answer={property.answers.costs} className={costs && costEstimate ? 'is-split is-narrow-first is-costs' : ''}>
      {costs && (
        <table className="plain-table">
          <caption>{property.costsNote}</caption>
          <tbody>
            {property.price?.isAmount && (
              <tr>
                <th scope="row">{property.priceLabel}</th>
                <td className="amount">{priceText(property.price)}</td>
              </tr>
            )}
            {costs.facts.map((fact) => (
              <tr key={fact.key}>
                <th scope="row">{fact.label}</th>
                <td className="amount">
                  {fact.value}
                  {fact.note !== null && <span className="note">{fact.note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {costEstimate && <CostEstimate estimate={costEstimate} monthly={property.monthly?.text ?? null} />}
    </Fold>
  )
}
