import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { FreeTimes } from './free-times.part.tsx'

/** The call to action at the end of the page: a visit, with the next free times. */
export function VisitBand({ id }: { id: number }) {
  const { t, locale } = useTranslation()
  return (
    <section className="band visit-band" aria-labelledby="visit">
      <div className="measure">
        <div>
          <h2 id="visit">{t('enquiry.title')}</h2>
          <p>{t('enquiry.text')}</p>
        </div>
        <div>
          <a className="button wide" href={href('viewing', locale, { id })}>
            {t('enquiry.visit')}
          </a>
          <FreeTimes id={id} />
        </div>
      </div>
    </section>
  )
}
