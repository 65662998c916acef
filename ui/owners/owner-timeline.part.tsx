import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { OwnerHomeView } from './owner-home.present.ts'

/** The timeline of an owner's home, newest first; upcoming events are marked. */
export function OwnerTimeline({ timeline }: Pick<OwnerHomeView, 'timeline'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('owner.timeline')}</h2>
      {timeline.length === 0 ? (
        <p>{t('owner.timeline.none')}</p>
      ) : (
        <ol className="owner-timeline">
          {timeline.map(({ id, when, what, about, text, isNext }) => (
            <li key={id} className={isNext ? 'is-next' : undefined}>
              <span className="hint">{when}</span>
              <p>
                <b>{what}</b>
                {about !== '' && ` · ${about}`}
                {text !== '' && (
                  <span>
                    <UnbrokenAmounts text={text} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
