import { control, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

/** The address of a shortlist: in a field to copy from, and with script a button to share it. */
export function ShareLink({ link }: { link: string }) {
  const { t } = useTranslation()
  return (
    <section className="share-link" aria-labelledby="share">
      <h2 id="share">{t('favourites.link')}</h2>
      <p className="hint" id="share-hint">
        {t('favourites.linkHint')}
      </p>
      <div className="share-line">
        <input className="input" type="text" name={control('link')} readOnly defaultValue={link} aria-labelledby="share" aria-describedby="share-hint" />
        <button className="button second" type="button" hidden {...part('act', 'share')}>
          {t('favourites.share')}
        </button>
      </div>
    </section>
  )
}
