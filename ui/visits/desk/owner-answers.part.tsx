import { QuietButton, SecondButton } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { UnsettledView } from './owner-answers.present.ts'
import type { StartChoice } from './visit.present.ts'
import { VisitList } from './visit-list.part.tsx'

/** An owner of the home, and what they answered about the visit. */
export interface OwnerAnswerView {
  readonly id: string
  readonly name: string
  /** Null: not asked about this version of the visit. */
  readonly standing: 'waiting' | 'fits' | 'other' | null
  readonly proposals: readonly StartChoice[]
  readonly remark: string | null
}

interface OwnerAnswersProps {
  readonly owners: readonly OwnerAnswerView[]
  readonly version: number
  /** Whether the visit can still be moved. */
  readonly isComing: boolean
}

/** What the owners of the home say about a visit: asks them, and moves the visit to a time that one proposes. */
export function OwnerAnswers({ owners, version, isComing }: OwnerAnswersProps) {
  const { t } = useTranslation()
  if (owners.length === 0) return null
  return (
    <DeskSection id="owner-answers" title={t('desk.visit.owner')}>
      {owners.map(({ id, name, standing, proposals, remark }) => (
        <div key={id}>
          <p>
            <strong>{name}</strong> {standing !== null && <span className="badge">{t(`desk.visit.owner.${standing}`)}</span>}
          </p>
          {remark !== null && <blockquote>{remark}</blockquote>}
          {isComing &&
            proposals.map(({ value, text }) => (
              <form key={value} method="post">
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="visitStart" value={value} />
                <QuietButton act="move">{t('desk.visit.owner.take', { when: text })}</QuietButton>
              </form>
            ))}
          {isComing && (standing === null || standing === 'waiting') && (
            <form method="post">
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="owner" value={id} />
              <QuietButton act="ownerAgrees">{t('desk.visit.owner.agreedByPhone')}</QuietButton>
            </form>
          )}
        </div>
      ))}
      {isComing && owners.some(({ standing }) => standing === null) && (
        <>
          <p className="hint">{t('desk.visit.owner.note')}</p>
          <form method="post">
            <input type="hidden" name="version" value={version} />
            <SecondButton act="askOwner">{t('desk.visit.owner.ask')}</SecondButton>
          </form>
        </>
      )}
      {isComing && owners.some(({ standing }) => standing !== null) && (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <QuietButton act="takeBack">{t('desk.visit.owner.takeBack')}</QuietButton>
        </form>
      )}
    </DeskSection>
  )
}

/** Coming visits whose owner wants another time or has not answered, as a list. */
export function UnsettledVisits({ visits }: { visits: readonly UnsettledView[] }) {
  const { t } = useTranslation()
  return (
    <VisitList
      visits={visits}
      note={({ standing, ago }) => (
        <span>
          <span className="badge">{t(`desk.today.owners.${standing}`)}</span> <span className="hint">{ago}</span>
        </span>
      )}
    />
  )
}
