import { type SettingsField, shownRows } from '#db/model/agency/settings/field.ts'
import { FieldErrorCode, FieldHint } from '../../forms/field-frame.part.tsx'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { useField, useNeedsLookIn } from '../../forms/form-state.tsx'
import { formatDay } from '../../site/number.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { SettingsFields } from './settings-fields.part.tsx'
import type { SettingsSource } from './settings-source.part.ts'

interface RowsFieldProps {
  readonly field: SettingsField & { readonly kind: 'rows' }
  readonly name: string
  readonly source: SettingsSource
}

/** A paged list of records with the same fields, each folded, with an empty one at the end to add; a row without any text is removed. */
export function RowsField({ field, name, source }: RowsFieldProps) {
  const { t } = useTranslation()
  const { error } = useField(name)
  const { first, shown, total } = source.rows[field.path] ?? { first: 0, shown: 0, total: 0 }
  const isLast = first + shown >= total
  return (
    <fieldset id={name} tabIndex={-1} className="field settings-rows">
      <legend>{fieldLabel(t, name)}</legend>
      <FieldHint name={name} />
      <FieldErrorCode name={name} error={error} />
      <input type="hidden" name={`${name}.first`} value={first} />
      {total > shownRows && <RowPages path={field.path} first={first} total={total} />}
      {Array.from({ length: shown + (isLast ? 1 : 0) }, (_, index) => `${name}.${index}.`).map((prefix, index) => (
        <Row
          key={prefix}
          prefix={prefix}
          field={field}
          source={source}
          number={index < shown ? first + index + 1 : null}
          isOpen={field.opensEmpty === true && total === 0}
        />
      ))}
    </fieldset>
  )
}

/** Links to the pages of a long list. */
function RowPages({ path, first, total }: { path: string; first: number; total: number }) {
  const { t } = useTranslation()
  const starts = Array.from({ length: Math.ceil(total / shownRows) }, (_, page) => page * shownRows)
  return (
    <nav className="settings-pages" aria-label={t('desk.settings.rows.pages')}>
      {starts.map((start) => (
        <a key={start} href={`?${new URLSearchParams({ [`first.${path}`]: String(start) })}`} aria-current={start === first ? 'true' : undefined}>
          {`${start + 1}–${Math.min(start + shownRows, total)}`}
        </a>
      ))}
    </nav>
  )
}

interface RowProps extends Omit<RowsFieldProps, 'name'> {
  readonly prefix: string
  /** Null for the row to add. */
  readonly number: number | null
  readonly isOpen: boolean
}

function Row({ prefix, field, source, number, isOpen }: RowProps) {
  const { t, locale } = useTranslation()
  const [first] = field.fields
  const { text } = useField(first === undefined ? '' : prefix + first.path)
  const isWrong = useNeedsLookIn(prefix)
  const shown =
    number === null
      ? t('desk.settings.rows.add')
      : (first?.kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text, locale) : text) || t('desk.settings.rows.row', { number: String(number) })
  return (
    <details className="settings-row" open={isOpen || isWrong}>
      <summary>{shown}</summary>
      <div className="settings-row-fields">
        <SettingsFields fields={field.fields} source={source} prefix={prefix} />
      </div>
    </details>
  )
}
