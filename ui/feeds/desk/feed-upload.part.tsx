import { FormSend } from '../../design/buttons.part.tsx'
import { TableHead } from '../../design/tables.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field, FileField } from '../../forms/field.part.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { TemplateLine } from '../sheets/template.present.ts'

const faults = ['utf16', 'encoding', 'workbook', 'tooLarge'] as const

export interface FeedUploadView {
  readonly page: string
  /** The path of the example, in the page's language. */
  readonly template: string
  readonly columns: readonly TemplateLine[]
  /** The command that sends a file of any size. */
  readonly command: string
}

/** Uploads a file of homes, a table or a feed: by script of any size, else as a form. What it would do is shown before it is done. */
export function FeedUpload({ upload: { page, template, columns, command } }: { upload: FeedUploadView }) {
  const { t } = useTranslation()
  const words = {
    reading: t('desk.upload.reading'),
    sending: t('desk.upload.sending'),
    applying: t('desk.upload.applying'),
    unreadable: t('form.error.feedFile.invalid'),
    failed: t('desk.upload.failed'),
    faults: Object.fromEntries(faults.map((fault) => [fault, `${t(`form.deskImports.${fault}`)}. ${t(`form.deskImports.${fault}.text`)}`])),
  }
  return (
    <DeskSection id="upload" title={t('desk.upload')}>
      <p>{t('desk.upload.lead')}</p>
      <form className="form is-close" method="post" encType="multipart/form-data" noValidate {...island('feed-upload', { page, ...words })}>
        <FileField name="feedFile" accept=".csv,.tsv,.txt,.json,.gz,text/csv,application/json,application/gzip" />
        <Field name="source" optional short autoComplete="off" />
        <p>
          <progress max={1} value={0} hidden aria-label={t('desk.upload')} /> <span role="status" {...part('status')} />
        </p>
        <FormSend act="upload" label={t('desk.upload.send')}>
          <a href={template} download>
            {t('desk.upload.example')}
          </a>
        </FormSend>
      </form>
      <TemplateColumns columns={columns} />
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

/** The columns that a table of homes usually has. */
function TemplateColumns({ columns }: { columns: readonly TemplateLine[] }) {
  const { t } = useTranslation()
  return (
    <details className="desk-more">
      <summary>{t('desk.upload.columns')}</summary>
      <p className="hint">{t('desk.upload.columnsHint')}</p>
      <table className="desk-table template-columns">
        <caption className="visually-hidden">{t('desk.upload.columns')}</caption>
        <TableHead columns={[t('desk.upload.column'), t('desk.upload.value'), t('desk.upload.others')]} />
        <tbody>
          {columns.map(({ label, example, others }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{example}</td>
              <td>{others}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
