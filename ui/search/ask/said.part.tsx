import { useTranslation } from '../../site/translation.tsx'
import type { SaidView } from './said.present.ts'

/** How the sentence of a list was read: what was corrected and what was not understood, each with a way out. */
export function Said({ path, said }: { path: string; said: SaidView }) {
  const { t } = useTranslation()
  return (
    <div className="said">
      <p>
        {t('said.read')} <bdi>{t('search.quoted', { words: said.text })}</bdi>
      </p>
      {said.corrections.map(({ from, to, asTyped }) => (
        <p key={from}>
          <bdi>{t('said.typed', { to, from })}</bdi> {asTyped !== null && <a href={path + asTyped}>{t('said.asTyped', { word: from })}</a>}
        </p>
      ))}
      {said.left !== '' && (
        <p>
          <bdi>{t('said.left', { words: said.left })}</bdi> {said.without !== null && <a href={path + said.without}>{t('said.without')}</a>}
        </p>
      )}
      {said.isFull && <p>{t('said.full')}</p>}
    </div>
  )
}
