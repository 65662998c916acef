import { useTranslation } from '../translation.tsx'

/** The address of a shortlist to pass on: in a field that can be copied from anywhere, by a button where a script is. */
export function ShareLink({ link }: { link: string }) {
  const { t } = useTranslation()
  return (
    <section className="share-link" aria-labelledby="share">
      <h2 id="share">{t('favourites.link')}</h2>
      <p className="hint" id="share-hint">
        {t('favourites.linkHint')}
      </p>
      <div className="share-line">
        <input className="input" type="text" readOnly defaultValue={link} aria-labelledby="share" aria-describedby="share-hint" />
        <button className="button second" type="button" hidden data-act="share">
          {t('favourites.share')}
        </button>
      </div>
    </section>
  )
}
