import type { ReactNode, Ref } from 'react'
import { QuietButton } from '../design/buttons.part.tsx'
import { ErrorSummary } from '../forms/error-summary.part.tsx'
import { type FormQuestion, type FormState, FormStateProvider } from '../forms/form-state.tsx'
import { Icon } from '../icons.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import { DeskSection } from './desk-section.part.tsx'
import type { MeanwhileAct } from './meanwhile.present.ts'

/** What every page of the desk shows. */
export interface DeskView {
  /** Idempotency key of this rendering of the page, for forms without another one. */
  readonly once?: string
  readonly title: string
  readonly state: FormState
  /** What was done, in words; null if nothing was. */
  readonly notice: string | null
  /** The undo form of the notice; absent if nothing can be undone. */
  readonly undo?: DeskUndo | null
  /** Where the work goes on after what was done; absent if nothing follows. */
  readonly next?: DeskNext | null
  /** After a form that came too late: what was done before it. */
  readonly meanwhile?: readonly MeanwhileAct[]
}

export interface DeskUndo {
  readonly action: string
  readonly act: string
  readonly fields: Readonly<Record<string, string>>
}

export interface DeskNext {
  readonly href: string
  readonly text: string
}

interface DeskFrameProps {
  readonly view: DeskView
  /** The form whose messages name the errors. */
  readonly form: string
  /** Beside the heading: the page's own links and buttons. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The frame of a page of the desk: heading, what was done or went wrong, then the page. */
export function DeskFrame({ view: { title, state, notice, undo = null, next = null, meanwhile = [] }, form, tools, children }: DeskFrameProps) {
  const { t } = useTranslation()
  return (
    <div className="desk-page" {...island('desk-page')}>
      <div className="desk-top">
        <h1>{title}</h1>
        {tools !== undefined && (
          <div className="desk-tools" {...part('tools')}>
            {tools}
          </div>
        )}
      </div>
      <FormStateProvider state={state}>
        {state.question === undefined ? <ErrorSummary form={form} state={state} /> : <DeskQuestion question={state.question} />}
        <Meanwhile acts={meanwhile} />
        {notice !== null && <DeskNotice notice={notice} undo={undo} next={next} takesFocus />}
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
  readonly next?: DeskNext | null
  /** Takes the focus after a page load, so that it is read out, and Tab leads to the undo button, which may be shown for only ten seconds, or to the page. */
  readonly takesFocus?: boolean
  /** For a part that moves the focus here itself. */
  readonly ref?: Ref<HTMLDivElement>
}

/** What was done, the form that undoes it, and what comes next. */
export function DeskNotice({ notice, undo, next = null, takesFocus = false, ref }: DeskNoticeProps) {
  const focus = takesFocus ? { tabIndex: -1, autoFocus: true, ...island('focus') } : {}
  return (
    <div ref={ref} className="notice" role="status" tabIndex={ref === undefined ? undefined : -1} {...focus}>
      <Icon name="check" />
      <p>
        {notice}
        {next !== null && (
          <>
            {' '}
            <a href={next.href}>{next.text}</a>
          </>
        )}
      </p>
      {undo !== null && <UndoForm {...undo} />}
    </div>
  )
}

function UndoForm({ action, act, fields }: DeskUndo) {
  const { t } = useTranslation()
  return (
    <form method="post" action={action} {...part('undo')}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <QuietButton act={act}>{t('desk.undo')}</QuietButton>
    </form>
  )
}

/** What the desk asks before it does what a form says: takes the focus, like the errors of a form, but is none. */
export function DeskQuestion({ question }: { readonly question: FormQuestion }) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noAutofocus: after a submit the question comes first, with or without script.
    <section className="desk-question" tabIndex={-1} autoFocus aria-labelledby="question" {...island('focus')}>
      <h2 id="question">{t(`form.${question}`)}</h2>
      <p>{t(`form.${question}.text`)}</p>
    </section>
  )
}

/** What a colleague did since the form was shown that is refused now. */
function Meanwhile({ acts }: { acts: readonly MeanwhileAct[] }) {
  const { t } = useTranslation()
  if (acts.length === 0) return null
  return (
    <DeskSection id="meanwhile" title={t('desk.meanwhile')}>
      <ol className="lead-history">
        {acts.map(({ id, at, when, who, about, what }) => (
          <li key={id}>
            <p>
              {about !== undefined && <strong>{about} </strong>}
              {what}
              <span className="hint">
                {' '}
                {who}, <time dateTime={at}>{when}</time>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </DeskSection>
  )
}
