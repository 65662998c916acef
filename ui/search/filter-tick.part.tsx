import { part } from '../islands/html-hooks.ts'
import { formatNumber } from '../site/number.present.ts'
import { useTranslation } from '../site/translation.tsx'
import type { ChoiceView } from './search.present.ts'

/** A choice of a filter with the number of listings that it would find. */
export function FilterTick({ name, choice, isSet }: { name: string; choice: ChoiceView; isSet: boolean }) {
  const { locale } = useTranslation()
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={choice.value} defaultChecked={isSet} />
      <span>
        {choice.label}
        {/* Keeps the number from wrapping to a new line. */ '\u00a0'}
        <span className="choice-count" {...part('count', `${name}:${choice.value}`)}>
          {formatNumber(choice.count, locale)}
        </span>
      </span>
    </label>
  )
}
