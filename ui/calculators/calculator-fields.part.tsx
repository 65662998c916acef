import { type Region, regions } from '#db/model/places/region.ts'
import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { Icon } from '../icons.tsx'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { FieldView } from './calculators.present.ts'

interface FieldProps {
  /** The calculator it belongs to, because several have the same field. */
  readonly calculator: string
  readonly field: FieldView
  readonly hint?: string
  readonly optional?: boolean
}

/** A field for an amount in euro. */
export function AmountField(props: FieldProps) {
  return <Field {...props} mode="decimal" sign="€" />
}

/** A text field with its label, hint and error. The element of the error is always rendered, so that the island can fill it. */
export function Field({ calculator, field, hint, optional, mode, sign }: FieldProps & { mode: 'decimal' | 'numeric'; sign?: string }) {
  const { t } = useTranslation()
  const id = `${calculator}-${field.key}`
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), `${id}-error`].join(' ')
  return (
    <div className={field.error === null ? 'field' : 'field is-wrong'} {...part('asks', field.key)}>
      <label htmlFor={id}>
        {t(`calculators.field.${field.key}`)} {optional && <span className="optional">{t('calculators.optional')}</span>}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} {...part('live')}>
        {field.error !== null && (
          <>
            <Icon name="warning" />
            <span>
              <UnbrokenAmounts text={field.error} />
            </span>
          </>
        )}
      </p>
      <input
        className="input short"
        id={id}
        name={field.key}
        type="text"
        inputMode={mode}
        autoComplete="off"
        placeholder={sign}
        defaultValue={field.typed}
        aria-describedby={described}
        aria-invalid={field.error === null ? undefined : true}
      />
    </div>
  )
}

/** The region whose taxes are calculated. */
export function RegionChoice({ region }: { region: Region }) {
  const { t } = useTranslation()
  return <Choices name="region" legend={t('calculators.field.region')} chosen={region} choices={regions.map((each) => [each, t(`region.${each}`)] as const)} />
}

interface ChoicesProps {
  readonly name: string
  readonly legend: string
  readonly chosen: string
  readonly choices: readonly (readonly [value: string, text: string])[]
}

/** A single choice as a segmented control. */
export function Choices({ name, legend, chosen, choices }: ChoicesProps) {
  return (
    <fieldset {...part('asks', name)}>
      <legend>{legend}</legend>
      <div className="segments">
        {choices.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
