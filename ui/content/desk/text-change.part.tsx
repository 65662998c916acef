import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { TextChange } from './content-text.present.ts'
import type { DiffPart } from './text-diff.present.ts'

interface TextChangeViewProps {
  readonly change: TextChange
  /** `all`: of the fields that every language has. */
  readonly language: Locale | 'all'
  readonly title: 'meanwhile' | 'difference'
}

/** What a version changed, field by field. */
export function TextChangeView({ change, language, title }: TextChangeViewProps) {
  const { t } = useTranslation()
  const { who, when, state, fields } = change
  const id = `change-${language}`
  return (
    <section className="content-change" aria-labelledby={id}>
      <h2 id={id}>{t(`desk.content.change.${title}`, { language: language === 'all' ? t('desk.content.shared') : languageNames[language].name })}</h2>
      <p className="hint">{t('desk.content.change.by', { who, when, state })}</p>
      {fields.length === 0 && <p>{t('desk.content.change.none')}</p>}
      <dl>
        {fields.map(({ name, parts }) => (
          <div key={name}>
            <dt>{fieldLabel(t, name)}</dt>
            <dd {...(language === 'all' ? {} : { lang: language })}>
              {parts.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a fixed sequence, and the same words may come again.
                <Part key={index} part={part} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'added') return <ins>{text}</ins>
  return kind === 'removed' ? <del>{text}</del> : text
}
