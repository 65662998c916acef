import { FormSend, SecondButton } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field, FileField } from '../../forms/field.part.tsx'
import { useField } from '../../forms/form-state.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'

/** A file that was refused because it would withdraw too much; it can be imported anyway. */
interface RefusedFile {
  readonly id: string
  readonly source: string
  readonly words: string
  /** Whether the site still has it; otherwise it must be uploaded again. */
  readonly isHeld: boolean
  /** Whether nothing overrides the refusal. */
  readonly isFinal: boolean
}

const faults = ['utf16', 'encoding', 'twice'] as const

export interface FeedUploadView {
  readonly page: string
  readonly refused: RefusedFile | null
  /** The command that sends a file of any size. */
  readonly command: string
}

/** Uploads a feed file: in chunks by script, else as a form. */
export function FeedUpload({ upload: { page, refused, command } }: { upload: FeedUploadView }) {
  const { t } = useTranslation()
  const isToSend = refused !== null && !refused.isHeld && !refused.isFinal
  const words = {
    reading: t('desk.upload.reading'),
    sending: t('desk.upload.sending'),
    applying: t('desk.upload.applying'),
    unreadable: t('form.error.feedFile.invalid'),
    failed: t('desk.upload.failed'),
    faults: {
      ...Object.fromEntries(faults.map((fault) => [fault, `${t(`form.deskImports.${fault}`)}. ${t(`form.deskImports.${fault}.text`)}`])),
      noId: `${t('form.deskImports.noId')}. ${t('desk.upload.columns', { columns: '{columns}' })} ${t('form.deskImports.noId.text')}`,
    },
  }
  const columns = useField('feedColumns').text
  return (
    <DeskSection id="upload" title={t('desk.upload')}>
      {refused?.isHeld && (
        <form className="notice is-warning" method="post" action={page} role="alert">
          <p>{t('desk.upload.held', { why: refused.words })}</p>
          <input type="hidden" name="import" value={refused.id} />
          <SecondButton act="anyway">{t('desk.upload.anyway')}</SecondButton>
        </form>
      )}
      {refused?.isFinal && (
        <div className="notice is-warning" role="alert">
          <p>{refused.words}</p>
        </div>
      )}
      <p>{t('desk.upload.lead')}</p>
      <p className="hint">
        <a href="/schema/listings.csv" download>
          {t('desk.upload.example')}
        </a>
        . {t('desk.upload.exampleHint')}
      </p>
      {columns !== '' && <p role="status">{t('desk.upload.columns', { columns })}</p>}
      <form className="form is-close" method="post" encType="multipart/form-data" noValidate {...island('feed-upload', { page, ...words })}>
        {isToSend && (
          <div className="notice is-warning" role="alert">
            <p>{t('desk.upload.refused', { why: refused?.words ?? '' })}</p>
          </div>
        )}
        <FileField name="feedFile" accept=".json,.csv,.gz,application/json,text/csv,application/gzip" />
        <Field name="source" optional short autoComplete="off" initial={refused?.source ?? ''} />
        {isToSend && <Box name="force" value="1" label={t('desk.upload.force')} isSet={false} />}
        <p>
          <progress max={1} value={0} hidden aria-label={t('desk.upload')} /> <span role="status" {...part('status')} />
        </p>
        <FormSend act="upload" label={t('desk.upload.send')} />
      </form>
      <details className="desk-more">
        <summary>{t('desk.upload.large')}</summary>
        <p>{t('desk.upload.command')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long command scrolls, also by keyboard */}
        <pre className="desk-command" tabIndex={0}>
          {command}
        </pre>
      </details>
    </DeskSection>
  )
}
