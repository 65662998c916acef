import { Icon } from '../icons.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { FilterFieldsProps } from './filter-fields.part.tsx'
import { FilterTick } from './filter-tick.part.tsx'

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
