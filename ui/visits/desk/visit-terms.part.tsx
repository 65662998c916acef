import { mostParties } from '#db/model/visits/joint-visit.ts'
import { SecondButton } from '../../design/buttons.part.tsx'
import { Select } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

/** How visits of a home are booked. */
export interface VisitTermsView {
  /** Whether its owner is asked before each visit. */
  readonly asksOwner: boolean
  /** How many households may come to one visit together. */
  readonly parties: number
  /** 0 before the first change. */
  readonly version: number
  /** Whether an owner's account is assigned to the home. */
  readonly hasOwner: boolean
}

/** Switches whether the owner of a home is asked before each visit, and sets how many households may come together. */
export function VisitTerms({ terms: { asksOwner, parties, version, hasOwner } }: { terms: VisitTermsView }) {
  const { t } = useTranslation()
  return (
    <>
      <section aria-labelledby="asking">
        <h2 id="asking">{t('desk.home.asking')}</h2>
        <form className="form" method="post">
          <p>{t(asksOwner ? 'desk.home.asking.on' : 'desk.home.asking.off')}</p>
          {!hasOwner && <p className="hint">{t('desk.home.asking.noOwner')}</p>}
          <input type="hidden" name="termsVersion" value={version} />
          <SecondButton act={asksOwner ? 'askNoOwner' : 'askOwner'}>{t(asksOwner ? 'desk.home.asking.stop' : 'desk.home.asking.start')}</SecondButton>
        </form>
      </section>
      <section aria-labelledby="together">
        <h2 id="together">{t('desk.home.together')}</h2>
        <form className="form" method="post">
          <input type="hidden" name="termsVersion" value={version} />
          <Select
            name="parties"
            initial={String(parties)}
            choices={Array.from({ length: mostParties }, (_, index) => ({ value: String(index + 1), text: String(index + 1) }))}
          />
          <SecondButton act="parties">{t('desk.save')}</SecondButton>
        </form>
      </section>
    </>
  )
}
