import { QuietButton, SecondButton } from '../../design/buttons.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { EntryView } from './entry.present.ts'

/** Whether an entry is on the site, what it lacks, and the buttons that publish or withdraw it. */
export function EntryStanding({ entry }: { entry: EntryView }) {
  const { t } = useTranslation()
  const { version, state, hasChanges, path, homePath, pictures, obstacle, unlawful, open, isHeld, status, closing } = entry
  return (
    <aside className="entry-standing" aria-label={t('desk.entry.standing')}>
      <p>
        <span className="badge">{t(`desk.entry.state.${state}`)}</span>
        {state === 'published' && path !== null && !isHeld && (
          <>
            {' '}
            <a href={path}>{t('desk.entry.public')}</a>
          </>
        )}
      </p>
      {hasChanges && <p>{t('desk.entry.hasChanges')}</p>}
      {homePath !== null && (
        <p>
          <a href={homePath}>{t('desk.entry.home')}</a>
        </p>
      )}
      <p>
        <a href="#pictures">{t('desk.entry.toPictures', { count: pictures.length })}</a>
      </p>
      {obstacle !== null && (
        <p className="entry-lack">
          <strong>{t('desk.entry.obstacle')}</strong> {obstacle}
        </p>
      )}
      {isHeld && <p className="entry-lack">{t('desk.entry.held')}</p>}
      <Lacks title={t('desk.entry.unlawful')} rules={unlawful} />
      <Lacks title={t('desk.entry.open')} rules={open} />
      {obstacle === null && unlawful.length + open.length === 0 && <p>{t('desk.entry.lawful')}</p>}
      <form method="post" className="entry-acts">
        <input type="hidden" name="version" value={version} />
        {state === 'published' && (
          <>
            <SecondButton act={status === 'closed' ? 'reopen' : 'close'}>
              {t(status === 'closed' ? 'desk.entry.reopen' : `desk.entry.close.${closing}`)}
            </SecondButton>
            <QuietButton act="withdraw">{t('desk.entry.withdraw')}</QuietButton>
          </>
        )}
        {state === 'withdrawn' && <SecondButton act="restore">{t('desk.entry.restore')}</SecondButton>}
        {state === 'draft' && <QuietButton act="remove">{t('desk.entry.remove')}</QuietButton>}
      </form>
    </aside>
  )
}

function Lacks({ title, rules }: { title: string; rules: readonly string[] }) {
  if (rules.length === 0) return null
  return (
    <div className="entry-lack">
      <strong>{title}</strong>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}
