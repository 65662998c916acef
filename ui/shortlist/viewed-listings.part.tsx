import { control, island, part } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

/**
 * The listings viewed last, at most `max`, without the one on this page. Only the visitor's device knows them; the island fills the
 * template with their cards.
 */
export function ViewedListings({ max, except = null }: { max: number; except?: number | null }) {
  const { t, locale } = useTranslation()
  return (
    <div className="viewed" {...island('viewed', { path: href('favourites', locale), max, except })}>
      <template {...part('viewed-listings')}>
        <section className="section measure" aria-labelledby="viewed">
          <div className="section-head">
            <h2 id="viewed">{t('viewed.title')}</h2>
            <button className="text-button" type="button" {...part('clear')}>
              {t('viewed.clear')}
            </button>
          </div>
          <div className="card-grid" {...part('cards')} />
          <label className="keep-viewed">
            <input type="checkbox" name={control('keepViewed')} />
            {t('viewed.keep')}
          </label>
        </section>
      </template>
    </div>
  )
}
