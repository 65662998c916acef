import type { DayInText, PriceHistoryView } from './price-history.present.ts'

/** Earlier prices, and since when the listing is online; empty if neither is known. */
export function PriceHistory({ history: { earlier, onlineSince } }: { history: PriceHistoryView }) {
  const texts = onlineSince === null ? earlier : [...earlier, onlineSince]
  if (texts.length === 0) return null
  return (
    <ul className="hint price-history">
      {texts.map((text) => (
        <li key={text.day.iso + text.before}>
          <WithDay text={text} />
        </li>
      ))}
    </ul>
  )
}

function WithDay({ text: { before, day, after } }: { text: DayInText }) {
  return (
    <>
      {before}
      <time dateTime={day.iso}>{day.text}</time>
      {after}
    </>
  )
}
