import type { Locale } from '#messages/locales.ts'

/** Days the link to review a testimonial is valid. */
export const reviewDays = 60

/** `waiting` for the agency's decision, then `published` or `refused`; both can be reversed. */
export type TestimonialState = 'waiting' | 'published' | 'refused'

/** The dimensions and orientation of a sent picture. */
export interface PictureShape {
  readonly width: number
  readonly height: number
  /** Degrees clockwise to rotate it before it is shown (EXIF orientation). */
  readonly turn: 0 | 90 | 180 | 270
  /** Whether it is mirrored left to right before it is rotated. */
  readonly mirrored?: true
}

/** A testimonial (specification, section 3). Times are UTC in ISO 8601. */
export interface Testimonial {
  /** The id of its lead. */
  readonly id: string
  readonly state: TestimonialState
  /** The language it is written in. */
  readonly locale: Locale
  readonly name: string
  /** The client's relation to the agency, in their own words. */
  readonly about: string | null
  /** An absolute http or https address. */
  readonly website: string | null
  readonly comment: string
  /** Null without a picture. */
  readonly picture: PictureShape | null
  /** Whether the agency shows the picture with it. */
  readonly showsPicture: boolean
  readonly postedAt: string
}

/** Reasons to reject or unpublish a testimonial. */
export const refusalReasons = ['noClient', 'others', 'offensive', 'advertising', 'twice', 'asked'] as const
export type RefusalReason = (typeof refusalReasons)[number]
