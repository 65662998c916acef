import { FormSend, SecondButton } from '../design/buttons.part.tsx'
import { DefinitionList, TableHead } from '../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { FurtherLink } from '../desk/filters.part.tsx'
import { Field, Tick } from '../forms/field.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ChannelHomeView } from './channel-home.present.ts'
import { RuleFields } from './rule-fields.part.tsx'

const endings = ['json', 'kyero.xml', 'openimmo.xml'] as const

interface DeskChannelPageProps {
  readonly view: DeskView
  readonly version: number
  readonly rule: Readonly<Record<string, string>>
  /** The address of the channel without the ending of a format. */
  readonly address: string
  /** Those that the reader has rejected or could not take; only on the first page. */
  readonly refused: readonly ChannelHomeView[]
  readonly homes: readonly ChannelHomeView[]
  readonly further: string | null
}

/** One channel: what it has of each home and what its reader reported, its addresses, its rule and its token. */
export function DeskChannelPage({ view, version, rule, address, refused, homes, further }: DeskChannelPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskChannel">
      {refused.length > 0 && (
        <DeskSection id="problems" title={t('desk.channel.problems')}>
          <HomesTable homes={refused} />
        </DeskSection>
      )}
      <DeskSection id="homes" title={t('desk.channel.homes')}>
        {homes.length === 0 ? <p>{t('desk.channel.none')}</p> : <HomesTable homes={homes} />}
        <FurtherLink path={further} />
        <form className="form" method="post" noValidate>
          <Field name="channelHome" autoComplete="off" short />
          <FormSend act="add" label={t('desk.channel.add')} />
        </form>
      </DeskSection>
      <DeskSection id="addresses" title={t('desk.channel.addresses')}>
        <p className="hint">{t('desk.channel.addresses.hint')}</p>
        <DefinitionList
          className="facts"
          lines={[
            ...endings.map((ending) => ({ label: t(`desk.channel.format.${ending}`), value: `${address}.${ending}` })),
            { label: t('desk.channel.status'), value: `${address}/status` },
          ]}
        />
      </DeskSection>
      <DeskSection id="rule" title={t('desk.channel.rule')}>
        <form className="form" method="post" noValidate>
          <input type="hidden" name="version" value={version} />
          <RuleFields initial={rule} />
          <FormSend act="save" label={t('desk.save')} />
        </form>
      </DeskSection>
      <DeskSection id="token" title={t('desk.channel.token')}>
        <p className="hint">{t('desk.channel.token.hint')}</p>
        <form className="form" method="post">
          <SecondButton act="renew">{t('desk.channel.renew')}</SecondButton>
        </form>
        <form className="form" method="post" noValidate>
          <Tick name="channelRemove">{t('desk.channel.remove.tick')}</Tick>
          <SecondButton act="remove">{t('desk.channel.remove')}</SecondButton>
        </form>
      </DeskSection>
    </DeskFrame>
  )
}

function HomesTable({ homes }: { readonly homes: readonly ChannelHomeView[] }) {
  const { t } = useTranslation()
  return (
    <table className="desk-table">
      <TableHead columns={[t('desk.channel.home'), t('desk.channel.state'), t('desk.channel.reported'), t('desk.channel.act')]} />
      <tbody>
        {homes.map(({ id, name, reference, page, state, isLeftOut, isPublished, receipt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={page}>{name}</a> <span className="hint">{reference}</span>
            </th>
            <td>{state}</td>
            <td>{receipt === null ? t('desk.channel.nothing') : <ReceiptText {...receipt} />}</td>
            <td>
              {(isPublished || isLeftOut) && (
                <form method="post">
                  <input type="hidden" name="home" value={id} />
                  <button
                    className="text-button"
                    type="submit"
                    name="do"
                    value={isLeftOut ? 'include' : 'leaveOut'}
                    aria-label={t(isLeftOut ? 'desk.channel.includeNamed' : 'desk.channel.leaveOutNamed', { name })}
                  >
                    {t(isLeftOut ? 'desk.channel.include' : 'desk.channel.leaveOut')}
                  </button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ReceiptText({ text, isProblem, url, message }: NonNullable<ChannelHomeView['receipt']>) {
  return (
    <>
      {url === null ? (
        <span className={isProblem ? 'is-problem' : undefined}>{text}</span>
      ) : (
        <a href={url} rel="noreferrer">
          {text}
        </a>
      )}
      {message !== null && <span className="hint"> {message}</span>}
    </>
  )
}
