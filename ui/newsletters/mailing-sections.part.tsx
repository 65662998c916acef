import type { MailingState } from '#db/model/newsletters/mailing.ts'
import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { SecondButton } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { Tick } from '../forms/field.part.tsx'
import { fieldLabel } from '../forms/field-words.present.ts'
import { useTranslation } from '../site/translation.tsx'
import type { DeskMailingView, OtherValue } from './mailing.present.ts'

type PlainAct = 'begin' | 'unplan' | 'pause' | 'resume' | 'copy'

const actsOf: Readonly<Record<MailingState, readonly PlainAct[]>> = {
  draft: [],
  planned: ['unplan'],
  sending: ['pause'],
  paused: ['resume'],
  sent: ['copy'],
  stopped: ['copy'],
}

/** The actions on a mailing besides editing. Only those that cannot be undone ask for confirmation. */
export function MailingActs({ mailing: { version, state, isOverdue, isScript } }: { mailing: DeskMailingView }) {
  const { t } = useTranslation()
  const acts = (isOverdue ? (['begin', 'unplan'] as const) : actsOf[state]).filter((act) => !isScript || (act !== 'copy' && act !== 'unplan'))
  const final = state === 'draft' ? 'remove' : state === 'sending' || state === 'paused' ? 'stop' : null
  return (
    <div className="mailing-acts">
      {isOverdue && <p>{t('desk.mailings.overdue')}</p>}
      {acts.length > 0 && (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          {acts.map((act, index) => (
            <button key={act} className={index === 0 ? 'button' : 'button second'} type="submit" name="do" value={act}>
              {t(`desk.mailing.act.${act}`)}
            </button>
          ))}
        </form>
      )}
      {final !== null && (
        <details className="desk-more">
          <summary>{t(`desk.mailing.act.${final}`)}</summary>
          <form method="post" noValidate>
            <input type="hidden" name="version" value={version} />
            <Tick name="confirmed">{t(`desk.mailing.sure.${final}`)}</Tick>
            <SecondButton act={final}>{t(`desk.mailing.act.${final}`)}</SecondButton>
          </form>
        </details>
      )}
    </div>
  )
}

/** What someone else has stored since the form was opened. The form keeps what was typed, and saving it again replaces this. */
export function MailingConflict({ by, others }: { by: string; others: readonly OtherValue[] }) {
  const { t } = useTranslation()
  return (
    <section className="mailing-conflict" aria-labelledby="conflict">
      <h2 id="conflict">{t('desk.mailing.conflict', { name: by })}</h2>
      <p>{others.length === 0 ? t('desk.mailing.conflict.same') : t('desk.mailing.conflict.text')}</p>
      <Values values={others} />
    </section>
  )
}

/** What was typed and can no longer be stored, to be copied. */
export function MailingLost({ lost }: { lost: readonly OtherValue[] }) {
  const { t } = useTranslation()
  if (lost.length === 0) return null
  return (
    <section className="mailing-conflict" aria-labelledby="lost">
      <h2 id="lost">{t('desk.mailing.lost')}</h2>
      <p>{t('desk.mailing.lost.text')}</p>
      <Values values={lost} />
    </section>
  )
}

function Values({ values }: { values: readonly OtherValue[] }) {
  const { t } = useTranslation()
  return (
    <DefinitionList lines={values.map(({ name, text }) => ({ key: name, label: fieldLabel(t, name), value: text === '' ? t('desk.mailing.empty') : text }))} />
  )
}

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
    <section className="desk-section mailing-preview" id="mailing-preview" aria-labelledby="preview">
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

/** The progress of a mailing: how many mails servers accepted, of how many, and why others failed. */
export function MailingProgress({ mailing: { progress, undelivered } }: { mailing: DeskMailingView }) {
  const { t } = useTranslation()
  if (progress === null) return null
  return (
    <section className="mailing-progress" aria-labelledby="progress">
      <h2 id="progress">{progress.text}</h2>
      <progress value={progress.done} max={Math.max(progress.total, 1)} aria-labelledby="progress" />
      <DefinitionList className="desk-counts" lines={progress.figures.map(({ name, value }) => ({ label: name, value }))} />
      {undelivered.length > 0 && (
        <details className="desk-more">
          <summary>{t('desk.mailing.undeliveredTo')}</summary>
          <ul className="desk-list">
            {undelivered.map(({ email, error }) => (
              <li key={email}>
                <span>{email}</span>
                <span className="hint">{error}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
