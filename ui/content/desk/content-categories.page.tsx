import type { ArticleCategory } from '#db/model/content/article.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field } from '../../forms/field.part.tsx'
import { fieldIn } from '../../forms/field-words.present.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

interface DeskContentCategoriesPageProps {
  readonly view: DeskView
  readonly categories: readonly { readonly key: string; readonly name: string; readonly path: string; readonly count: number }[]
  /** The one being renamed, with what stands for its stored names; null: a new one. */
  readonly edited: (ArticleCategory & { readonly seen: string }) | null
  /** The languages of the site. */
  readonly languages: readonly Locale[]
}

/** The agency's own categories: the list, and the form that adds or renames one. */
export function DeskContentCategoriesPage({ view, categories, edited, languages }: DeskContentCategoriesPageProps) {
  const { t, locale } = useTranslation()
  const page = href('deskContentCategories', locale)
  return (
    <DeskFrame view={view} form="deskContentCategories" tools={<a href={href('deskContent', locale)}>{t('desk.content.all')}</a>}>
      <p>{t('desk.categories.lead')}</p>
      {categories.length > 0 && (
        <ul className="desk-list">
          {categories.map(({ key, name, path, count }) => (
            <li key={key}>
              <span>
                <a href={`${page}?edit=${key}#category`}>{name}</a>{' '}
                <span className="hint">
                  {path} · {t('desk.categories.count', { count })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <DeskSection id="category" title={t(edited === null ? 'desk.categories.new' : 'desk.categories.change')}>
        <form className="form" method="post" noValidate>
          {edited !== null && <input type="hidden" name="category" value={edited.key} />}
          {edited !== null && <input type="hidden" name="seen" value={edited.seen} />}
          {edited === null && view.once !== undefined && <input type="hidden" name="once" value={view.once} />}
          {languages.map((each, index) => (
            <Field
              key={each}
              name={fieldIn('categoryName', each)}
              optional={index > 0}
              autoComplete="off"
              initial={edited?.name[each] ?? edited?.name.any ?? ''}
            />
          ))}
          <FormSend act={edited === null ? 'make' : 'rename'} label={t('desk.save')} />
        </form>
      </DeskSection>
    </DeskFrame>
  )
}
