import type { ReactNode } from 'react'
import { SendButton } from '../design/buttons.part.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import { FormPart } from './form-page.part.tsx'
import { useFields } from './form-state.tsx'

export interface FormStep {
  readonly legend: string
  /** The names of its fields, by whose errors it is opened. */
  readonly fields: readonly string[]
  readonly content: ReactNode
}

/**
 * A form in steps. With script one is shown at a time, and each ends with a submit button; the last is the form's own. Without script all are
 * shown, one below the other. If the script cannot be loaded, a step's button submits the form, whose answer opens the first step with an error.
 * @param isSent whether the form has been submitted: without an error it opens at its last step
 */
export function FormSteps({ steps, isSent }: { steps: readonly FormStep[]; isSent: boolean }) {
  const { t } = useTranslation()
  const wrong = useFields(steps.flatMap(({ fields }) => fields)).filter(({ error }) => error !== null)
  const first = steps.findIndex(({ fields }) => wrong.some(({ name }) => fields.includes(name)))
  const open = first >= 0 ? first : isSent ? steps.length - 1 : 0
  return (
    <div className="form-steps" {...island('form-steps')}>
      {steps.map(({ legend, content }, at) => (
        <div key={legend} className={at === open ? 'form-step is-open' : 'form-step'} tabIndex={-1} {...part('step')}>
          <p className="step-count">
            {t('form.step', { step: String(at + 1), of: String(steps.length) })}
            {at > 0 && (
              <button className="text-button" type="button" {...part('back')}>
                {t('form.step.back')}
              </button>
            )}
          </p>
          <FormPart legend={legend}>{content}</FormPart>
          {at < steps.length - 1 && (
            <div className="step-ways">
              <SendButton>{t('block.valuation.next')}</SendButton>
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
