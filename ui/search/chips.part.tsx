import { noFilters, type Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { QuietLink } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ChipView } from './chips.present.ts'

interface ChipsProps {
  readonly path: string
  readonly search: Search
  readonly chips: readonly ChipView[]
}

const classes = { always: 'chip in-bar', wide: 'chip in-wide-bar' } as const

/** The active filters, each a link to the list without it. Where the filter bar names one already, the style sheet hides its chip. */
export function Chips({ path, search, chips }: ChipsProps) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  return (
    <div className="chips" role="group" aria-label={t('list.chips')}>
      {chips.map((chip) => (
        <a
          key={chip.text}
          className={chip.inBar === null ? 'chip' : classes[chip.inBar]}
          href={path + chip.without}
          aria-label={t('list.chip.remove', { filter: chip.text })}
        >
          {chip.text}
          <Icon name="close" />
        </a>
      ))}
      <QuietLink href={path + writeSearch(search, noFilters)}>{t('list.clear')}</QuietLink>
    </div>
  )
}
