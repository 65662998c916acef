import { SecondButton, SecondLink } from '../design/buttons.part.tsx'
import type { TypedValues } from '../forms/form-state.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

interface DeskSignedOutProps {
  /** The address that the form was sent to. */
  readonly here: string
  readonly typed: TypedValues
  readonly hasFile: boolean
}

/** Longer texts are shown, so that they can be copied. */
const shownFrom = 40

/** The answer to a form submitted after the session had expired: it holds the values, to be resubmitted after signing in in another window. */
export function DeskSignedOut({ here, typed, hasFile }: DeskSignedOutProps) {
  const { t, locale } = useTranslation()
  const values = Object.entries(typed).flatMap(([name, value]) => [value].flat().map((text) => ({ name, text })))
  const texts = values.filter(({ text }) => text.length >= shownFrom)
  return (
    <div className="measure">
      <div className="owner-page">
        <div className="owner-top">
          <h1>{t('desk.signedOut')}</h1>
        </div>
        <p>{t('desk.signedOut.text')}</p>
        {hasFile && <p>{t('desk.signedOut.files')}</p>}
        <form className="form" method="post" action={here}>
          {values.map(({ name, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may be sent several times, and the values never move.
            <input key={at} type="hidden" name={name} value={text} />
          ))}
          <div className="form-send">
            <a className="button" href={href('deskSignIn', locale)} target="_blank" rel="noopener">
              {t('desk.signedOut.signIn')}
            </a>
            <SecondButton>{t('desk.signedOut.again')}</SecondButton>
          </div>
        </form>
        {texts.length > 0 && (
          <section className="owner-section" aria-labelledby="typed">
            <h2 id="typed">{t('desk.signedOut.typed')}</h2>
            {texts.map(({ name, text }) => (
              <p key={name} className="owner-typed">
                {text}
              </p>
            ))}
          </section>
        )}
      </div>
    </div>
  )
}

/** Replaces a page of the desk that the member's role does not include. */
export function DeskRefused() {
  const { t, locale } = useTranslation()
  return (
    <div className="desk-page">
      <h1>{t('desk.refused')}</h1>
      <p>{t('desk.refused.text')}</p>
      <p>
        <SecondLink href={href('desk', locale)}>{t('route.desk')}</SecondLink>
      </p>
    </div>
  )
}
