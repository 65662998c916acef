import type { ReactNode } from 'react'

interface LinkProps {
  /** Undefined for a text that leads nowhere, such as a phone number that cannot be dialled. */
  readonly href: string | undefined
  readonly children: ReactNode
}

/** The main way on from a page, as a button. */
export function ButtonLink({ href, children }: LinkProps) {
  return (
    <a className="button" href={href}>
      {children}
    </a>
  )
}

/** Another way on, beside or instead of the main one. */
export function SecondLink({ href, children }: LinkProps) {
  return (
    <a className="button second" href={href}>
      {children}
    </a>
  )
}

/** A way on without the weight of a button. */
export function QuietLink({ href, children }: LinkProps) {
  return (
    <a className="text-button" href={href}>
      {children}
    </a>
  )
}

interface ButtonProps {
  /** The value of `do`, for a form or page with several acts. */
  readonly act?: string
  readonly children: ReactNode
}

/** The button that submits a form. */
export function SendButton({ act, children }: ButtonProps) {
  return <ActButton className="button" act={act} text={children} />
}

/** A button of lesser weight, for another act. */
export function SecondButton({ act, children }: ButtonProps) {
  return <ActButton className="button second" act={act} text={children} />
}

/** A button of least weight, for an act on one line of many. */
export function QuietButton({ act, children }: ButtonProps) {
  return <ActButton className="text-button" act={act} text={children} />
}

function ActButton({ className, act, text }: { className: string; act: string | undefined; text: ReactNode }) {
  return (
    <button className={className} type="submit" name={act === undefined ? undefined : 'do'} value={act}>
      {text}
    </button>
  )
}

interface FormSendProps {
  readonly act?: string
  readonly label: string
  /** Links or buttons beside it. */
  readonly children?: ReactNode
}

/** The end of a form: the button that submits it. */
export function FormSend({ act, label, children }: FormSendProps) {
  return (
    <div className="form-send">
      <ActButton className="button" act={act} text={label} />
      {children}
    </div>
  )
}
