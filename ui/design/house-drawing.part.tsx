/** A drawing of a house whose door is only a dotted line. */
export function House() {
  return (
    <svg viewBox="0 0 440 430" aria-hidden="true">
      <path d="M282 145V84h34v92" />
      <path className="wall" d="M84 420V212L220 88l136 124v208z" />
      <path d="M56 238 220 88l164 150" />
      <path d="M126 246h58v62h-58zM155 246v62M126 277h58" />
      <circle cx="220" cy="176" r="18" />
      <path d="M220 158v36M202 176h36" />
      <path className="door" d="M236 420V284a34 34 0 0 1 68 0v136" />
      <circle className="door-knob" cx="292" cy="356" r="3" />
      <path d="M16 420h408" />
    </svg>
  )
}

/** The drawing in its frame, beside or above a text. */
export function HouseDrawing() {
  return (
    <div className="house-drawing">
      <House />
    </div>
  )
}
