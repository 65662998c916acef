import { useTranslation } from '../site/translation.tsx'

/** What happens after a form is submitted, step by step; empty if its messages name no step. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation()
  if (steps.length === 0) return null
  return (
    <div>
      <h2 className="aside-title">{t('form.next')}</h2>
      <ol className="next-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
