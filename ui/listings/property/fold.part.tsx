import type { ReactNode } from 'react'
import { UnbrokenAmounts } from '../../design/unbroken.part.tsx'
import { part } from '../../islands/html-hooks.ts'

interface FoldProps {
  readonly id: string
  readonly title: string
  /** The summary shown while the part is closed; absent or empty if the heading is enough. */
  readonly answer?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** A part of the dossier. Rendered open; on a phone the island closes it, and its heading still shows the summary. */
export function Fold({ id, title, answer, children, className = '' }: FoldProps) {
  return (
    <section className="dossier-part" aria-labelledby={id}>
      <details open {...part('fold')}>
        <summary>
          <h2 id={id}>{title}</h2>
          {typeof answer === 'string' ? answer !== '' && <FoldAnswer text={answer} /> : answer}
        </summary>
        <div className={`fold-content ${className}`.trim()}>{children}</div>
      </details>
    </section>
  )
}

function FoldAnswer({ text }: { text: string }) {
  return (
    <span className="fold-answer">
      <UnbrokenAmounts text={text} />
    </span>
  )
}
