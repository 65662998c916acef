import { Icon } from '../icons.tsx'
import { part } from '../islands/html-hooks.ts'
import { formatNumber } from '../site/number.present.ts'
import { useTranslation } from '../site/translation.tsx'
import type { FilterFieldsProps } from './filter-fields.part.tsx'
import type { ChoiceView } from './search.present.ts'

/** The groups of categories; single categories are chosen in the sheet. */
export function TypeGroups({ search, choices }: FilterFieldsProps) {
  const leaves = choices.types.flatMap((group) => group.leaves).filter((leaf) => search.types.includes(leaf.value))
  return (
    <div className="type-choices">
      {[...choices.types, ...leaves].map((choice) => (
        <FilterTick key={choice.value} name="type" choice={choice} isSet={search.types.includes(choice.value)} />
      ))}
    </div>
  )
}

/** The tree of categories: each group unfolds. */
export function TypeTree({ search, choices }: FilterFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="type-tree">
      {choices.types.map((group) => (
        <div key={group.value}>
          <FilterTick name="type" choice={group} isSet={search.types.includes(group.value)} />
          {group.leaves.length > 0 && (
            <details open={group.leaves.some((leaf) => search.types.includes(leaf.value))}>
              <summary>
                {t('search.kinds')}
                <Icon name="down" />
                <span className="visually-hidden"> {group.label}</span>
              </summary>
              {group.leaves.map((leaf) => (
                <FilterTick key={leaf.value} name="type" choice={leaf} isSet={search.types.includes(leaf.value)} />
              ))}
            </details>
          )}
        </div>
      ))}
    </div>
  )
}

/** A choice of a filter with the number of listings that it would find. @param hint the id of a text about it */
export function FilterTick({ name, choice, isSet, hint }: { name: string; choice: ChoiceView; isSet: boolean; hint?: string | undefined }) {
  const { locale } = useTranslation()
  return (
    <label className={choice.count > 0 || isSet ? 'choice' : 'choice is-none'}>
      <input type="checkbox" name={name} value={choice.value} defaultChecked={isSet} aria-describedby={hint} />
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
