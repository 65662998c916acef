import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { Choices, Field, Select } from '../../forms/field.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

interface DeskContentNewPageProps {
  readonly view: DeskView
  readonly categories: readonly { readonly value: string; readonly text: string }[]
  readonly languages: readonly Locale[]
  /** Chosen until the member chooses another: the language they work in. */
  readonly first: Locale
}

/** The first form of an article. */
export function DeskContentNewPage({ view, categories, languages, first }: DeskContentNewPageProps) {
  const { t, locale } = useTranslation()
  const names = Object.fromEntries(languages.map((each) => [each, languageNames[each].name]))
  return (
    <DeskFrame view={view} form="deskContentNew" tools={<a href={href('deskContent', locale)}>{t('desk.content.all')}</a>}>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <Select name="place" choices={categories} initial={categories[0]?.value ?? ''} />
          <Field name="articleName" autoComplete="off" />
          <Choices name="firstLanguage" values={languages} texts={names} initial={first} />
        </div>
        <div className="form-send">
          <button className="button" type="submit" name="do" value="make">
            {t('desk.content.make')}
          </button>
        </div>
      </form>
    </DeskFrame>
  )
}
