import { Field } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { OwnPresentationView, OwnTextView } from './own-presentation.present.ts'

/** The agency's own texts by language, each above what the feed has. */
export function OwnTexts({ languages }: Pick<OwnPresentationView, 'languages'>) {
  return (
    <>
      {languages.map(({ locale, name, isOpen, texts }) => (
        <details key={locale} className="own-language" open={isOpen}>
          <summary>{name}</summary>
          {texts.map((text) => (
            <OwnText key={text.field} {...text} />
          ))}
        </details>
      ))}
    </>
  )
}

function OwnText({ field, name, own, feed }: OwnTextView) {
  const { t } = useTranslation()
  return (
    <div className="own-text">
      <Field name={field} optional initial={own} autoComplete="off" {...(name === 'description' && { rows: 8 })} />
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
