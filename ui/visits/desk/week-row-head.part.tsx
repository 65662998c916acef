import { useTranslation } from '../../site/translation.tsx'
import type { ScaleRow } from './time-scale.present.ts'

/** The time of a row: shown for full hours, and for a band in its first row. */
export function RowHead({ row: { time, isHour, band }, isFirst }: { readonly row: ScaleRow; readonly isFirst: boolean }) {
  const { t } = useTranslation()
  return (
    <th scope="row">
      {band !== null && isFirst && <span aria-hidden="true">{t(`desk.calendar.${band.side}`, { time: band.edge })}</span>}
      <span className={isHour ? undefined : 'visually-hidden'}>{time}</span>
    </th>
  )
}
