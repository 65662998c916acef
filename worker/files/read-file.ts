import type { PictureShape } from '#db/model/testimonial.ts'

/** An accepted upload, ready to be stored. */
export interface ReadFile {
  readonly bytes: Buffer
  /** Media type, detected from the content. */
  readonly type: string
  /** Set for pictures only. */
  readonly picture?: PictureShape
}
