import { UnbrokenAmounts } from '../design/unbroken-amounts.part.tsx'

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
