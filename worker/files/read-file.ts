import type { PictureShape } from '#db/model/testimonial.ts'

/** An accepted file, as it is stored. */
export interface ReadFile {
  readonly bytes: Buffer
  /** Its media type, by its content. */
  readonly type: string
  /** Set for pictures only. */
  readonly picture?: PictureShape
}
