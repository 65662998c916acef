import type { SettingsField, SettingsGroup } from '#db/model/agency/settings/field.ts'
import { hasMessage } from '#messages/translate.ts'
import { Choices, Field, Select, Tick } from '../../forms/field.part.tsx'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { HoldBackField } from './hold-back-field.part.tsx'
import { PictureField } from './picture-field.part.tsx'
import { RowsField } from './rows-field.part.tsx'
import { choicesOf, type SettingsSource, wordsOf } from './settings-source.part.ts'
import { TextsField } from './texts-field.part.tsx'
import { WeekField } from './week-field.part.tsx'

interface SettingsGroupsProps {
  readonly groups: readonly SettingsGroup[]
  readonly source: SettingsSource
}

/** The fields of a settings page under their headings. */
export function SettingsGroups({ groups, source }: SettingsGroupsProps) {
  const { t } = useTranslation()
  return groups.map(({ name, fields }) => {
    const text = `desk.settings.group.${name}.text`
    return (
      <fieldset key={name} className="form-part">
        <legend>{wordsOf(t, `desk.settings.group.${name}`)}</legend>
        {hasMessage(text) && <p className="hint">{t(text)}</p>}
        <SettingsFields fields={fields} source={source} prefix="set." />
      </fieldset>
    )
  })
}

interface SettingsFieldsProps {
  readonly fields: readonly SettingsField[]
  readonly source: SettingsSource
  /** Prefix of the names of their inputs. */
  readonly prefix: string
}

/** The fields of a form of the settings, in groups. */
export function SettingsFields({ fields, source, prefix }: SettingsFieldsProps) {
  return fields
    .filter(({ path }) => isOfShownLanguage(path, source))
    .map((field) => <OneField key={field.path} field={field} name={prefix + field.path} source={source} />)
}

/** A field of one language is shown while the site has that language. */
function isOfShownLanguage(path: string, { languages }: SettingsSource): boolean {
  const [, locale] = /^settings\.([^.]+)\./.exec(path) ?? []
  return locale === undefined || languages.some((shown) => shown === locale)
}

const inputTypes = { email: 'email', phone: 'tel', address: 'url', day: 'date', line: 'text', colour: 'text' } as const

function OneField({ field, name, source }: { field: SettingsField; name: string; source: SettingsSource }) {
  const { t } = useTranslation()
  switch (field.kind) {
    case 'texts':
    case 'setting':
      return (
        <TextsField
          name={name}
          languages={source.languages}
          optional={field.kind === 'setting' || field.isRequired !== true}
          isAddress={field.kind === 'texts' && field.isAddress === true}
          isShort={field.kind === 'setting' || field.isShort === true}
        />
      )
    case 'choice': {
      const choices = choicesOf(field.choices, name, source, t)
      if (field.choices === 'offices' && choices.length < 2) return null
      return <Select name={name} initial="" choices={field.hasNone ? [{ value: '', text: t('desk.settings.none') }, ...choices] : choices} />
    }
    case 'choices': {
      const choices = choicesOf(field.choices, name, source, t)
      return (
        <Choices
          name={name}
          many
          optional
          values={choices.map(({ value }) => value)}
          texts={Object.fromEntries(choices.map(({ value, text }) => [value, text]))}
        />
      )
    }
    case 'flag':
      return <Tick name={name}>{fieldLabel(t, name)}</Tick>
    case 'week':
      return <WeekField name={name} />
    case 'list':
      return <Field name={name} optional rows={4} />
    case 'slots':
      return <Field name={name} optional />
    case 'rows':
      return <RowsField field={field} name={name} source={source} />
    case 'picture':
    case 'photo':
    case 'logo':
      return <PictureField name={name} kind={field.kind} source={source} />
    case 'holdBack':
      return <HoldBackField name={name} />
    case 'number':
      return <Field name={name} optional={field.isRequired !== true && field.isPassive !== true} inputMode="decimal" short />
    default:
      return (
        <Field
          name={name}
          optional={field.isRequired !== true}
          type={inputTypes[field.kind]}
          short={field.kind === 'day' || field.kind === 'colour'}
          autoComplete="off"
        />
      )
  }
}
