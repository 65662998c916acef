import type { PhotoView } from './photo.present.ts'

type Size = Pick<PhotoView, 'width' | 'height'>

const ratioOf = ({ width, height }: Size) => width / height

/** Whether a photograph belongs in an upright frame: portraits and squares. */
export function isUpright(photo: Size): boolean {
  return ratioOf(photo) <= 1.05
}

/** A wider photograph, a panorama, is never cropped. */
const widestCropped = 2.2

/** Whether frames of 4:3 to 5:3 would cut it below 60 % of its area, so that it stands whole on the colour of its frame. */
export function standsWhole(photo: Size): boolean {
  return isUpright(photo) || ratioOf(photo) > widestCropped
}

/** The same for the upright frames of the mosaic. */
export function standsWholeUpright(photo: Size): boolean {
  return ratioOf(photo) < 0.5
}
