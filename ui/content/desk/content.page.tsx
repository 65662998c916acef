import { freePages } from '#db/model/content/article.ts'
import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { ButtonLink, FormSend, SecondButton } from '../../design/buttons.part.tsx'
import type { Choice } from '../../design/dropdown.part.tsx'
import { TableHead } from '../../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskFilter, FilterChips, FurtherLink } from '../../desk/filters.part.tsx'
import { Choices, Field, Select } from '../../forms/field.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { type ContentCell, type ContentLine, listedStates } from './content.present.ts'

interface DeskContentPageProps {
  readonly view: DeskView
  readonly languages: readonly Locale[]
  readonly lines: readonly ContentLine[]
  readonly count: number
  readonly categories: readonly Choice[]
  /** The filters in force, by their key in the address. */
  readonly filters: Readonly<Record<string, string>>
  readonly without: Readonly<Record<string, string>>
  /** The path of the next page; null on the last. */
  readonly further: string | null
}

/** Everything that the agency writes, a row each, with the state of each language. */
export function DeskContentPage({ view, languages, lines, count, categories, filters, without, further }: DeskContentPageProps) {
  const { t, locale } = useTranslation()
  const states = listedStates.map((state) => ({ value: state, text: t(`desk.content.state.${state}`) }))
  return (
    <DeskFrame view={view} form="deskContent" tools={<Tools />}>
      <form className="desk-filters" method="get" action={href('deskContent', locale)}>
        <DeskFilter
          name="category"
          label={t('desk.content.category')}
          chosen={filters.category ?? ''}
          choices={categories}
          all={t('desk.content.category.all')}
        />
        <DeskFilter name="state" label={t('desk.content.state')} chosen={filters.state ?? ''} choices={states} all={t('desk.all')} />
        <SecondButton>{t('desk.show')}</SecondButton>
      </form>
      <FilterChips filters={filters} without={without} choices={{ category: categories, state: states }} labels={{}} />
      <p className="desk-count">{t('desk.content.count', { count })}</p>
      {lines.length > 0 && <Lines lines={lines} languages={languages} />}
      <FurtherLink path={further} />
    </DeskFrame>
  )
}

function Tools() {
  const { t, locale } = useTranslation()
  return (
    <>
      <a href={href('deskContentCategories', locale)}>{t('route.deskContentCategories')}</a>
      <a href={href('deskContentPictures', locale)}>{t('route.deskContentPictures')}</a>
      <a href={href('deskContentNew', locale)}>{t('route.deskContentNew')}</a>
      <ButtonLink href={`${href('deskContentNew', locale)}?place=${freePages}`}>{t('desk.content.newPage')}</ButtonLink>
    </>
  )
}

function Lines({ lines, languages }: Pick<DeskContentPageProps, 'lines' | 'languages'>) {
  const { t } = useTranslation()
  return (
    <table className="desk-table content-table">
      <caption className="visually-hidden">{t('route.deskContent')}</caption>
      <TableHead columns={[t('desk.content.text'), ...languages.map((each) => languageNames[each].name)]} />
      <tbody>
        {lines.map(({ id, name, category, cells }) => (
          <tr key={id}>
            <th scope="row">
              <a href={cells[0]?.href}>{name}</a>
              <span className="hint">{category}</span>
            </th>
            {cells.map((cell) => (
              <td key={cell.locale}>
                <Cell cell={cell} name={name} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ cell: { locale, href: editor, words }, name }: { cell: ContentCell; name: string }) {
  const language = languageNames[locale].name
  return (
    <a className="content-cell" href={editor}>
      <span className="content-code" aria-hidden="true">
        {locale.toUpperCase()}
      </span>
      <span className="visually-hidden">{`${name}, ${language}: `}</span>
      {words.map(({ state, text }) => (
        <span key={state} className={`badge is-${state}`}>
          {text}
        </span>
      ))}
    </a>
  )
}

interface DeskContentNewPageProps {
  readonly view: DeskView
  readonly categories: readonly { readonly value: string; readonly text: string }[]
  /** The category chosen at first. */
  readonly place: string
  readonly languages: readonly Locale[]
  /** Chosen until the member chooses another: the language they work in. */
  readonly first: Locale
}

/** The first form of an article. */
export function DeskContentNewPage({ view, categories, place, languages, first }: DeskContentNewPageProps) {
  const { t, locale } = useTranslation()
  const names = Object.fromEntries(languages.map((each) => [each, languageNames[each].name]))
  return (
    <DeskFrame view={view} form="deskContentNew" tools={<a href={href('deskContent', locale)}>{t('desk.content.all')}</a>}>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <Select name="place" choices={categories} initial={place} />
          <Field name="articleName" autoComplete="off" />
          <Choices name="firstLanguage" values={languages} texts={names} initial={first} />
        </div>
        <FormSend act="make" label={t('desk.content.make')} />
      </form>
    </DeskFrame>
  )
}
