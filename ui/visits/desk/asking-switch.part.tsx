import { SecondButton } from '../../design/buttons.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

/** Whether the owner of a home is asked before each visit. */
export interface AskingView {
  readonly asksOwner: boolean
  /** Of the home's terms of visits; 0 before the first change. */
  readonly version: number
  /** Whether an owner's account is assigned to the home. */
  readonly hasOwner: boolean
}

/** Switches whether the owner of a home is asked before each visit. */
export function AskingSwitch({ asking: { asksOwner, version, hasOwner } }: { asking: AskingView }) {
  const { t } = useTranslation()
  return (
    <form method="post" aria-labelledby="asking">
      <h3 id="asking">{t('desk.home.asking')}</h3>
      <p>{t(asksOwner ? 'desk.home.asking.on' : 'desk.home.asking.off')}</p>
      {!hasOwner && <p className="hint">{t('desk.home.asking.noOwner')}</p>}
      <input type="hidden" name="termsVersion" value={version} />
      <SecondButton act={asksOwner ? 'askNoOwner' : 'askOwner'}>{t(asksOwner ? 'desk.home.asking.stop' : 'desk.home.asking.start')}</SecondButton>
    </form>
  )
}
