import { ruleNames } from '#db/model/law/compliance/publication-rule.ts'
import { FieldErrorCode } from '../../forms/field.part.tsx'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { useField } from '../../forms/form-state.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { StoredWords } from '../../forms/stored-words.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { wordsOf } from './settings-source.part.ts'

/** Which homes are held back: none, those that are unlawful to advertise, or those that break one of the chosen rules. */
export function HoldBackField({ name }: { name: string }) {
  const { t } = useTranslation()
  const { text } = useField(name)
  const { texts, error } = useField(`${name}.rules`)
  return (
    <fieldset id={name} tabIndex={-1} className="field">
      <legend>{fieldLabel(t, name)}</legend>
      {(['none', 'unlawful', 'rules'] as const).map((value) => (
        <label key={value} className="choice">
          <input type="radio" name={name} value={value} defaultChecked={value === (text || 'none')} />
          <span>{t(`desk.settings.holdBack.${value}`)}</span>
        </label>
      ))}
      <StoredWords name={name} words={(value) => wordsOf(t, `desk.settings.holdBack.${value}`)} />
      <details className="settings-row" open={text === 'rules'}>
        <summary id={`${name}.rules`}>{t('desk.settings.holdBack.which')}</summary>
        <FieldErrorCode name={`${name}.rules`} error={error} />
        <div className="settings-rules">
          {ruleNames.map((rule) => (
            <Box key={rule} name={`${name}.rules`} value={rule} label={t(`desk.rule.${rule}`)} isSet={texts.includes(rule)} />
          ))}
        </div>
        <StoredWords name={`${name}.rules`} words={(rule) => wordsOf(t, `desk.rule.${rule}`)} />
      </details>
    </fieldset>
  )
}
