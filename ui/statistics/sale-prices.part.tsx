import { saleMonths } from '#db/model/statistics/sale-figures.ts'
import { SecondButton } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { Icon } from '../icons.tsx'
import { control, island, part } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { Lost } from '../site/dead-end.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { SalePricesView, SaleQuestionView, SaleRangesView } from './sale-prices.present.ts'

/** A form for a place that shows what sold homes were offered for there: those of the kind that the valuation form names, else of every kind. */
export function SaleQuestion({ kind, place, answer }: SaleQuestionView) {
  const { t, locale } = useTranslation()
  const isUnknown = answer === 'unknown'
  return (
    <section className="sale-prices" aria-labelledby="sale-prices" {...island('sale-prices')}>
      <h2 id="sale-prices">{t('sales.title')}</h2>
      <p>{t('sales.text', { months: String(saleMonths) })}</p>
      <form action={`${href('valuation', locale)}#sale-prices`}>
        {kind !== null && <input type="hidden" name="kind" value={kind} />}
        <div className="field">
          <label htmlFor="sale-place">{t('sales.place')}</label>
          <span className="sale-prices-place">
            <input
              className="input"
              id="sale-place"
              name={control('place')}
              defaultValue={place}
              autoComplete="postal-code"
              spellCheck={false}
              maxLength={100}
              aria-describedby={isUnknown ? 'sale-answer' : undefined}
              aria-invalid={isUnknown ? true : undefined}
            />
            <SecondButton>{t('sales.show')}</SecondButton>
          </span>
        </div>
      </form>
      <Lost />
      <div id="sale-answer" role="status" {...part('live')}>
        {isUnknown && (
          <p className="field-error">
            <Icon name="warning" />
            <span>{t('sales.unknown')}</span>
          </p>
        )}
        {answer === 'few' && <p>{t('sales.none', { months: String(saleMonths) })}</p>}
        {answer !== null && typeof answer === 'object' && ('ranges' in answer ? <SaleRanges lines={answer.ranges} /> : <SalePrices {...answer} />)}
      </div>
    </section>
  )
}

/** The interquartile range of each kind of home. */
function SaleRanges({ lines }: { readonly lines: SaleRangesView['ranges'] }) {
  const { t } = useTranslation()
  return (
    <div className="sale-figures">
      <p className="sale-range">
        <span>{t('sales.range')}</span>
      </p>
      <DefinitionList className="facts" lines={lines} />
      <p className="hint">{t('sales.not')}</p>
    </div>
  )
}

/** What sold homes were offered for: the interquartile range, the median, and a caveat. */
export function SalePrices({ basis, isWider, low, high, lines }: SalePricesView) {
  const { t } = useTranslation()
  return (
    <div className="sale-figures">
      <p className="sale-range">
        <span>{t('sales.range')}</span>
        <b>
          <span>{low}</span> – <span>{high}</span>
        </b>
      </p>
      <DefinitionList className="facts" lines={lines} />
      <p>
        {basis}.{isWider && ` ${t('sales.wider')}`}
      </p>
      <p className="hint">{t('sales.not')}</p>
    </div>
  )
}
