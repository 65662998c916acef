import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { useTranslation } from '../site/translation.tsx'

export interface MailingPreviewView {
  readonly shownIn: Locale
  readonly languages: readonly Locale[]
  /** The path of the mail as HTML. */
  readonly path: string
  /** The mail as plain text. */
  readonly text: string
  /** Whether it is shown in another language because it is not written in this one. */
  readonly isOther: boolean
}

const widths = [600, 320] as const

/** The stored mailing as a subscriber sees it: at the widths of a computer and a phone, and as plain text. */
export function MailingPreview({ preview }: { preview: MailingPreviewView | null }) {
  const { t } = useTranslation()
  return (
    <section className="desk-section mailing-preview" aria-labelledby="preview">
      <h2 id="preview">{t('desk.mailing.preview')}</h2>
      {preview === null ? <p className="hint">{t('desk.mailing.preview.none')}</p> : <Preview {...preview} />}
    </section>
  )
}

function Preview({ shownIn, languages, path, text, isOther }: MailingPreviewView) {
  const { t } = useTranslation()
  return (
    <>
      <ul className="desk-chips" aria-label={t('desk.mailing.preview.language')}>
        {languages.map((each) => (
          <li key={each}>
            <a className="chip" href={`?in=${each}#preview`} hrefLang={each} lang={each} aria-current={each === shownIn ? 'true' : undefined}>
              {languageNames[each].name}
            </a>
          </li>
        ))}
      </ul>
      {isOther && <p className="hint">{t('desk.mailing.preview.other')}</p>}
      <div className="mailing-frames">
        {widths.map((width) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a preview wider than the screen scrolls, also by keyboard
          <figure key={width} tabIndex={0}>
            <figcaption className="hint">{t('desk.mailing.preview.width', { width: String(width) })}</figcaption>
            <iframe src={path} sandbox="" width={width} height={640} loading="lazy" title={t('desk.mailing.preview.width', { width: String(width) })} />
          </figure>
        ))}
      </div>
      <details className="desk-more">
        <summary>{t('desk.mailing.preview.text')}</summary>
        <pre className="mailing-text" lang={shownIn}>
          {text}
        </pre>
      </details>
    </>
  )
}
