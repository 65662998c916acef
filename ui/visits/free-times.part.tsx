import { island, part } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

/** The next free times for a viewing. Pages are cached, so the browser fetches the times; without script a link leads to all of them. */
export function FreeTimes({ id }: { id: number }) {
  const { t, locale } = useTranslation()
  return (
    <div className="free-times">
      <p className="hint">
        <a href={href('viewing', locale, { id })}>{t('freeTimes.all')}</a>
      </p>
      <div {...island('free-times', { path: `/free-times/${id}?lang=${locale}` })}>
        <template {...part('free-times')}>
          <ul className="free-time-list" aria-label={t('freeTimes.title')}>
            <li>
              <a className="free-time" href={href('viewing', locale, { id })}>
                <span>{t('enquiry.visit')}</span>
                <b />
              </a>
            </li>
          </ul>
        </template>
      </div>
    </div>
  )
}
