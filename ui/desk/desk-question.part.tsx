import type { FormQuestion } from '../forms/form-state.tsx'
import { island } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

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
