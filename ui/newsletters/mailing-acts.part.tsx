import type { MailingState } from '#db/model/newsletters/mailing.ts'
import { Tick } from '../forms/field.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { DeskMailingView } from './mailing.present.ts'

type PlainAct = 'begin' | 'unplan' | 'pause' | 'resume' | 'copy'

const actsOf: Readonly<Record<MailingState, readonly PlainAct[]>> = {
  draft: [],
  planned: ['unplan'],
  sending: ['pause'],
  paused: ['resume'],
  sent: ['copy'],
  stopped: ['copy'],
}

/** The actions on a mailing besides editing. Only those that cannot be undone ask for confirmation. */
export function MailingActs({ mailing: { version, state, isOverdue, isScript } }: { mailing: DeskMailingView }) {
  const { t } = useTranslation()
  const acts = (isOverdue ? (['begin', 'unplan'] as const) : actsOf[state]).filter((act) => !isScript || (act !== 'copy' && act !== 'unplan'))
  const final = state === 'draft' ? 'remove' : state === 'sending' || state === 'paused' ? 'stop' : null
  return (
    <div className="mailing-acts">
      {isOverdue && <p>{t('desk.mailings.overdue')}</p>}
      {acts.length > 0 && (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          {acts.map((act, index) => (
            <button key={act} className={index === 0 ? 'button' : 'button second'} type="submit" name="do" value={act}>
              {t(`desk.mailing.act.${act}`)}
            </button>
          ))}
        </form>
      )}
      {final !== null && (
        <details className="desk-more">
          <summary>{t(`desk.mailing.act.${final}`)}</summary>
          <form method="post" noValidate>
            <input type="hidden" name="version" value={version} />
            <Tick name="confirmed">{t(`desk.mailing.sure.${final}`)}</Tick>
            <button className="button second" type="submit" name="do" value={final}>
              {t(`desk.mailing.act.${final}`)}
            </button>
          </form>
        </details>
      )}
    </div>
  )
}
