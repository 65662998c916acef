import { auditActions } from '#db/model/desk/audit.ts'
import { SecondButton, SecondLink } from '../design/buttons.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { ActsTable } from './acts-table.part.tsx'
import type { ActView } from './audit.present.ts'
import { DeskFrame, type DeskView } from './desk-frame.part.tsx'
import { DeskFilter } from './filters.part.tsx'

interface DeskAuditPageProps {
  readonly view: DeskView
  readonly acts: readonly ActView[]
  readonly members: readonly { readonly id: string; readonly name: string }[]
  /** The filters in force; empty: all. */
  readonly actor: string
  readonly action: string
  /** The path of the file with all rows of the filters. */
  readonly file: string
  /** The path of the next page; null on the last. */
  readonly older: string | null
}

/** The audit log, newest first, by person or by kind of act. */
export function DeskAuditPage({ view, acts, members, actor, action, file, older }: DeskAuditPageProps) {
  const { t, locale } = useTranslation()
  const verbs = auditActions.map((each) => ({ each, text: t(`desk.act.${each}`) })).toSorted((a, b) => a.text.localeCompare(b.text, locale))
  return (
    <DeskFrame
      view={view}
      form="deskAudit"
      tools={
        <a href={file} download>
          {t('desk.export')}
        </a>
      }
    >
      <form className="desk-filters" method="get">
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
        <SecondButton>{t('desk.show')}</SecondButton>
      </form>
      {acts.length === 0 ? <p>{t('desk.audit.none')}</p> : <ActsTable acts={acts} caption={t('route.deskAudit')} />}
      {older !== null && (
        <p>
          <SecondLink href={older}>{t('desk.audit.older')}</SecondLink>
        </p>
      )}
    </DeskFrame>
  )
}
