import type { WritingField } from '#db/model/content/written.ts'
import { writingStates } from '#db/model/content/written-version.ts'
import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { QuietButton } from '../../design/buttons.part.tsx'
import { Dropdown } from '../../design/dropdown.part.tsx'
import { LivePart } from '../../desk/live-part.part.tsx'
import { FieldErrorCode, FieldHint } from '../../forms/field-frame.part.tsx'
import { describedBy, fieldLabel } from '../../forms/field-words.present.ts'
import { type TypedValues, useField } from '../../forms/form-state.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { island } from '../../islands/html-hooks.ts'
import { useAgency } from '../../site/page-context.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { placeholderValues } from '../placeholders.present.ts'
import type { BlockPicture } from './block-tools.part.tsx'
import { type TextColumn, textField } from './content-text.present.ts'
import { MarkdownEditor } from './markdown-editor.part.tsx'

interface TextColumnFieldsProps {
  readonly column: TextColumn
  readonly typed: TypedValues
  readonly side: 'From' | 'To'
  /** The pictures that its blocks can show; null for the text of a page, which has no blocks. */
  readonly pictures: readonly BlockPicture[] | null
  /** The other language, whose texts can fill gaps in this one; null if it is edited alone. */
  readonly other: Locale | null
}

/** One language of a text: its state, its fields, and where to see it. */
export function TextColumnFields({ column, typed, side, pictures, other }: TextColumnFieldsProps) {
  const { t } = useTranslation()
  const { locale, state, fields, writing, isOutOfDate, version } = column
  const right = textField('right', locale)
  return (
    <section className="content-column" aria-labelledby={`column-${locale}`}>
      <header>
        <h2 id={`column-${locale}`}>{languageNames[locale].name}</h2>
        <Where column={column} />
      </header>
      <input type="hidden" name={textField('version', locale)} value={version} />
      {isOutOfDate && (
        <div className="content-stale">
          <p>{t('desk.content.stale')}</p>
          <Box name={right} value="1" label={t('desk.content.stillRight')} isSet={typed[right] === '1'} />
        </div>
      )}
      <div className="content-state">
        <StateField column={column} typed={typed} />
        <PlanField column={column} typed={typed} />
        {(state === 'draft' || state === 'missing') && <QuietButton act={`publish${side}`}>{t('desk.content.publishNow')}</QuietButton>}
      </div>
      {fields.map((field) => (
        <WritingInput
          key={field}
          field={field}
          locale={locale}
          value={wasTyped(typed, textField(field, locale)) ?? writing[field]}
          faults={column.faults}
          pictures={pictures}
        />
      ))}
      {other !== null && (
        <p>
          <QuietButton act={`fill${side}`}>{t('desk.content.fill', { language: languageNames[other].name })}</QuietButton>
        </p>
      )}
    </section>
  )
}

function Where({ column: { locale, state, isLive, preview, versions, site } }: { readonly column: TextColumn }) {
  const { t } = useTranslation()
  return (
    <div className="content-where">
      {isLive && <span className="badge is-live">{t('desk.content.state.live')}</span>}
      {state !== 'published' && <span className={`badge is-${state}`}>{t(`desk.content.state.${state}`)}</span>}
      {state !== 'missing' && (
        <a href={preview} hrefLang={locale}>
          {t('desk.content.preview')}
        </a>
      )}
      {site !== null && (
        <a href={site} hrefLang={locale}>
          {t('desk.content.onSite')}
        </a>
      )}
      {versions !== null && <a href={versions}>{t('route.deskContentVersions')}</a>}
    </div>
  )
}

/** The values of a refused form; null otherwise. */
function wasTyped(typed: TypedValues, name: string): string | null {
  const value = typed[name]
  return typeof value === 'string' ? value : null
}

function StateField({ column: { locale, state, isLive }, typed }: Pick<TextColumnFieldsProps, 'column' | 'typed'>) {
  const { t } = useTranslation()
  const name = textField('state', locale)
  const offered = writingStates.filter((each) => each !== 'withdrawn' || isLive || state === 'withdrawn')
  return (
    <div className="field">
      <label htmlFor={name}>{fieldLabel(t, name)}</label>
      <Dropdown
        id={name}
        name={name}
        defaultValue={wasTyped(typed, name) ?? (state === 'missing' ? 'draft' : state)}
        choices={offered.map((each) => ({ value: each, text: t(`desk.content.choose.${each}`) }))}
      />
    </div>
  )
}

function PlanField({ column: { locale, plan }, typed }: Pick<TextColumnFieldsProps, 'column' | 'typed'>) {
  const { t } = useTranslation()
  const name = textField('plan', locale)
  const { error } = useField(name)
  return (
    <div className={error ? 'field content-plan is-wrong' : 'field content-plan'}>
      <label htmlFor={name}>{fieldLabel(t, name)}</label>
      <FieldErrorCode name={name} error={error} />
      <input
        className="input"
        type="datetime-local"
        id={name}
        name={name}
        defaultValue={wasTyped(typed, name) ?? plan}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, error)}
      />
    </div>
  )
}

interface WritingInputProps {
  readonly field: WritingField
  readonly locale: Locale
  readonly value: string
  readonly faults: TextColumn['faults']
  readonly pictures: TextColumnFieldsProps['pictures']
}

function WritingInput({ field, locale, value, faults, pictures }: WritingInputProps) {
  const { t, locale: reader } = useTranslation()
  const name = textField(field, locale)
  const { error } = useField(name)
  const words = placeholderValues(useAgency().agency, locale)
  const wired = {
    className: 'input',
    id: name,
    name,
    lang: locale,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(name, error),
  }
  const editor = { name, language: locale, value, rows: 22, isWrong: error !== null, describedBy: describedBy(name, error) ?? null, pictures, words }
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor={name}>{fieldLabel(t, name)}</label>
      <FieldHint name={name} />
      <FieldErrorCode name={name} error={error} />
      {field === 'body' && faults.length > 0 && (
        <ul className="desk-faults">
          {faults.map(({ kind, was }) => (
            <li key={kind + was}>
              {t(`desk.content.fault.${kind}`)} <code>{was.length > 80 ? `${was.slice(0, 79)}…` : was}</code>
            </li>
          ))}
        </ul>
      )}
      {field === 'body' ? (
        <LivePart hooks={island('markdown-editor', { locale: reader, editor })}>
          <MarkdownEditor {...editor} />
        </LivePart>
      ) : field === 'summary' ? (
        <textarea {...wired} rows={3} />
      ) : (
        <input {...wired} type="text" autoComplete="off" />
      )}
    </div>
  )
}
