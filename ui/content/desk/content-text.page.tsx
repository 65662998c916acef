import { isContentPicture } from '#db/model/content/text-blocks.ts'
import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { QuietButton, SecondButton, SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskFilter } from '../../desk/filters.part.tsx'
import { AutosaveStatus, autosaved, UnsavedNotice } from '../../desk/unsaved-notice.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { BlockPicture } from './block-tools.part.tsx'
import type { SharedView } from './content-shared.present.ts'
import type { TextColumn } from './content-text.present.ts'
import { figuresSample, quoteSample } from './markdown-edit.present.ts'
import { SharedSection } from './shared-section.part.tsx'
import { TextChangeView } from './text-change.part.tsx'
import { TextColumnFields } from './text-column.part.tsx'

interface DeskContentTextPageProps {
  readonly view: DeskView
  /** One or two languages. */
  readonly columns: readonly TextColumn[]
  readonly languages: readonly Locale[]
  /** The address of this page. */
  readonly here: string
  /** Null for the text of a page. */
  readonly shared: SharedView | null
  /** How an article that was never on the site stands, as the form that removes it tells; null for any other text. */
  readonly removable: number | null
  /** The version of the cookie banner, beside the cookie policy; null elsewhere. */
  readonly consent: string | null
}

/** One text in two languages side by side. One form, so that nothing typed or chosen elsewhere on the page is lost. */
export function DeskContentTextPage({ view, columns, languages, here, shared, removable, consent }: DeskContentTextPageProps) {
  const { t, locale } = useTranslation()
  const [from, to] = columns
  const { typed } = view.state
  return (
    <DeskFrame view={view} form="deskContentText" tools={<a href={href('deskContent', locale)}>{t('desk.content.all')}</a>}>
      {consent !== null && <p className="hint">{t('desk.content.consent', { version: consent })}</p>}
      <Pair languages={languages} from={from?.locale} to={to?.locale} />
      {columns.map(({ locale: of, change }) => change && <TextChangeView key={of} change={change} language={of} title="meanwhile" />)}
      <form className="content-form" method="post" action={here} encType="multipart/form-data" noValidate {...autosaved(t)}>
        <div className="content-bar">
          <SendButton act="save">{t('desk.save')}</SendButton>
          <p className="hint">
            {t('desk.content.saveHint')}
            {shared !== null && ` ${t('desk.content.saveHint.shared')}`}
          </p>
          <AutosaveStatus />
        </div>
        {columns.map(
          ({ locale: of, unsaved }, index) =>
            unsaved !== null && <UnsavedNotice key={of} when={unsaved} act={index === 0 ? 'discardFrom' : 'discardTo'} language={languageNames[of].name} />,
        )}
        {shared !== null && shared.unsaved !== null && <UnsavedNotice when={shared.unsaved} act="discardShared" language={t('desk.content.shared')} />}
        <div className="content-columns">
          {columns.map((column, index) => (
            <TextColumnFields
              key={column.locale}
              column={column}
              typed={typed}
              side={index === 0 ? 'From' : 'To'}
              pictures={shared && blockPictures(shared)}
              other={columns[1 - index]?.locale ?? null}
            />
          ))}
        </div>
        <details className="content-help">
          <summary>{t('desk.content.help')}</summary>
          <p>{t('desk.content.help.text')}</p>
          <p>
            {t('desk.content.help.links', {
              page: `[${t('desk.content.help.linkPage')}](page:valuation)`,
              article: `[${t('desk.content.help.linkArticle')}](article:tip-cleaning)`,
            })}
          </p>
          <p>{t('desk.content.help.words', { words: '{{agency}}, {{email}}, {{phone}}, {{legalName}}, {{seat}}, {{authority}}, {{licenceNumber}}' })}</p>
          {shared !== null && <BlockHelp />}
        </details>
        {shared !== null && <SharedSection shared={shared} />}
      </form>
      {removable !== null && <RemoveDraft here={here} version={removable} />}
    </DeskFrame>
  )
}

/** How blocks are written, for readers without script and for those who type. */
function BlockHelp() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('desk.content.help.blocks', { homes: 'homes' })}</p>
      <pre className="block-help">{[figuresSample(t), quoteSample(t), '::: homes sale Gent'].join('\n\n')}</pre>
      <p>{t('desk.content.help.homes', { homes: 'homes' })}</p>
    </>
  )
}

const mostPictures = 12

/** The uploaded pictures that blocks can show. */
function blockPictures({ pictures }: SharedView): readonly BlockPicture[] {
  return pictures
    .filter(({ url }) => isContentPicture(url))
    .slice(0, mostPictures)
    .map(({ url, photo: { src, alt } }) => ({ url, src, alt }))
}

function Pair({ languages, from, to }: { readonly languages: readonly Locale[]; readonly from: Locale | undefined; readonly to: Locale | undefined }) {
  const { t } = useTranslation()
  if (languages.length < 3 || from === undefined || to === undefined) return null
  const choices = languages.map((each) => ({ value: each, text: languageNames[each].name }))
  return (
    <form className="desk-filters" method="get">
      <DeskFilter name="from" label={t('desk.content.from')} chosen={from} choices={choices} />
      <DeskFilter name="to" label={t('desk.content.to')} chosen={to} choices={choices} />
      <SecondButton>{t('desk.show')}</SecondButton>
    </form>
  )
}

function RemoveDraft({ here, version }: { readonly here: string; readonly version: number }) {
  const { t } = useTranslation()
  return (
    <form method="post" action={here}>
      <input type="hidden" name="version" value={version} />
      <QuietButton act="remove">{t('desk.content.removeDraft')}</QuietButton>
    </form>
  )
}
