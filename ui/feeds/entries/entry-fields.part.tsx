import { Dropdown } from '../../design/dropdown.part.tsx'
import { PointField } from '../../map/point-field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { EntryFieldView, EntryInputView, EntrySectionView } from './entry-sections.present.ts'

/** The fields of an entry by section; empty sections are folded. */
export function EntryFields({ sections }: { sections: readonly EntrySectionView[] }) {
  const { t } = useTranslation()
  return sections.map(({ key, isOpen, fields, point, around }) => (
    <details key={key} className="entry-section" open={isOpen}>
      <summary>
        <h2>{t(`desk.entry.section.${key}`)}</h2>
      </summary>
      {key === 'where' && <p className="hint">{t('desk.entry.section.where.text')}</p>}
      <div className="entry-fields">
        {fields.map((field) => (
          <EntryField key={field.path} field={field} />
        ))}
      </div>
      {point.length > 0 && <EntryPoint point={point} around={around} />}
    </details>
  ))
}

/** Where the home is on the map. */
function EntryPoint({ point, around }: Pick<EntrySectionView, 'point' | 'around'>) {
  const { t } = useTranslation()
  const [lat = '', lng = ''] = point.map(({ path }) => path)
  return (
    <div className="entry-point">
      <p className="hint">{t('desk.entry.point')}</p>
      <PointField lat={lat} lng={lng} around={around} isOpen={point.some(({ inputs }) => inputs.some(({ isWrong }) => isWrong))}>
        {point.map((field) => (
          <EntryField key={field.path} field={field} />
        ))}
      </PointField>
    </div>
  )
}

function EntryField({ field }: { field: EntryFieldView }) {
  const { kind, label, inputs, rows, saved } = field
  const { t } = useTranslation()
  if (kind === 'openDays' || (kind === 'texts' && inputs.length > 1)) {
    return (
      <fieldset
        className={kind === 'openDays' ? 'field is-wide entry-open-days' : rows > 1 ? 'field is-wide entry-texts is-long' : 'field is-wide entry-texts'}
      >
        <legend>{label}</legend>
        {inputs.map((input) => (
          <Input key={input.name} field={field} input={input} />
        ))}
        {saved !== null && <p className="hint">{t('desk.entry.saved', { value: saved })}</p>}
      </fieldset>
    )
  }
  return inputs.map((input) => <Input key={input.name} field={field} input={input} isAlone isWide={kind === 'texts' || kind === 'lines'} saved={saved} />)
}

interface InputProps {
  readonly field: EntryFieldView
  readonly input: EntryInputView
  /** Whether it is the only input of its field, and therefore has the field's label. */
  readonly isAlone?: boolean
  readonly isWide?: boolean
  readonly saved?: string | null
}

function Input({ field: { kind, rows, choices, unit, label }, input, isAlone = false, isWide = false, saved = null }: InputProps) {
  const { t } = useTranslation()
  const { name, value, isWrong, language, type } = input
  const wired = {
    id: name,
    name,
    defaultValue: value,
    lang: language ?? undefined,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': isWrong ? `${name}-error` : undefined,
  } as const
  return (
    <div className={['field', isWrong && 'is-wrong', isWide && 'is-wide'].filter(Boolean).join(' ')}>
      <label htmlFor={name}>
        {isAlone ? label : kind === 'texts' && language !== null ? language.toUpperCase() : input.label}
        {kind === 'texts' && !isAlone && <span className="visually-hidden"> {label}</span>}
        {unit !== null && <span className="optional"> {unit}</span>}
      </label>
      {isWrong && (
        <p className="field-error" id={`${name}-error`}>
          {t('desk.entry.unreadable')}
        </p>
      )}
      {kind === 'choice' ? (
        <Dropdown {...wired} none={t('desk.entry.unknown')} choices={choices} />
      ) : (kind === 'texts' && rows > 1) || kind === 'lines' ? (
        <textarea className="input" {...wired} rows={rows} />
      ) : (
        <input className="input" {...wired} type={type} inputMode={kind === 'number' ? 'decimal' : undefined} autoComplete="off" />
      )}
      {saved !== null && <p className="hint">{t('desk.entry.saved', { value: saved })}</p>}
    </div>
  )
}
