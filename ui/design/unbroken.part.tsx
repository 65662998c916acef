import { Fragment } from 'react'

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

const hyphenated = /(\S*\p{L}-\p{L}\S*)/u

/** A heading whose compounds do not break if they fit on a line: 'Emplacement en sous-sol'. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
      <span key={index} className="whole">
        {part}
      </span>
    ),
  )
}

/** An address, which prefers to wrap between street and town. */
export function UnbrokenAddress({ text }: { text: string }) {
  return text.split(/(?<=,) /).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="whole">{part}</span>
    </Fragment>
  ))
}
