import { useField } from '../../forms/form-state.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { HomeLine } from './home-line.present.ts'

interface FoundHomesProps {
  /** Those that the typed words may mean. */
  readonly homes: readonly Pick<HomeLine, 'id' | 'name' | 'place' | 'reference' | 'stateText'>[]
  readonly hasMore: boolean
}

/** The homes that words may mean, in the form where they were typed: each can be ticked. */
export function FoundHomes({ homes, hasMore }: FoundHomesProps) {
  const { t } = useTranslation()
  const { texts } = useField('found')
  return (
    <fieldset className="field">
      <legend>{t('desk.newVisit.which')}</legend>
      {homes.map(({ id, name, place, reference, stateText }) => (
        <label key={id} className="choice">
          <input type="checkbox" name="found" value={id} defaultChecked={texts.includes(String(id))} />
          <span>
            {name}, {place} <span className="hint">{[reference, stateText].join(', ')}</span>
          </span>
        </label>
      ))}
      {hasMore && <p className="hint">{t('desk.newVisit.cut')}</p>}
    </fieldset>
  )
}
