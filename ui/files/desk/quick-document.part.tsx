import { documentKinds } from '#db/model/files/document.ts'
import type { Locale } from '#messages/locales.ts'
import { SecondButton } from '../../design/buttons.part.tsx'
import { FileField, Select } from '../../forms/field.part.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'

interface QuickDocumentProps {
  /** The page of the documents, which takes the form and shows it again if it is refused. */
  readonly path: string
  /** The languages of the site: all of them show it. */
  readonly languages: readonly Locale[]
}

/** Adds a document of a kind that needs no name, given on request: with script as soon as its file is chosen. */
export function QuickDocument({ path, languages }: QuickDocumentProps) {
  const { t } = useTranslation()
  const kinds = documentKinds.filter((kind) => kind !== 'other')
  return (
    <section aria-labelledby="quick-document">
      <h2 id="quick-document">{t('desk.documents.add')}</h2>
      <form className="form" method="post" action={path} encType="multipart/form-data" noValidate {...island('send-file')}>
        <input type="hidden" name="documentAccess" value="request" />
        {languages.map((each) => (
          <input key={each} type="hidden" name="documentLanguages" value={each} />
        ))}
        <p className="hint">{t('desk.documents.quick')}</p>
        <Select name="documentKind" initial="energy" choices={kinds.map((kind) => ({ value: kind, text: t(`documents.kind.${kind}`) }))} />
        <p className="hint" hidden {...part('status')}>
          {t('desk.documents.quick.atOnce')}
        </p>
        <FileField name="documentFile" accept="application/pdf,image/jpeg,image/png" />
        <SecondButton act="add">{t('desk.documents.add')}</SecondButton>
      </form>
    </section>
  )
}
