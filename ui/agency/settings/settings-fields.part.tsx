import type { ReactNode } from 'react'
import type { SettingsField, SettingsGroup } from '#db/model/agency/settings/field.ts'
import { ruleNames } from '#db/model/law/compliance/publication-rule.ts'
import { townPoint } from '#db/model/places/zones.ts'
import { hasMessage } from '#messages/translate.ts'
import { Choices, Field, FileField, Select, Tick } from '../../forms/field.part.tsx'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { useField } from '../../forms/form-state.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { StoredWords } from '../../forms/stored.part.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { PointField } from '../../map/point-field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { Mark } from '../mark.part.tsx'
import { RowsField } from './rows-field.part.tsx'
import { choicesOf, landingField, type SettingsSource, wordsOf } from './settings-source.part.ts'
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
  const shown = fields.filter(({ path }) => isOfShownLanguage(path, source))
  const [lat, lng] = ['point.lat', 'point.lng'].map((path) => shown.find((field) => field.path === path))
  const one = (field: SettingsField) => <OneField key={field.path} field={field} name={prefix + field.path} source={source} />
  return (
    <>
      {shown.filter((field) => field !== lat && field !== lng).map(one)}
      {lat && lng && (
        <OfficePoint lat={prefix + lat.path} lng={prefix + lng.path} prefix={prefix}>
          {[lat, lng].map(one)}
        </OfficePoint>
      )}
    </>
  )
}

interface OfficePointProps {
  readonly lat: string
  readonly lng: string
  readonly prefix: string
  readonly children: ReactNode
}

/** Where an office is on the map; it opens on the town of its address. */
function OfficePoint({ lat, lng, prefix, children }: OfficePointProps) {
  const { t } = useTranslation()
  const { text: zip } = useField(`${prefix}address.zip`)
  const isWrong = [useField(lat), useField(lng)].some(({ error }) => error !== null)
  return (
    <div className="field">
      <p className="hint">{t('desk.settings.point')}</p>
      <PointField lat={lat} lng={lng} around={townPoint('BE', zip || null, {}) ?? townPoint('LU', zip || null, {})} isOpen={isWrong}>
        {children}
      </PointField>
    </div>
  )
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
      const none = { value: '', text: t(field.choices === 'menuTargets' ? 'desk.settings.menu.elsewhere' : 'desk.settings.none') }
      return (
        <>
          <Select name={name} initial="" choices={field.hasNone ? [none, ...choices] : choices} />
          {field.choices === 'menuTargets' && <Field name={landingField} optional autoComplete="off" offered={source.landings} />}
        </>
      )
    }
    case 'choices': {
      const choices = choicesOf(field.choices, name, source, t)
      return (
        <Choices
          name={name}
          many
          optional={field.isRequired !== true}
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
          optional={field.isRequired !== true && !(field.kind === 'day' && field.isPassive === true)}
          type={inputTypes[field.kind]}
          short={field.kind === 'day' || field.kind === 'colour'}
          autoComplete="off"
        />
      )
  }
}

/** Which homes are held back: none, those that are unlawful to advertise, or those that break one of the chosen rules. */
function HoldBackField({ name }: { name: string }) {
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

interface PictureFieldProps {
  readonly name: string
  readonly kind: 'picture' | 'photo' | 'logo'
  readonly source: SettingsSource
}

const pictureTypes = 'image/jpeg,image/png,image/webp'

/** A picture of the agency: the stored one, a file field to replace it, and a checkbox to remove it; a photograph has a description. */
function PictureField({ name, kind, source }: PictureFieldProps) {
  const { t } = useTranslation()
  const stored = source.pictures[name]
  return (
    <div className="settings-picture" {...island(kind === 'logo' ? 'logo-icons' : 'picture-preview')}>
      <div className="settings-picture-now" {...part('picture-now')}>
        {stored !== undefined &&
          (kind === 'logo' ? <Mark /> : <img src={stored.src} width={stored.width} height={stored.height} alt={t('desk.settings.picture.now')} />)}
        {stored === undefined && <span className="hint">{t('desk.settings.picture.none')}</span>}
      </div>
      <div className="settings-picture-fields">
        <FileField name={name} accept={kind === 'logo' ? 'image/svg+xml,image/png' : pictureTypes} optional />
        {stored !== undefined && <Tick name={`${name}.remove`}>{t('desk.settings.picture.remove')}</Tick>}
        {kind === 'photo' && <TextsField name={`${name}.alt`} languages={source.languages} optional isAddress={false} isShort={false} />}
      </div>
    </div>
  )
}
