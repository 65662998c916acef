import placeholders from '#db/demo/pictures/placeholders.json' with { type: 'json' }
import type { Photo } from '#db/model/listing.ts'

/** Photographs of the agency, not of a listing. */
export const coverPhoto: Photo = own('entrance-brick-01')
export const testimonialPhoto: Photo = own('detail-study-green-01')

function own(name: keyof typeof placeholders): Photo {
  return { key: name, url: `/pictures/${name}.jpg`, width: 1600, height: 1067, name: null, placeholder: placeholders[name] }
}
