import { BesideReachUs } from '../agency/reach-us.part.tsx'
import { part } from '../islands/html-hooks.ts'
import { WaysToLists } from '../search/nothing-found.part.tsx'
import { useTranslation } from '../site/translation.tsx'

/** Explains hearts and links to the lists. @param isNamed whether the address names listings, none of which is known */
export function NoneKept({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={isNamed ? 'empty' : 'empty is-late'} {...part('empty')}>
      <BesideReachUs>
        <h2>{t(isNamed ? 'favourites.none' : 'favourites.empty')}</h2>
        <p>{t(isNamed ? 'favourites.none.text' : 'favourites.hearts')}</p>
        {!isNamed && (
          <p hidden {...part('not-kept')}>
            {t('favourites.notKept')}
          </p>
        )}
        {!isNamed && (
          <noscript>
            <p>{t('favourites.noScript')}</p>
          </noscript>
        )}
        <WaysToLists />
      </BesideReachUs>
    </div>
  )
}
