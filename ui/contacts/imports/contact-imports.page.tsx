import { FormSend, QuietLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { FileField } from '../../forms/field.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { ContactImportView } from './contact-import.present.ts'

interface DeskContactImportsPageProps {
  readonly view: DeskView
  readonly imports: readonly ContactImportView[]
}

/** Uploads a file of contacts, and lists the imports so far. */
export function DeskContactImportsPage({ view, imports }: DeskContactImportsPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskContactImports" tools={<QuietLink href={href('deskContacts', locale)}>{t('desk.contact.back')}</QuietLink>}>
      <p>{t('desk.contactImport.lead')}</p>
      <form className="form is-close" method="post" encType="multipart/form-data" noValidate>
        <FileField name="contactFile" accept=".csv,.tsv,.txt,text/csv" />
        <FormSend act="upload" label={t('desk.contactImport.send')} />
      </form>
      <DeskSection id="imports" title={t('desk.contactImport.list')}>
        {imports.length === 0 && <p>{t('desk.contactImport.none')}</p>}
        <ul className="desk-list contact-imports">
          {imports.map(({ id, href: path, file, about, did, progress }) => (
            <li key={id}>
              <a href={path}>{file}</a>
              <span className="hint">{about}</span>
              <span>{progress?.text ?? did}</span>
            </li>
          ))}
        </ul>
      </DeskSection>
    </DeskFrame>
  )
}
