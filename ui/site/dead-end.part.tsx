import type { ReactNode } from 'react'
import { HouseDrawing } from '../design/house-drawing.part.tsx'
import { Icon } from '../icons.tsx'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from './translation.tsx'

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
      <HouseDrawing />
    </div>
  )
}

/** Says that the site does not answer. Hidden until a request of the island around it fails. */
export function Lost() {
  const { t } = useTranslation()
  return (
    <p className="field-error lost" role="alert" hidden {...part('lost')}>
      <Icon name="warning" />
      <span>{t('frame.lost')}</span>
    </p>
  )
}
