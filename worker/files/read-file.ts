import type { PictureShape } from '#db/model/testimonial.ts'

/** A file that is taken, as it is kept. */
export interface ReadFile {
  readonly bytes: Buffer
  /** What it is by what is in it. */
  readonly type: string
  /** Of a picture. */
  readonly picture?: PictureShape
}
