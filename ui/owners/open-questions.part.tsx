import { useTranslation } from '../site/translation.tsx'

/** A visit about which an owner was asked and has not answered. */
export interface OpenQuestionView {
  readonly id: string
  readonly when: string
  /** The page that takes the answer; null in the agency's read-only view. */
  readonly href: string | null
}

/** The visits that wait for the owner's answer, each with the page that takes it. */
export function OpenQuestions({ questions }: { questions: readonly OpenQuestionView[] }) {
  const { t } = useTranslation()
  return (
    <div className="notice">
      <div>
        <p>
          <b>{t('owner.questions', { count: questions.length })}</b>
        </p>
        <ul>
          {questions.map(({ id, when, href }) => (
            <li key={id}>{href === null ? when : <a href={href}>{t('owner.questions.answer', { when })}</a>}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
