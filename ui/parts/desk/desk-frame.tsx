import type { ReactNode } from 'react'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { type FormState, FormStateProvider } from '../../forms/form-state.tsx'
import { Icon } from '../../icons.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../translation.tsx'

/** What every page of the desk shows. */
export interface DeskView {
  /** Tells this showing of the page from another, for forms that have nothing else to be told by: sent twice, such a form is done once. */
  readonly once?: string
  readonly title: string
  readonly state: FormState
  /** What was done, in words; null on a first look. */
  readonly notice: string | null
  /** A form that takes back what the notice says; absent where nothing can be taken back. */
  readonly undo?: DeskUndo | null
}

export interface DeskUndo {
  readonly action: string
  readonly act: string
  readonly fields: Readonly<Record<string, string>>
}

interface DeskFrameProps {
  readonly view: DeskView
  /** Whose messages name the errors. */
  readonly form: string
  /** Beside the heading: the page's own links and buttons. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The frame of a page of the desk: heading, what was done or went wrong, then the page. */
export function DeskFrame({ view: { title, state, notice, undo = null }, form, tools, children }: DeskFrameProps) {
  const { t } = useTranslation()
  return (
    <div className="desk-page" {...island('desk-page')}>
      <div className="desk-top">
        <h1>{title}</h1>
        {tools !== undefined && <div className="desk-tools">{tools}</div>}
      </div>
      <FormStateProvider state={state}>
        <ErrorSummary form={form} state={state} />
        {notice !== null && <DeskNotice notice={notice} undo={undo} takesFocus />}
        {children}
      </FormStateProvider>
      <p className="desk-offline" role="alert" hidden {...part('offline')}>
        {t('form.offline')}
      </p>
    </div>
  )
}

interface DeskNoticeProps {
  readonly notice: string
  readonly undo: DeskUndo | null
  /** On a new page: the next stop of the Tab key is the undo then, which may be there for ten seconds only. */
  readonly takesFocus?: boolean
}

/** What was done, and the form that takes it back. */
export function DeskNotice({ notice, undo, takesFocus = false }: DeskNoticeProps) {
  const focus = takesFocus && undo !== null ? { tabIndex: -1, autoFocus: true, ...island('focus') } : {}
  return (
    <div className="notice" role="status" {...focus}>
      <Icon name="check" />
      <p>{notice}</p>
      {undo !== null && <UndoForm {...undo} />}
    </div>
  )
}

function UndoForm({ action, act, fields }: DeskUndo) {
  const { t } = useTranslation()
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="text-button" type="submit" name="do" value={act}>
        {t('desk.undo')}
      </button>
    </form>
  )
}
