import { ValuationPage } from '#ui/pages/valuation.tsx'
import { valuation as form } from '#worker/forms/valuation.ts'
import { plainForm } from '#worker/pages/forms/plain-form.ts'

export const valuation = plainForm('valuation', { form, view: ValuationPage, thanks: 'thankYouValuation' })
