import type { CostEstimateView } from '../presenters/cost-estimate.ts'
import { AmountRow } from './amount-row.tsx'

/** A buyer's costs on top of the price, or what a tenant pays at signing, with a link to the calculator. @param monthly the example of a loan, in words */
export function CostEstimate({ estimate, monthly }: { estimate: CostEstimateView; monthly: string | null }) {
  return (
    <div className="cost-estimate">
      <table className="plain-table">
        <caption>{estimate.basis}</caption>
        <tbody>
          {estimate.rows.map((row) => (
            <AmountRow key={row.key} label={row.label} note={row.note} amount={row.amount} />
          ))}
          <AmountRow className="cost-sum" label={estimate.title} note={estimate.note} amount={estimate.amount} />
        </tbody>
      </table>
      {monthly !== null && <p className="hint">{monthly}</p>}
      <a className="text-button" href={estimate.link.href}>
        {estimate.link.text}
      </a>
    </div>
  )
}
