import type { ReactNode } from 'react'
import { Steps } from '../design/steps.part.tsx'

interface DeadEndProps {
  readonly title: string
  readonly text: string
  /** Links to other pages. */
  readonly children: ReactNode
}

/** The layout of a page that does not exist or has failed: the reason and links, beside a drawing. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <div className="measure not-found">
      <div className="not-found-text">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
      <div className="steps-drawing">
        <Steps />
      </div>
    </div>
  )
}
