import type { FormValues } from '#db/model/forms/sent-form.ts'
import type { Place } from '#db/model/listings/listing.ts'
import type { OwnPoint } from '#db/model/listings/presentation.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { shownPoint } from '#worker/feeds/hidden/displaced-point.ts'
import { pointIn } from '#worker/feeds/values/coordinates.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** The two fields of a home's point as they were sent; empty ones are none. */
export function sentPoint(sent: FormData): FormValues {
  return Object.fromEntries((['pointLat', 'pointLng'] as const).map((name) => [name, textOf(sent, name)]).filter(([, text]) => text !== ''))
}

/** A home's point as read from its fields: none for two empty ones, and errors if they are no point of the home's country. */
interface ReadPoint {
  readonly point: OwnPoint | null
  readonly errors: FieldErrors
}

/** Reads the point of a home, with the one that is shown where its address is not published. */
export function readOwnPoint({ pointLat, pointLng }: FormValues, { country, zip }: Place, salt: string): ReadPoint {
  if (pointLat === undefined && pointLng === undefined) return { point: null, errors: {} }
  const [lat, lng] = [degrees(pointLat), degrees(pointLng)]
  if (!Number.isNaN(lat) && Number.isNaN(lng)) return { point: null, errors: { pointLng: 'invalid' } }
  const found = Number.isNaN(lat) ? null : pointIn(country, zip, lat, lng)
  if (found === null) return { point: null, errors: { pointLat: 'invalid' } }
  const point = { lat: found.lat, lng: found.lng }
  return { point: { ...point, around: shownPoint(point, salt) }, errors: {} }
}

function degrees(text = ''): number {
  return /^-?\d{1,3}(?:[.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
