import type { ReactNode } from 'react'
import { Compass } from '../listings/facts/compass.part.tsx'
import type { QuarterView } from './quarter.present.ts'
import type { QuarterDrawing, QuarterLabel } from './quarter-layout.present.ts'

interface QuarterProps {
  readonly quarter: QuarterView
  /** The id of the list that says the same in words. */
  readonly describedBy: string
  /** A link at the end of the caption. */
  readonly children?: ReactNode
}

/** Rings of 5, 10 and 15 minutes on foot around a home, with the places whose distance is known; drawn by the server, for print too. */
export function Quarter({ quarter, describedBy, children }: QuarterProps) {
  const { label, drawings, caption, compass } = quarter
  return (
    <figure className="quarter">
      <div role="img" aria-label={label} aria-describedby={describedBy}>
        <Drawing drawing={drawings.narrow} quarter={quarter} className="quarter-narrow" />
        <Drawing drawing={drawings.wide} quarter={quarter} className="quarter-wide" />
      </div>
      <figcaption className="hint">
        {caption}
        {compass && <> {compass.side}.</>}
        {children}
      </figcaption>
    </figure>
  )
}

const compassSize = 40

function Drawing({ drawing, quarter, className }: { drawing: QuarterDrawing; quarter: QuarterView; className: string }) {
  const { width, height, rings, labels } = drawing
  return (
    <svg className={className} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
      {rings.map(({ radius }) => (
        <circle key={radius} r={radius} className="quarter-ring" />
      ))}
      {rings.map(({ radius, text }) => (
        <text key={text} y={-radius} dy="0.35em" textAnchor="middle" className="quarter-minutes">
          {text}
        </text>
      ))}
      {labels.map(({ dot, leader }) => leader && <path key={leader.y} d={`M${dot.x} ${dot.y}L${leader.x} ${leader.y}`} className="quarter-ring" />)}
      {labels.map((label) => (
        <Label key={label.y} label={label} />
      ))}
      {quarter.isAbout ? <circle r="9" className="quarter-about" /> : <path d="M-7 7V-1L0-8 7-1V7Z" className="quarter-home" />}
      {quarter.compass && (
        <g transform={`translate(${width / 2 - compassSize} ${-height / 2}) scale(${compassSize / 96})`} className="sun">
          <Compass bearing={quarter.compass.bearing} />
        </g>
      )}
    </svg>
  )
}

function Label({ label: { name, distance, x, y, anchor, dot, isFar } }: { label: QuarterLabel }) {
  return (
    <>
      <text x={x} y={y} dy="0.35em" textAnchor={anchor}>
        {name} <tspan>{distance}</tspan>
      </text>
      <circle cx={dot.x} cy={dot.y} r={isFar ? 2.5 : 3.5} className={isFar ? 'quarter-far' : 'quarter-dot'} />
    </>
  )
}
