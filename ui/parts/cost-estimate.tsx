import type { CostEstimateView } from '../presenters/cost-estimate.ts'
import { AmountRow } from './amount-row.tsx'

/** A buyer's costs on top of the price, or what a tenant pays at signing, with a link to the calculator. */
export function CostEstimate({ estimate }: { estimate: CostEstimateView }) {
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
      <a className="text-button" href={estimate.link.href}>
        {estimate.link.text}
      </a>
    </div>
  )
}
