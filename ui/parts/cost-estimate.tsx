import type { CostEstimateView } from '../presenters/cost-estimate.ts'

/** A buyer's costs on top of the price, or what a tenant pays at signing, with a link to the calculator. */
export function CostEstimate({ estimate }: { estimate: CostEstimateView }) {
  return (
    <div className="cost-estimate">
      <table className="plain-table">
        <caption>{estimate.basis}</caption>
        <tbody>
          {estimate.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                {row.note !== null && <span className="note">{row.note}</span>}
              </th>
              <td className="amount">{row.amount}</td>
            </tr>
          ))}
          <tr className="cost-sum">
            <th scope="row">
              {estimate.title}
              {estimate.note !== null && <span className="note">{estimate.note}</span>}
            </th>
            <td className="amount">{estimate.amount}</td>
          </tr>
        </tbody>
      </table>
      <a className="text-button" href={estimate.link.href}>
        {estimate.link.text}
      </a>
    </div>
  )
}
