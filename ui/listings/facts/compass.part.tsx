const radius = 40
const centre = 48
/** Half the angle of the horizon that a side faces, degrees. */
const half = 45

/** A home in its horizon, north at the top, and the side that faces a bearing as a wedge; for a drawing of 96 by 96. */
export function Compass({ bearing }: { bearing: number }) {
  return (
    <>
      <circle cx={centre} cy={centre} r={radius} className="sun-horizon" />
      <path d={wedge(bearing)} className="sun-side" />
      <rect x={centre - 9} y={centre - 9} width="18" height="18" className="sun-home" />
      <text x={centre} y="18" textAnchor="middle">
        N
      </text>
    </>
  )
}

function wedge(bearing: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(centre + radius * Math.sin(angle)).toFixed(1)} ${(centre - radius * Math.cos(angle)).toFixed(1)}`
  }
  return `M${centre} ${centre}L${at(bearing - half)}A${radius} ${radius} 0 0 1 ${at(bearing + half)}Z`
}
