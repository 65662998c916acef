import { SendButton } from '../design/buttons.part.tsx'
import { TableHead } from '../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { DeskMailingView } from './mailing.present.ts'
import { MailingForm } from './mailing-form.part.tsx'
import { type MailingGroup, type MailingLine, mailingGroups } from './mailing-line.present.ts'

interface DeskMailingsPageProps {
  readonly view: DeskView
  readonly mailings: readonly MailingLine[]
  /** The form of a new one, while there is no draft. */
  readonly fresh: { readonly mailing: DeskMailingView; readonly action: string; readonly testTo: string } | null
  readonly blocks: readonly { readonly email: string; readonly reason: string; readonly when: string }[]
}

/** Newsletters: a new one while there is no draft, those awaiting a decision first, then those being sent, drafts and finished ones; below, the blocked addresses. */
export function DeskMailingsPage({ view, mailings, fresh, blocks }: DeskMailingsPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="deskMailings"
      tools={
        fresh === null && (
          <form method="post">
            <input type="hidden" name="once" value={view.once} />
            <SendButton act="create">{t('desk.mailings.create')}</SendButton>
          </form>
        )
      }
    >
      {fresh !== null && (
        <DeskSection id="new" title={t('desk.mailings.create')}>
          <MailingForm {...fresh} shownIn={null} />
        </DeskSection>
      )}
      {mailings.length === 0 && <p className="desk-quiet">{t('desk.mailings.none')}</p>}
      {mailingGroups.map((group) => (
        <Group key={group} group={group} mailings={mailings.filter((each) => each.group === group)} />
      ))}
      <Blocks blocks={blocks} />
    </DeskFrame>
  )
}

function Group({ group, mailings }: { group: MailingGroup; mailings: readonly MailingLine[] }) {
  const { t } = useTranslation()
  if (mailings.length === 0) return null
  const hasFigures = group === 'sending' || group === 'done'
  const columns = [t('desk.mailing.subject'), t(`desk.mailings.when.${group}`)]
  const figures = [t('desk.mailing.sent'), t('desk.mailing.undelivered'), t('desk.mailing.figure.ended')]
  return (
    <section className="desk-section" aria-labelledby={`mailings-${group}`}>
      <h2 id={`mailings-${group}`}>{t(`desk.mailings.group.${group}`)}</h2>
      {group === 'overdue' && <p>{t('desk.mailings.overdue')}</p>}
      <table className={hasFigures ? 'desk-table mailing-table' : 'desk-table'}>
        <TableHead columns={hasFigures ? [...columns, ...figures] : columns} />
        <tbody>
          {mailings.map((mailing) => (
            <Line key={mailing.id} mailing={mailing} figures={hasFigures ? figures : []} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ mailing, figures }: { mailing: MailingLine; figures: readonly string[] }) {
  const { t } = useTranslation()
  const { href, title, languages, state, isScript, when, sent, undelivered, ended } = mailing
  const values = [sent ?? '', undelivered, ended]
  return (
    <tr>
      <th scope="row">
        <a href={href}>{title}</a>
        {(state === 'paused' || state === 'stopped') && <span className="badge">{t(`desk.mailing.state.${state}`)}</span>}
        <span className="hint">{[languages, ...(isScript ? [t('desk.mailing.script')] : [])].filter((part) => part !== '').join(' · ')}</span>
      </th>
      <td>{when}</td>
      {figures.map((name, index) => (
        <td key={name} data-column={name} className="figure">
          {values[index]}
        </td>
      ))}
    </tr>
  )
}

function Blocks({ blocks }: Pick<DeskMailingsPageProps, 'blocks'>) {
  const { t } = useTranslation()
  if (blocks.length === 0) return null
  return (
    <DeskSection id="blocked" title={t('desk.mailings.blocked')}>
      <p className="hint">{t('desk.mailings.blocked.text')}</p>
      <ul className="desk-list mailing-blocks">
        {blocks.map(({ email, reason, when }) => (
          <li key={email}>
            <span>
              <strong>{email}</strong>
              <span className="hint">
                {when}, {reason}
              </span>
            </span>
            <form method="post">
              <input type="hidden" name="email" value={email} />
              <button className="text-button" type="submit" name="do" value="unblock" aria-label={t('desk.mailings.unblock.of', { email })}>
                {t('desk.mailings.unblock')}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
