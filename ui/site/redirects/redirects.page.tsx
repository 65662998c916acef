import { maxPaste } from '#db/model/site/redirects/redirect-lines.ts'
import { FormSend, QuietLink, SecondButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { FurtherLink } from '../../desk/filters.part.tsx'
import { Choices, Field, Select } from '../../forms/field.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { PageChoice, RedirectView } from './redirect.present.ts'
import {
  MissedPaths,
  type MissedView,
  RedirectPreview,
  type RedirectPreviewView,
  RedirectTable,
  RedirectTest,
  type RedirectTestView,
} from './redirect-lists.part.tsx'

export interface DeskRedirectsPageProps {
  readonly view: DeskView
  readonly redirects: readonly RedirectView[]
  /** The words that are searched; empty if none. */
  readonly text: string
  readonly further: string | null
  readonly isFirst: boolean
  readonly missed: readonly MissedView[]
  /** The form for one redirect: a new one, or one that is being changed. */
  readonly form: { readonly id: number | null; readonly from: string; readonly page: string; readonly to: string }
  readonly pages: readonly PageChoice[]
  /** Names of the pages with the homes of a town, which the target may be. */
  readonly landings: readonly string[]
  /** The homes that the typed words may mean. */
  readonly found: readonly { readonly id: number; readonly text: string }[]
  readonly preview: RedirectPreviewView | null
  readonly test: RedirectTestView | null
}

/** Redirects of old addresses: what was not found, forms for one and for many, a test, and the list. */
export function DeskRedirectsPage(props: DeskRedirectsPageProps) {
  const { view, missed, preview, found, redirects, isFirst, text } = props
  const { t } = useTranslation()
  const hasList = redirects.length > 0 || !isFirst || text !== ''
  return (
    <DeskFrame
      view={view}
      form="deskRedirects"
      tools={
        <>
          <QuietLink href="#redirectLines">{t('desk.redirects.many')}</QuietLink>
          {hasList && <QuietLink href="#all">{t('desk.redirects.all')}</QuietLink>}
        </>
      }
    >
      <p className="hint">{t('desk.redirects.lead')}</p>
      {preview !== null && <RedirectPreview preview={preview} form={linesForm} />}
      {/* A question is answered right below it. */}
      {preview === null && found.length === 0 && <MissedPaths missed={missed} />}
      <OneRedirect {...props} />
      <ManyRedirects {...props} />
      <RedirectTest test={props.test} />
      <AllRedirects {...props} />
    </DeskFrame>
  )
}

function OneRedirect({ view, form: { id, from, page, to }, pages, landings, found }: DeskRedirectsPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskSection id="one" title={t(id === null ? 'desk.redirects.one' : 'desk.redirects.change')}>
      <form className="form" method="post" action={href('deskRedirects', locale)} noValidate>
        {id !== null && <input type="hidden" name="redirect" value={id} />}
        <input type="hidden" name="once" value={view.once} />
        <Field name="redirectFrom" autoComplete="off" initial={from} />
        <Select name="redirectPage" initial={page} choices={[{ value: '', text: t('desk.redirects.otherTarget') }, ...pages]} />
        <Field name="redirectTo" optional autoComplete="off" initial={to} offered={landings} />
        {found.length > 0 && (
          <Choices name="redirectHome" values={found.map((home) => String(home.id))} texts={Object.fromEntries(found.map((home) => [home.id, home.text]))} />
        )}
        <FormSend act="save" label={t('desk.save')} />
      </form>
    </DeskSection>
  )
}

/** The id of the form with the pasted lines. */
const linesForm = 'redirect-lines'

function ManyRedirects({ view, preview }: DeskRedirectsPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskSection id="many" title={t('desk.redirects.many')}>
      <form id={linesForm} className="form" method="post" action={href('deskRedirects', locale)} noValidate>
        {preview !== null && <input type="hidden" name="seen" value={preview.seen} />}
        <input type="hidden" name="once" value={view.once} />
        <Field name="redirectLines" rows={8} autoComplete="off" maxLength={maxPaste} />
        <FormSend act="preview" label={t('desk.redirects.preview')} />
      </form>
    </DeskSection>
  )
}

function AllRedirects({ redirects, text, isFirst, further }: DeskRedirectsPageProps) {
  const { t, locale } = useTranslation()
  if (redirects.length === 0 && isFirst && text === '') return null
  return (
    <DeskSection id="all" title={t('desk.redirects.all')}>
      <form className="desk-filters" method="get" role="search" action={`${href('deskRedirects', locale)}#all`}>
        <label className="desk-find">
          {t('desk.find')}
          <input className="input" type="search" name="q" defaultValue={text} />
        </label>
        <SecondButton>{t('desk.show')}</SecondButton>
      </form>
      {redirects.length === 0 ? <p>{t('desk.redirects.notFound')}</p> : <RedirectTable redirects={redirects} />}
      <FurtherLink path={further} />
    </DeskSection>
  )
}
