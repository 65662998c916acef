import type { TestimonialView } from '../presenters/testimonial.ts'
import { Photograph } from './photo.tsx'

/** What a client says, in the language it was written in, beside the picture they sent. */
export function Testimonial({ testimonial, first = false }: { testimonial: TestimonialView; first?: boolean }) {
  const { lang, paragraphs, setting, picture } = testimonial
  return (
    <figure className={picture ? 'testimonial has-picture' : 'testimonial'}>
      {picture && (
        <div className="testimonial-picture">
          <Photograph photo={picture} sizes="(min-width: 961px) 24rem, (min-width: 600px) 34vw, 92vw" first={first} />
        </div>
      )}
      <div className="testimonial-text">
        <blockquote className={setting === 'text' ? undefined : `is-${setting}`} lang={lang} dir="auto">
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
            <p key={index}>{paragraph}</p>
          ))}
        </blockquote>
        <figcaption>
          <Signature testimonial={testimonial} />
        </figcaption>
      </div>
    </figure>
  )
}

/** Who says so, and when. */
export function Signature({ testimonial: { lang, name, about, website, day, dayText } }: { testimonial: TestimonialView }) {
  return (
    <>
      <span className="testimonial-name">
        <bdi>{name}</bdi>
      </span>
      {about !== null && (
        <span lang={lang}>
          <bdi>{about}</bdi>
        </span>
      )}
      {website !== null && (
        <a href={website.href} rel="nofollow ugc noopener">
          {website.host}
        </a>
      )}
      <time dateTime={day}>{dayText}</time>
    </>
  )
}
