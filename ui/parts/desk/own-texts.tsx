import { Field } from '../../forms/field.tsx'
import { useField } from '../../forms/form-state.tsx'
import type { OwnPresentationView, OwnTextView } from '../../presenters/desk/own-presentation.ts'
import { useTranslation } from '../../translation.tsx'

interface OwnTextsProps extends Pick<OwnPresentationView, 'languages'> {
  /** Whether a colleague saved first: a text that they removed is named too. */
  readonly isLate: boolean
}

/** The agency's own texts by language, each above what the feed has. */
export function OwnTexts({ languages, isLate }: OwnTextsProps) {
  return (
    <>
      {languages.map(({ locale, name, isOpen, texts }) => (
        <details key={locale} className="own-language" open={isOpen}>
          <summary>{name}</summary>
          {texts.map((text) => (
            <OwnText key={text.field} lang={locale} isLate={isLate} {...text} />
          ))}
        </details>
      ))}
    </>
  )
}

function OwnText({ field, name, own, feed, lang, isLate }: OwnTextView & { lang: string; isLate: boolean }) {
  const { t } = useTranslation()
  const { texts } = useField(field)
  const isOther = texts.length > 0 && texts[0] !== own
  return (
    <div className="own-text">
      <Field name={field} optional initial={own} autoComplete="off" {...(name === 'description' && { rows: 8 })} />
      {isOther && (own !== '' || isLate) && (
        <p className="hint">
          {t('desk.home.saved')} {own === '' ? t('desk.entry.empty') : <q lang={lang}>{own}</q>}
        </p>
      )}
      {feed === '' ? (
        <p className="hint">{t('desk.home.inFeed.none')}</p>
      ) : name === 'description' ? (
        <details className="own-feed">
          <summary>{t('desk.home.inFeed.text')}</summary>
          <p>{feed}</p>
        </details>
      ) : (
        <p className="hint">
          {t('desk.home.inFeed')} <q>{feed}</q>
        </p>
      )}
    </div>
  )
}
