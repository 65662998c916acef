import type { PictureShape } from '#db/model/testimonials/testimonial.ts'
import type { PictureHeader } from './pictures/picture-header.ts'

/** An accepted upload, ready to be stored. */
export interface ReadFile {
  readonly bytes: Buffer
  /** Media type, detected from the content. */
  readonly type: string
  /** Set for pictures only. */
  readonly picture?: PictureShape
}

/** An accepted picture. Its bytes hold no metadata, so it is turned by whoever shows it. */
export interface ReadPicture extends ReadFile {
  readonly type: PictureHeader['type']
  readonly picture: PictureShape
}
