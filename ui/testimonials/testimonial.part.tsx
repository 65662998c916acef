import { Photograph } from '../listings/photos/photo.part.tsx'
import { overhang, type PhotoView } from '../listings/photos/photo.present.ts'
import { useTranslation } from '../site/translation.tsx'
import type { TestimonialView } from './testimonial.present.ts'

/** A testimonial in its original language, beside its picture. */
export function Testimonial({ testimonial, first = false }: { testimonial: TestimonialView; first?: boolean }) {
  const { lang, paragraphs, setting, picture } = testimonial
  return (
    <div className={picture ? 'testimonial has-picture' : 'testimonial'}>
      {picture && (
        <div className="testimonial-picture">
          <Photograph photo={picture} sizes={sizesOf(picture)} whole={false} first={first} />
        </div>
      )}
      <figure className="testimonial-text">
        <blockquote className={setting === 'text' ? undefined : setting === 'quote' ? 'is-quote' : 'is-lead'} lang={lang} dir="auto">
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key and never move
            <p key={index}>{paragraph}</p>
          ))}
        </blockquote>
        <figcaption>
          <Signature testimonial={testimonial} />
        </figcaption>
      </figure>
    </div>
  )
}

/** The picture fills a frame of 4:5 beside the text, of 3:2 above it on a phone. */
function sizesOf(picture: PhotoView): string {
  const beside = overhang(picture, 4 / 5)
  return `(min-width: 1240px) ${Math.round(390 * beside)}px, (min-width: 768px) ${Math.round(31 * beside)}vw, ${Math.round(92 * overhang(picture, 3 / 2))}vw`
}

/** Author and date. */
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

/** The office confirms that its files show the writer as a client; without it nothing is published (consumer law on reviews). */
export function ClientChecked({ id }: { /** Where an error links to it. */ id: string }) {
  const { t } = useTranslation()
  return (
    <label className="choice">
      <input type="checkbox" id={id} name="checked" value="1" required />
      <span>{t('review.checked')}</span>
    </label>
  )
}

/** Publishes a testimonial that was sent in: the button is that confirmation, which it sends, and says so. The act is the form's last field. */
export function PublishChecked({ id }: { /** The testimonial, one of several on the page. */ readonly id: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="hint" id={`says-${id}`}>
        {t('review.checked.says')}
      </p>
      <button className="button" type="submit" name="checked" value="1" aria-describedby={`says-${id}`}>
        {t('review.checked.act')}
      </button>
    </>
  )
}
