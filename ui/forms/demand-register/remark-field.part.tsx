import type { ProposedFilter } from '#db/model/alerts/remark-filters.ts'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Field } from '../field.part.tsx'

/** A remark, and the filters that it says and the demand lacks: with script as it is typed, else once the form was refused. */
export function RemarkField({ proposed }: { proposed: readonly ProposedFilter[] }) {
  const { t } = useTranslation()
  return (
    <div className="remark-field" {...island('remark-field')}>
      <Field name="remark" rows={5} optional />
      <fieldset className="field" aria-describedby="remarked-hint" hidden={proposed.length === 0} {...part('proposed')}>
        <legend>{t('form.demandRegister.remarked')}</legend>
        <p className="hint" id="remarked-hint">
          {t('form.demandRegister.remarkedHint')}
        </p>
        <div {...part('options')}>
          {proposed.map((filter) => (
            <RemarkBox key={filter.query} {...filter} />
          ))}
        </div>
      </fieldset>
      <p className="visually-hidden" role="status" {...part('status')} />
      <template {...part('option')}>
        <RemarkBox text="" query="" isSet={false} />
      </template>
    </div>
  )
}

/** One filter. What was proposed is sent too, so that a box that was unticked stays so. */
function RemarkBox({ text, query, isSet }: ProposedFilter) {
  return (
    <label className="choice">
      <input type="hidden" name="proposed" value={query} />
      <input type="checkbox" name="remarked" value={query} defaultChecked={isSet} />
      <span>{text}</span>
    </label>
  )
}
