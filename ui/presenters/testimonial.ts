import type { PictureShape, Testimonial } from '#db/model/testimonial.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatToday } from './number.ts'
import type { PhotoView } from './photo.ts'

/** The widths pictures of testimonials are drawn in. */
export const testimonialWidths = [480, 960, 1440] as const

/** A testimonial as it is shown. */
export interface TestimonialView {
  readonly id: string
  /** The language it is written in. */
  readonly lang: Locale
  readonly name: string
  readonly about: string | null
  readonly website: { readonly href: string; readonly host: string } | null
  readonly paragraphs: readonly string[]
  /** How it is set: short enough for a quote, a short paragraph first, or plain text. */
  readonly setting: 'quote' | 'lead' | 'text'
  /** YYYY-MM-DD, and in words. */
  readonly day: string
  readonly dayText: string
  readonly picture: PhotoView | null
}

const maxQuoteLength = 240
const maxLeadLength = 300

/**
 * Presents a testimonial.
 * @param query that of its picture's address, for one that only some may see
 */
export function presentTestimonial(testimonial: Testimonial, locale: Locale, query = ''): TestimonialView {
  const { id, name, about, comment, website, postedAt, picture, showsPicture } = testimonial
  const paragraphs = comment
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return {
    id,
    lang: testimonial.locale,
    name,
    about,
    website: website === null ? null : { href: website, host: new URL(website).host.replace(/^www\./, '') },
    paragraphs,
    setting: settingOf(paragraphs),
    day: postedAt.slice(0, 10),
    dayText: formatToday(new Date(postedAt), locale),
    picture: picture && showsPicture ? presentPicture(id, picture, translator(locale)('testimonials.picture', { name }), query) : null,
  }
}

function settingOf(paragraphs: readonly string[]): TestimonialView['setting'] {
  const [first = '', ...others] = paragraphs
  if (others.length === 0 && first.length <= maxQuoteLength) return 'quote'
  return others.length > 0 && first.length <= maxLeadLength ? 'lead' : 'text'
}

function presentPicture(id: string, { width, height }: PictureShape, alt: string, query: string): PhotoView {
  const address = (each: number) => `/testimonials/${id}/${each}.webp${query}`
  // The last one that is no larger than the picture, and one more that shows all there is of it.
  const widths = testimonialWidths.slice(0, testimonialWidths.filter((each) => each < width).length + 1)
  const large = address(widths.at(-1) ?? testimonialWidths[0])
  const webp = widths.map((each) => `${address(each)} ${Math.min(width, each)}w`).join(', ')
  return { avif: null, webp, large, src: large, width, height, alt, placeholder: null }
}
