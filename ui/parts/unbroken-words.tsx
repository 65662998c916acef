const hyphenated = /(\S*\p{L}-\p{L}\S*)/u
/** Characters of a word that fits beside others in a heading on a phone. */
const longest = 18

/** A heading whose compounds stay whole: 'Emplacement en sous-sol'. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) =>
    index % 2 === 0 || part.length > longest ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
      <span key={index} className="nowrap">
        {part}
      </span>
    ),
  )
}
