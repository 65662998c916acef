import { QuietLink } from '../design/buttons.part.tsx'
import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import type { CostEstimateView } from './cost-estimate.present.ts'

/** A buyer's costs on top of the price, or what a tenant pays at signing, with a link to the calculator. @param monthly the example of a loan, in words */
export function CostEstimate({ estimate, monthly }: { estimate: CostEstimateView; monthly: string | null }) {
  const { amount } = estimate
  return (
    <div className="cost-estimate">
      {amount === null ? <Unestimated estimate={estimate} /> : <Estimated estimate={estimate} amount={amount} />}
      {monthly !== null && (
        <p className="hint">
          <UnbrokenAmounts text={monthly} />
        </p>
      )}
      <QuietLink href={estimate.link.href}>{estimate.link.text}</QuietLink>
    </div>
  )
}

function Estimated({ estimate, amount }: { estimate: CostEstimateView; amount: string }) {
  return (
    <table className="plain-table">
      <caption>{estimate.basis}</caption>
      <tbody>
        {estimate.rows.map((row) => (
          <AmountRow key={row.key} label={row.label} note={row.note} amount={row.amount} />
        ))}
        <AmountRow className="cost-sum" label={estimate.title} note={estimate.note} amount={amount} />
      </tbody>
    </table>
  )
}

function Unestimated({ estimate: { title, note } }: { estimate: CostEstimateView }) {
  return (
    <>
      <p className="cost-unknown">{title}</p>
      <p className="hint">{note}</p>
    </>
  )
}

interface AmountRowProps {
  readonly label: string
  readonly note: string | null
  readonly amount: string
  readonly className?: string
}

/** A row of a table of amounts: a label with an optional note, and the amount. */
export function AmountRow({ label, note, amount, className }: AmountRowProps) {
  return (
    <tr className={className}>
      <th scope="row">
        {label}
        {note !== null && (
          <span className="note">
            <UnbrokenAmounts text={note} />
          </span>
        )}
      </th>
      <td className="amount">{amount}</td>
    </tr>
  )
}
