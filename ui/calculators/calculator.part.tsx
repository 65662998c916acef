import { Fragment, type ReactNode } from 'react'
import type { Calculation, FieldKey } from '#db/model/calculators/calculators.ts'
import { fieldKeys, newKeyOf } from '#db/model/calculators/calculators.ts'
import { QuietLink, SendButton } from '../design/buttons.part.tsx'
import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { part } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { Lost } from '../site/dead-end.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { CalculatorsView, ExampleView, Outcome, ResultView } from './calculators.present.ts'
import { AmountRow } from './cost-estimate.part.tsx'

type CalculatorKey = FieldKey | 'region' | 'own' | 'new' | 'buyers'

interface CalculatorProps {
  readonly name: 'buying' | 'loan' | 'rent'
  readonly calculators: CalculatorsView
  readonly outcome: Outcome
  /** The keys of its own fields; the other values are hidden fields. */
  readonly asks: readonly CalculatorKey[]
  readonly children: ReactNode
}

/** A form and its result side by side. The calculation is an address; with script the result follows the typing. */
export function Calculator({ name, calculators, outcome, asks, children }: CalculatorProps) {
  const { t, locale } = useTranslation()
  return (
    <section className="calculator" id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(`calculators.${name}`)}</h2>
      <form action={`${href('calculators', locale)}#${name}-result`} autoComplete="off">
        <Carried calculators={calculators} asks={asks} />
        {children}
        <SendButton>{t('calculators.submit')}</SendButton>
        <Lost />
        {/* On a phone the figure stays visible below the fields; the live region beside it announces it to screen readers. */}
        <div className="calculator-bar" id={`${name}-bar`} aria-hidden="true" {...part('live')}>
          {outcome.result && <UnbrokenAmounts text={`${outcome.result.heading} ${outcome.result.figure}`} />}
        </div>
      </form>
      <div className="calculator-result" id={`${name}-result`} tabIndex={-1} {...part('result')}>
        <div role="status" id={`${name}-figure`} {...part('live')}>
          {outcome.result ? <Figure result={outcome.result} /> : <p className="calculator-wait">{outcome.wait}</p>}
        </div>
        <div id={`${name}-lines`} {...part('live')}>
          {outcome.result && <Lines result={outcome.result} />}
        </div>
        <div id={`${name}-example`} {...part('live')}>
          {outcome.result === null && outcome.example && <Example name={name} example={outcome.example} />}
        </div>
      </div>
    </section>
  )
}

/** A worked example, and a link that fills in its values. */
function Example({ name, example: { text, figure, calculation } }: Pick<CalculatorProps, 'name'> & { example: ExampleView }) {
  const { t, locale } = useTranslation()
  const query = new URLSearchParams(Object.fromEntries(carriedValues(calculation).filter(([, value]) => value !== '')))
  return (
    <div className="calculator-example">
      <p>{text}</p>
      <p className="calculator-figure">{figure}</p>
      <p>
        <QuietLink href={`${href('calculators', locale)}?${query}#${name}`}>{t('calculators.example.use')}</QuietLink>
      </p>
    </div>
  )
}

/** The values of the other calculators, so that submitting this one keeps them. */
function Carried({ calculators, asks }: Pick<CalculatorProps, 'calculators' | 'asks'>) {
  const values = carriedValues(calculators.calculation)
  return values.filter(([key]) => !asks.includes(key)).map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}

function carriedValues({ region, onlyOwnHome, newBuild, buyers, fields }: Calculation): (readonly [CalculatorKey, string])[] {
  return [
    ['region', region],
    ['own', onlyOwnHome ? '1' : '0'],
    ['new', newKeyOf(newBuild)],
    ['buyers', String(buyers)],
    ...fieldKeys.map((key) => [key, fields[key].typed] as const),
  ]
}

function Figure({ result }: { result: ResultView }) {
  return (
    <>
      <p className="calculator-heading">{result.heading}</p>
      <p className="calculator-figure">{result.figure}</p>
      {result.beside !== null && (
        <p className="hint">
          <UnbrokenAmounts text={result.beside} />
        </p>
      )}
    </>
  )
}

function Lines({ result }: { result: ResultView }) {
  const { t } = useTranslation()
  return (
    <>
      <table className="plain-table">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('calculators.result.line')}</th>
            <th scope="col">{t('calculators.result.amount')}</th>
          </tr>
        </thead>
        {result.groups.map((group) => (
          <tbody key={group.heading}>
            {group.heading !== null && (
              <tr>
                <th className="calculator-group" scope="rowgroup" colSpan={2}>
                  {group.heading}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <AmountRow key={row.key} label={row.label} note={row.note} amount={row.amount} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <AmountRow label={result.total.label} note={null} amount={result.total.amount} />
        </tfoot>
      </table>
      {result.remark !== null && (
        <p className="hint">
          <UnbrokenAmounts text={result.remark} />
        </p>
      )}
      <p className="calculator-advice">{result.advice}</p>
      <p className="hint">
        <UnbrokenAmounts text={result.basis} />
      </p>
      <Sources sources={result.sources} />
    </>
  )
}

function Sources({ sources }: Pick<ResultView, 'sources'>) {
  const { t } = useTranslation()
  if (sources.length === 0) return null
  return (
    <p className="hint">
      {t('calculators.sources')}{' '}
      {sources.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url} rel="external noopener">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
