/** A text whose amounts stay on one line each: '€ 1.150/month'. */
export function UnbrokenAmounts({ text }: { text: string }) {
  return text.split(/(€ [\d.,]*\d(?:\/\p{L}+)?)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="amount-word">
        {part}
      </span>
    ),
  )
}
