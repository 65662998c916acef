import type { DomainCheck } from '#db/model/agency/domain-checks.ts'
import type { ArchiveStanding } from '#db/model/archive/archive-standing.ts'
import type { Locale } from '#messages/locales.ts'
import type { Translate } from '#messages/translate.ts'
import { SecondLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { formatMoment, formatNumber } from '../../site/number.present.ts'
import { useTranslation } from '../../site/translation.tsx'

interface SettingsSiteProps {
  readonly view: DeskView
  readonly checks: readonly DomainCheck[]
  /** The address that looks the domain up; null if it has been. */
  readonly lookUp: string | null
  readonly archives: ArchiveStanding
  readonly deployment: {
    readonly origin: string
    /** Whether a change empties the cache of the zone. */
    readonly purges: boolean
    /** Other sites that the deployment allows to embed the map. */
    readonly mapOrigins: readonly string[]
  }
}

/** What a developer does, with the command of each. */
const tasks = [
  { name: 'address', command: 'ORIGIN = "https://…"   # wrangler.toml\nnpm run deploy' },
  { name: 'update', command: 'git pull && npm ci && npm run deploy' },
  { name: 'secrets', command: 'openssl rand -hex 32 | npx wrangler secret put SIGNING_SECRET' },
  { name: 'purge', command: 'PURGE_ZONE = "…"   # wrangler.toml\nnpx wrangler secret put PURGE_TOKEN' },
  { name: 'archive', command: 'npm run backup -- FILE --to https://…\nnpm run restore -- FILE --to https://…' },
  { name: 'backup', command: 'npx wrangler d1 time-travel restore perron --timestamp=…' },
  { name: 'manager', command: 'npm run staff -- invite …@… --to https://…' },
  { name: 'bulk', command: 'npm run import -- FILE --to https://…' },
] as const

/** Checks of the site's domain, and what only a developer can do. */
export function DeskSettingsSitePage({ view, checks, lookUp, archives, deployment }: SettingsSiteProps) {
  const { t, locale } = useTranslation()
  const { origin, purges, mapOrigins } = deployment
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={href('deskSettings', locale)}>{t('route.deskSettings')}</a>}>
      <DeskSection id="domain" title={t('desk.settings.site.domain')}>
        <ul className="settings-checks">
          {checks.map((check) => (
            <li key={check.name}>
              <span className={check.state === 'wrong' ? 'badge is-bad' : 'badge'}>{t(`desk.settings.site.state.${check.state}`)}</span>
              <p>{checkText(check, t)}</p>
            </li>
          ))}
        </ul>
        {lookUp !== null && (
          <div className="desk-decision">
            <SecondLink href={lookUp}>{t('desk.settings.site.lookUp')}</SecondLink>
            <p className="hint">{t('desk.settings.site.lookUpHint')}</p>
          </div>
        )}
      </DeskSection>
      <DeskSection id="archives" title={t('desk.settings.site.archives')}>
        <ul className="settings-checks">
          <li>
            <span className={archives.state === 'fine' ? 'badge' : 'badge is-bad'}>{t(`desk.settings.site.state.${archiveBadges[archives.state]}`)}</span>
            <p>{archiveText(archives, t, locale)}</p>
          </li>
        </ul>
      </DeskSection>
      <DeskSection id="developer" title={t('desk.settings.site.developer')}>
        <p className="hint">{t('desk.settings.site.developerHint')}</p>
        <dl className="settings-worker">
          <Stated name={t('desk.settings.site.now.origin')} value={origin} variable="ORIGIN" />
          <Stated name={t('desk.settings.site.now.purge')} value={t(purges ? 'desk.settings.yes' : 'desk.settings.no')} variable="PURGE_ZONE" />
          {mapOrigins.length > 0 && <Stated name={t('desk.settings.site.now.map')} value={mapOrigins.join(', ')} variable="MAP_ORIGINS" />}
        </dl>
        <ul className="settings-tasks">
          {tasks.map(({ name, command }) => (
            <li key={name}>
              <p>{t(`desk.settings.site.task.${name}`)}</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long command scrolls, also by keyboard */}
              <pre className="desk-command" tabIndex={0}>
                {command}
              </pre>
            </li>
          ))}
        </ul>
      </DeskSection>
    </DeskFrame>
  )
}

const archiveBadges = { off: 'wrong', none: 'unknown', fine: 'fine', late: 'wrong', failed: 'wrong', damaged: 'wrong' } as const

function archiveText({ state, last }: ArchiveStanding, t: Translate, locale: Locale): string {
  if (state === 'off') return t('desk.settings.site.archive.off')
  if (last === null) return t('desk.settings.site.archive.none')
  const at = formatMoment(new Date(last.endedAt ?? last.startedAt), locale)
  if (state !== 'fine') return t('desk.settings.site.archive.late', { at })
  const count = (value: number) => formatNumber(value, locale)
  const holds = { megabytes: count(Math.max(1, Math.round(last.bytes / 1_000_000))), rows: count(last.rows), files: count(last.files) }
  const text = t('desk.settings.site.archive.fine', { at, ...holds })
  return last.provedAt === null ? text : `${text} ${t('desk.settings.site.archive.proved', { at: formatMoment(new Date(last.provedAt), locale) })}`
}

function checkText(check: DomainCheck, t: Translate): string {
  const { subject } = check
  switch (check.name) {
    case 'address':
    case 'https':
      return t(`desk.settings.site.${check.name}.${check.state}`, { subject })
    case 'dkim':
      return t('desk.settings.site.dkim.unknown', { subject })
    default:
      return t(`desk.settings.site.${check.name}.${check.state}`, { subject })
  }
}

function Stated({ name, value, variable }: { readonly name: string; readonly value: string; readonly variable: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} <code>{variable}</code>
      </dd>
    </div>
  )
}
