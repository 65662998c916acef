import { createContext, type ReactNode, use } from 'react'
import { control, island } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import { FieldErrorCode, FieldHint } from './field-frame.part.tsx'
import { describedBy } from './field-words.present.ts'
import { type ErrorCode, useField, useFieldId, useIsOnlyError } from './form-state.tsx'

/** The captcha of one form. */
export interface Captcha {
  /** Submitted with the answer; does not reveal the number. */
  readonly token: string
  /** The number in words. */
  readonly words: string
}

const CaptchaContext = createContext<Captcha | null>(null)

/** Provides the captcha to the form below. */
export function CaptchaProvider({ captcha, children }: { captcha: Captcha; children: ReactNode }) {
  return <CaptchaContext value={captcha}>{children}</CaptchaContext>
}

function answerOf(error: ErrorCode | null, given: string): 'open' | 'none' | 'wrong' {
  if (error === null) return 'open'
  return given === '' ? 'none' : 'wrong'
}

/** A number in words, to be typed in digits. With script it is hidden and replaced by a proof of work (`ui/forms/captcha/captcha.island.ts`). */
export function CaptchaField() {
  const { t } = useTranslation()
  const captcha = use(CaptchaContext)
  const { error, text } = useField('captcha')
  const id = useFieldId('captcha')
  const { text: proof } = useField('altcha')
  const isOnlyError = useIsOnlyError('captcha')
  if (!captcha) return null
  return (
    <div className={error ? 'field is-wrong' : 'field'} {...island('captcha', { answer: answerOf(error, text + proof), isOnlyError })}>
      <label htmlFor={id}>{t('form.field.captcha')}</label>
      <FieldHint name="captcha" />
      <p className="captcha-word" id={`${id}-word`}>
        {captcha.words}
      </p>
      <FieldErrorCode name="captcha" error={error} />
      <input
        className="input short"
        id={id}
        name={control('captcha')}
        inputMode="numeric"
        autoComplete="off"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-word ${describedBy('captcha', error, id)}`}
      />
      <input type="hidden" name="captchaToken" value={captcha.token} />
      <input type="hidden" name={control('altcha')} />
    </div>
  )
}
