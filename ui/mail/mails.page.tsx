import type { MailState } from '#db/model/mail/mail.ts'
import { SendButton } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { formatNumber } from '../site/number.present.ts'
import { useTranslation } from '../site/translation.tsx'

interface DeskMailsPageProps {
  readonly view: DeskView
  /** By state; not all are counted where there are many. */
  readonly counts: Readonly<Record<MailState, { readonly count: number; readonly isMore: boolean }>>
  readonly dead: readonly {
    readonly id: string
    readonly name: string
    readonly recipient: string
    readonly when: string
    readonly error: string | null
    /** The path of its lead; null without one. */
    readonly lead: string | null
  }[]
}

const states = ['waiting', 'sending', 'sent', 'dead', 'dropped'] as const

/** The mails by state, and those that could not be delivered. */
export function DeskMailsPage({ view, counts, dead }: DeskMailsPageProps) {
  const { t, locale } = useTranslation()
  const numberOf = ({ count, isMore }: { readonly count: number; readonly isMore: boolean }) => {
    const number = formatNumber(count, locale)
    return isMore ? t('desk.mails.moreThan', { count: number }) : number
  }
  return (
    <DeskFrame view={view} form="deskMails">
      <DefinitionList className="desk-counts" lines={states.map((state) => ({ label: t(`desk.mail.state.${state}`), value: numberOf(counts[state]) }))} />
      {dead.length === 0 ? (
        <p className="desk-quiet">{t('desk.mails.none')}</p>
      ) : (
        <>
          <form method="post">
            <SendButton act="replay">{t('desk.mails.replay')}</SendButton>
          </form>
          <ul className="desk-list">
            {dead.map(({ id, name, recipient, when, error, lead }) => (
              <li key={id}>
                <span>
                  <strong>{lead === null ? name : <a href={lead}>{name}</a>}</strong> {recipient}
                </span>
                <span className="hint">
                  {when}
                  {error !== null && `, ${error}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </DeskFrame>
  )
}
