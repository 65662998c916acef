import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

/** The place of the homes looked at last. Only the visitor's device knows which; its script fills the template with their cards, at most `most`. */
export function ViewedHomes({ most }: { most: number }) {
  const { t, locale } = useTranslation()
  return (
    <div className="viewed" data-island="viewed" data-most={most} data-path={href('favourites', locale)}>
      <template>
        <section className="section measure" aria-labelledby="viewed">
          <div className="section-head">
            <h2 id="viewed">{t('viewed.title')}</h2>
            <button className="text-button" type="button" data-clear="">
              {t('viewed.clear')}
            </button>
          </div>
          <div className="card-grid" />
        </section>
      </template>
    </div>
  )
}
