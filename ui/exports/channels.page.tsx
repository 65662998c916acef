import { FormSend } from '../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { Field } from '../forms/field.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { RuleFields } from './rule-fields.part.tsx'

interface DeskChannelsPageProps {
  readonly view: DeskView
  readonly channels: readonly {
    readonly name: string
    /** Which homes it has, in words. */
    readonly rule: string
    /** Counted up to a hundred. */
    readonly homes: number
    /** When it was read last; null: never. */
    readonly read: string | null
    readonly page: string
  }[]
  readonly isFull: boolean
}

/** The channels through which other sites and portals read homes, and the form that makes one. */
export function DeskChannelsPage({ view, channels, isFull }: DeskChannelsPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskChannels">
      <p>{t('desk.channels.lead')}</p>
      {channels.length === 0 ? (
        <p>{t('desk.channels.none')}</p>
      ) : (
        <ul className="desk-list">
          {channels.map(({ name, rule, homes, read, page }) => (
            <li key={name}>
              <span>
                <a href={page}>{name}</a> <span className="hint">{rule}</span>
              </span>
              <span className="hint">
                {t('desk.channels.homes', { count: homes, isMore: homes >= 100 ? 'yes' : 'no' })},{' '}
                {read === null ? t('desk.channels.unread') : t('desk.channels.read', { read })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <DeskSection id="make" title={t('desk.channels.make')}>
        {isFull ? (
          <p>{t('desk.channels.full')}</p>
        ) : (
          <form className="form" method="post" noValidate>
            <Field name="channelName" autoComplete="off" />
            <RuleFields />
            <p className="hint">{t('desk.channels.after')}</p>
            <FormSend act="make" label={t('desk.channels.download')} />
          </form>
        )}
      </DeskSection>
    </DeskFrame>
  )
}
