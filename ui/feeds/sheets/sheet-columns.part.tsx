import { Dropdown } from '../../design/dropdown.part.tsx'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { describedBy } from '../../forms/field-words.present.ts'
import { useField } from '../../forms/form-state.tsx'
import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { ColumnView } from './sheet.present.ts'

/** Columns with examples of their values, and what each is. */
export function SheetColumns({ columns }: { columns: readonly ColumnView[] }) {
  const { t } = useTranslation()
  return (
    <table className="desk-table sheet-columns">
      <caption className="visually-hidden">{t('desk.sheet.columns')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('desk.sheet.heading')}</th>
          <th scope="col">{t('desk.sheet.examples')}</th>
          <th scope="col">{t('desk.sheet.field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <SheetColumnRow key={column.name} column={column} />
        ))}
      </tbody>
    </table>
  )
}

function SheetColumnRow({ column: { name, heading, examples, chosen, choices } }: { column: ColumnView }) {
  const { t } = useTranslation()
  const { text, texts, error } = useField(name)
  const value = texts.length > 0 ? text : chosen
  return (
    <tr className={value === '' ? 'is-left' : undefined}>
      <th scope="row" id={`${name}-heading`}>
        {heading}
      </th>
      <td>
        <ul className="sheet-examples">
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </td>
      <td>
        <div className={error ? 'field is-wrong' : 'field'}>
          <FieldErrorCode name={name} error={error} />
          <span className="select">
            <Dropdown
              id={name}
              name={name}
              defaultValue={value}
              none={t('desk.sheet.none')}
              choices={choices}
              aria-labelledby={`${name}-heading`}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(name, error)}
            />
            <Icon name="down" />
          </span>
        </div>
      </td>
    </tr>
  )
}
