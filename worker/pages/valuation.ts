import { ValuationPage } from '#ui/pages/valuation.tsx'
import { plainForm } from '#worker/forms/plain-form.ts'
import { valuation as form } from '#worker/forms/valuation.ts'

export const valuation = plainForm('valuation', { form, words: 'valuation', view: ValuationPage, thanks: 'thankYouValuation' })
