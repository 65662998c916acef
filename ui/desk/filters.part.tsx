import { SecondLink } from '../design/buttons.part.tsx'
import { type Choice, Dropdown } from '../design/dropdown.part.tsx'
import { Icon } from '../icons.tsx'
import { useTranslation } from '../site/translation.tsx'

interface DeskFilterProps {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly choices: readonly Choice[]
  /** The text of the empty choice; absent if one must be chosen. */
  readonly all?: string
}

/** A filter of a list at the desk: a drop-down list with its label. */
export function DeskFilter({ name, label, chosen, choices, all }: DeskFilterProps) {
  return (
    <label>
      {label}
      <Dropdown name={name} defaultValue={chosen} none={all} choices={choices} />
    </label>
  )
}

interface FilterChipsProps {
  /** The filters in force, by their key in the address. */
  readonly filters: Readonly<Record<string, string>>
  /** The list without one of them. */
  readonly without: Readonly<Record<string, string>>
  /** The texts of each filter's values. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>
  /** The labels of filters that take any value. */
  readonly labels: Readonly<Record<string, string>>
}

/** The filters in force, each a link to the list without it. */
export function FilterChips({ filters, without, choices, labels }: FilterChipsProps) {
  const { t } = useTranslation()
  const set = Object.entries(filters)
  if (set.length === 0) return null
  return (
    <ul className="desk-chips" aria-label={t('desk.filters')}>
      {set.map(([key, value]) => {
        const text = choices[key]?.find((choice) => choice.value === value)?.text ?? t('desk.filter', { label: labels[key] ?? key, value })
        return (
          <li key={key}>
            <a className="chip" href={without[key]} aria-label={t('desk.removeFilter', { filter: text })}>
              {text}
              <Icon name="close" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The link at the end of a list of the desk that leads to its next page. @param path null on the last page, which has none */
export function FurtherLink({ path }: { readonly path: string | null }) {
  const { t } = useTranslation()
  if (path === null) return null
  return (
    <p>
      <SecondLink href={path}>{t('desk.further')}</SecondLink>
    </p>
  )
}
