import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { PictureShape, Testimonial } from '#db/model/testimonials/testimonial.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { PhotoView } from '../listings/photos/photo.present.ts'
import { formatToday } from '../site/number.present.ts'

/** Widths testimonial pictures are resized to. */
export const testimonialWidths = [480, 960, 1440] as const

/** A testimonial as shown. */
export interface TestimonialView {
  readonly id: string
  /** Language it is written in. */
  readonly lang: Locale
  readonly name: string
  readonly about: string | null
  readonly website: { readonly href: string; readonly host: string } | null
  readonly paragraphs: readonly string[]
  /** Typography: short enough for a quote, starting with a short paragraph, or plain text. */
  readonly setting: 'quote' | 'lead' | 'text'
  /** YYYY-MM-DD, and as text. */
  readonly day: string
  readonly dayText: string
  readonly picture: PhotoView | null
}

const longestAsQuote = 240
const maxLeadLength = 300

/**
 * Presents a testimonial.
 * @param query of the picture's URL, for a picture with restricted access
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
    day: brusselsDay(new Date(postedAt)),
    dayText: formatToday(new Date(postedAt), locale),
    picture: picture && showsPicture ? presentPicture(id, picture, translator(locale)('testimonials.picture', { name }), query) : null,
  }
}

function settingOf(paragraphs: readonly string[]): TestimonialView['setting'] {
  const [first = '', ...others] = paragraphs
  if (others.length === 0 && first.length <= longestAsQuote) return 'quote'
  return others.length > 0 && first.length <= maxLeadLength ? 'lead' : 'text'
}

function presentPicture(id: string, { width, height }: PictureShape, alt: string, query: string): PhotoView {
  const address = (each: number) => `/testimonials/${id}/${each}.webp${query}`
  // All widths up to the picture's, and the next one, which shows its full resolution.
  const widths = testimonialWidths.slice(0, testimonialWidths.filter((each) => each < width).length + 1)
  const large = address(widths.at(-1) ?? testimonialWidths[0])
  const webp = widths.map((each) => `${address(each)} ${Math.min(width, each)}w`).join(', ')
  return { avif: null, webp, large, src: large, width, height, alt, placeholder: null }
}
