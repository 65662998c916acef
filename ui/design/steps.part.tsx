/** A drawing of steps that lead to a door. */
export function Steps() {
  return (
    <svg viewBox="0 0 440 430" aria-hidden="true">
      <path className="door" d="M178 284V112a42 42 0 0 1 84 0v172" />
      <circle className="door-knob" cx="250" cy="206" r="3" />
      <path className="step" d="M150 284h140v34H150z" />
      <path className="step" d="M118 318h204v34H118z" />
      <path className="step" d="M86 352h268v34H86z" />
      <path className="step" d="M54 386h332v34H54z" />
      <path d="M16 420h408" />
      <path d="M76 386V292M108 352V261M136 318V228M164 284V195" />
      <path d="M58 292h24l82-97" />
      <path d="M364 386V292M332 352V261M304 318V228M276 284V195" />
      <path d="M382 292h-24l-82-97" />
    </svg>
  )
}

/** The drawing in its frame, beside or above a text. */
export function StepsDrawing() {
  return (
    <div className="steps-drawing">
      <Steps />
    </div>
  )
}
