import type { Locale } from '#messages/locales.ts'

/** `waiting` until the agency has read it, then `published` or `refused`; either may become the other. */
export type TestimonialState = 'waiting' | 'published' | 'refused'

/** The shape of a picture somebody sent, as it is to be seen. */
export interface PictureShape {
  readonly width: number
  readonly height: number
  /** Degrees the camera wants it turned, clockwise, before it is shown. */
  readonly turn: 0 | 90 | 180 | 270
}

/** What a client says of the agency (specification, section 3). Times are UTC in ISO 8601. */
export interface Testimonial {
  /** That of the lead it came as. */
  readonly id: string
  readonly state: TestimonialState
  /** The language it is written in. */
  readonly locale: Locale
  readonly name: string
  /** What the client has to do with the agency, in their own words. */
  readonly about: string | null
  /** A complete http or https address. */
  readonly website: string | null
  readonly comment: string
  /** Null where none was sent. */
  readonly picture: PictureShape | null
  /** Whether the agency shows the picture with it. */
  readonly showsPicture: boolean
  readonly postedAt: string
}
