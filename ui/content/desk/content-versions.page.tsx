import type { Locale } from '#messages/locales.ts'
import { QuietButton, SecondButton } from '../../design/buttons.part.tsx'
import { Dropdown } from '../../design/dropdown.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { TextChange, VersionLine } from './content-text.present.ts'
import { TextChangeView } from './text-change.part.tsx'

interface DeskContentVersionsPageProps {
  readonly view: DeskView
  readonly here: string
  readonly editor: string
  /** `all`: of the fields that every language has. */
  readonly language: Locale | 'all'
  readonly versions: readonly VersionLine[]
  /** The newest version. */
  readonly current: number
  /** The versions that are compared. */
  readonly before: number
  readonly after: number
  /** Null with less than two versions. */
  readonly change: TextChange | null
}

/** The versions of a text in one language, or of what is the same in each, and the difference between two of them. */
export function DeskContentVersionsPage({ view, here, editor, language, versions, current, before, after, change }: DeskContentVersionsPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskContentVersions" tools={<a href={editor}>{t('desk.content.edit')}</a>}>
      {versions.length === 0 ? <p>{t('desk.content.noVersions')}</p> : <Lines versions={versions} here={here} current={current} />}
      {versions.length > 1 && <Compare versions={versions} language={language} before={before} after={after} />}
      {change !== null && <TextChangeView change={change} language={language} title="difference" />}
    </DeskFrame>
  )
}

function Lines({ versions, here, current }: Pick<DeskContentVersionsPageProps, 'versions' | 'here' | 'current'>) {
  const { t } = useTranslation()
  return (
    <table className="desk-table versions-table">
      <caption className="visually-hidden">{t('route.deskContentVersions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('desk.content.versionNumber')}</th>
          <th scope="col">{t('desk.content.versionWhen')}</th>
          <th scope="col">{t('desk.content.versionWho')}</th>
          <th scope="col">{t('desk.content.state')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('desk.content.restore')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ version, when, who, state }) => (
          <tr key={version}>
            <th scope="row" data-column={t('desk.content.versionNumber')}>
              {version}
            </th>
            <td>{when}</td>
            <td>{who}</td>
            <td>{state}</td>
            <td>
              {version !== current && (
                <form method="post" action={here}>
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="seen" value={current} />
                  <QuietButton act="restore">
                    {t('desk.content.restoreThis')}
                    {` ${version}`}
                  </QuietButton>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Compare({ versions, language, before, after }: Pick<DeskContentVersionsPageProps, 'versions' | 'language' | 'before' | 'after'>) {
  const { t } = useTranslation()
  const choice = (name: 'before' | 'after', chosen: number) => (
    <label>
      {t(`desk.content.compare.${name}`)}
      <Dropdown name={name} defaultValue={chosen} choices={versions.map(({ version, when }) => ({ value: version, text: `${version}: ${when}` }))} />
    </label>
  )
  return (
    <form className="desk-filters" method="get">
      <input type="hidden" name="of" value={language} />
      {choice('before', before)}
      {choice('after', after)}
      <SecondButton>{t('desk.content.compare')}</SecondButton>
    </form>
  )
}
