import type { QrCodeView } from './qr-code.present.ts'

/** A QR code on a light ground in both themes; `label` is its accessible name. */
export function QrCode({ code, label }: { code: QrCodeView; label: string }) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={code.path} />
    </svg>
  )
}
