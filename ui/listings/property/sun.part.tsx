import type { SunView } from './sun.present.ts'

const radius = 40
const centre = 48
/** Half the angle of the horizon that a side faces, degrees. */
const half = 45

/** When the sun is on the terrace or in the garden, with the side as a wedge of a compass. */
export function Sun({ sun: { bearing, side, lines, note } }: { sun: SunView }) {
  return (
    <section className="figure-group sun">
      <h3>{side}</h3>
      <div>
        <svg viewBox="0 0 96 96" width="72" height="72" aria-hidden="true">
          <circle cx={centre} cy={centre} r={radius} className="sun-horizon" />
          <path d={wedge(bearing)} className="sun-side" />
          <rect x={centre - 9} y={centre - 9} width="18" height="18" className="sun-home" />
          <text x={centre} y="18" textAnchor="middle">
            N
          </text>
        </svg>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li className="hint">{note}</li>
        </ul>
      </div>
    </section>
  )
}

function wedge(bearing: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(centre + radius * Math.sin(angle)).toFixed(1)} ${(centre - radius * Math.cos(angle)).toFixed(1)}`
  }
  return `M${centre} ${centre}L${at(bearing - half)}A${radius} ${radius} 0 0 1 ${at(bearing + half)}Z`
}
