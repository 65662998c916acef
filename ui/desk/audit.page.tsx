import { securityKinds } from '#db/model/accounts/security-event.ts'
import { auditActions } from '#db/model/desk/audit.ts'
import { SecondButton, SecondLink } from '../design/buttons.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { ActsTable } from './acts-table.part.tsx'
import type { ActView } from './audit.present.ts'
import { DeskFrame, type DeskView } from './desk-frame.part.tsx'
import { DeskFilter } from './filters.part.tsx'
import { securityText } from './security-log.present.ts'

interface DeskAuditPageProps {
  readonly view: DeskView
  readonly acts: readonly ActView[]
  readonly members: readonly { readonly id: string; readonly name: string }[]
  /** The filters in force; empty: all. */
  readonly actor: string
  readonly action: string
  /** The kind of the security log that is shown, empty: all; null: the audit log. */
  readonly kind: string | null
  /** The path of the file with all rows of the filters. */
  readonly file: string
  /** The path of the next page; null on the last. */
  readonly older: string | null
}

/** The audit log, newest first, by person or by kind of act, and the security log beside it, by kind. */
export function DeskAuditPage({ view, acts, members, actor, action, kind, file, older }: DeskAuditPageProps) {
  const { t, locale } = useTranslation()
  const verbs = auditActions.map((each) => ({ each, text: t(`desk.act.${each}`) })).toSorted((a, b) => a.text.localeCompare(b.text, locale))
  const kinds = securityKinds.map((each) => ({ value: each, text: t(securityText(each)) }))
  const audit = href('deskAudit', locale)
  return (
    <DeskFrame
      view={view}
      form="deskAudit"
      tools={
        <>
          {kind === null ? <a href={`${audit}?log=security`}>{t('desk.security')}</a> : <a href={audit}>{t('route.deskAudit')}</a>}
          <a href={file} download>
            {t('desk.export')}
          </a>
        </>
      }
    >
      <form className="desk-filters" method="get">
        {kind === null ? (
          <>
            <DeskFilter
              name="who"
              label={t('desk.audit.who')}
              chosen={actor}
              all={t('desk.anyone')}
              choices={members.map(({ id, name }) => ({ value: id, text: name }))}
            />
            <DeskFilter
              name="act"
              label={t('desk.audit.what')}
              chosen={action}
              all={t('desk.audit.what.all')}
              choices={verbs.map(({ each, text }) => ({ value: each, text }))}
            />
          </>
        ) : (
          <>
            <input type="hidden" name="log" value="security" />
            <DeskFilter name="kind" label={t('desk.audit.what')} chosen={kind} all={t('desk.audit.what.all')} choices={kinds} />
          </>
        )}
        <SecondButton>{t('desk.show')}</SecondButton>
      </form>
      {acts.length === 0 ? (
        <p>{t('desk.audit.none')}</p>
      ) : (
        <ActsTable acts={acts} caption={view.title} details={kind === null ? undefined : t('desk.security.count')} />
      )}
      {older !== null && (
        <p>
          <SecondLink href={older}>{t('desk.audit.older')}</SecondLink>
        </p>
      )}
    </DeskFrame>
  )
}
