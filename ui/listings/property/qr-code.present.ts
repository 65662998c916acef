import { encode } from 'uqr'

/** A QR code as one SVG path: side length in modules including the quiet zone of four, and the dark modules. */
export interface QrCodeView {
  readonly size: number
  readonly path: string
}

/** The QR code of a text; null when the text is too long. */
export function presentQrCode(text: string): QrCodeView | null {
  if (new TextEncoder().encode(text).length > maxTextLength) return null
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`)).join('') }
}

/** Above this version a printed module is too small for a phone camera. */
const maxTextLength = 400

/** Adjacent dark modules, drawn as one run. */
function runsOf(row: readonly boolean[]): { readonly x: number; readonly length: number }[] {
  const runs: { x: number; length: number }[] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, length: 1 })
  }
  return runs
}
