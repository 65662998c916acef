import { valuationKinds } from '#db/model/statistics/sale-figures.ts'
import { SendButton } from '../../design/buttons.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { Choices } from '../field.part.tsx'
import { useFieldId } from '../form-state.tsx'

/** The first step of a valuation: what and where, with which its own page begins. What stands beside it may say already that it is free. */
export function ValuationStep({ saysItIsFree = true }: { readonly saysItIsFree?: boolean }) {
  const { t } = useTranslation()
  const place = useFieldId('place')
  return (
    <>
      <Choices name="kind" values={valuationKinds} optional />
      <div className="field">
        <label htmlFor={place}>{t('sales.place')}</label>
        <input className="input" id={place} name="place" autoComplete="postal-code" spellCheck={false} maxLength={100} />
      </div>
      <div className="form-send">
        <SendButton>{t('block.valuation.next')}</SendButton>
        {saysItIsFree && <p className="hint">{t('form.valuation.note')}</p>}
      </div>
    </>
  )
}
