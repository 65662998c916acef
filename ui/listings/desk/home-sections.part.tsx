import { DefinitionList } from '../../design/tables.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field } from '../../forms/field.part.tsx'
import { useField } from '../../forms/form-state.tsx'
import { PointField } from '../../map/point-field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { FactGroupView } from '../facts/fact-groups.present.ts'
import type { HomeGap } from './home.present.ts'
import type { HomeChange } from './home-changes.present.ts'
import type { CrmLine } from './home-crm.present.ts'
import type { OwnPresentationView, OwnTextView } from './own-presentation.present.ts'

/** The facts of a home from its feed, in groups that unfold. */
export function FactGroups({ groups }: { groups: readonly FactGroupView[] }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="facts" title={t('desk.home.facts')}>
      {groups.map(({ key, title, facts }) => (
        <details key={key} className="home-group">
          <summary>{title}</summary>
          <DefinitionList className="lead-rows" lines={facts} />
        </details>
      ))}
      {groups.length === 0 && <p>{t('desk.home.noFacts')}</p>}
    </DeskSection>
  )
}

/** Missing statements that the law requires of a home: the rule, why, since when, and who can add it. */
export function HomeGaps({ gaps, entryPath }: { gaps: readonly HomeGap[]; entryPath: string | null }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="gaps" title={t('desk.home.gaps')}>
      {gaps.length === 0 ? (
        <p>{t('desk.home.noGaps')}</p>
      ) : (
        <>
          <ul className="home-gap-list">
            {gaps.map(({ rule, label, isUnlawful, isUnclear, source, since }) => (
              <li key={rule}>
                <strong>{label}</strong>
                {isUnclear && <span className="home-gaps">{t('desk.home.notUnderstood')}</span>}
                <span className={isUnlawful ? 'home-gaps is-unlawful' : 'home-gaps'}>{t(isUnlawful ? 'desk.home.unlawful' : 'desk.home.allowed')}</span>
                <span className="hint">
                  {since !== null && <>{since}, </>}
                  <a href={source.url} rel="noreferrer">
                    {source.name}
                  </a>
                </span>
              </li>
            ))}
          </ul>
          <p className="hint">{entryPath === null ? t('desk.home.mend') : <a href={entryPath}>{t('desk.home.mendHere')}</a>}</p>
        </>
      )}
    </DeskSection>
  )
}

/** What the home's CRM has, what the site shows, and what the CRM was told. */
export function HomeCrm({ lines }: { lines: readonly CrmLine[] }) {
  return (
    <DeskSection id="crm" title="CRM">
      <DefinitionList
        className="lead-rows"
        lines={lines.map(({ href, ...line }) =>
          href
            ? {
                ...line,
                value: (
                  <a className="text-button" href={href}>
                    {line.value}
                  </a>
                ),
              }
            : line,
        )}
      />
    </DeskSection>
  )
}

/** What changed in a home, latest first: by its feed, or by a member of the staff. */
export function HomeLog({ changes }: { changes: readonly HomeChange[] }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="changes" title={t('desk.home.changes')}>
      {changes.length === 0 ? (
        <p>{t('desk.home.noChanges')}</p>
      ) : (
        <ol className="home-log">
          {changes.map(({ key, at, when, who, lines }) => (
            <li key={key}>
              <p className="hint">
                <time dateTime={at}>{when}</time>
                {who !== null && <>, {who}</>}
              </p>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </DeskSection>
  )
}

/** The agency's own texts by language, each above what the feed has. */
export function OwnTexts({ languages }: Pick<OwnPresentationView, 'languages'>) {
  return (
    <>
      {languages.map(({ locale, name, isOpen, texts }) => (
        <details key={locale} className="own-language" open={isOpen}>
          <summary>{name}</summary>
          {texts.map((text) => (
            <OwnText key={text.field} {...text} />
          ))}
        </details>
      ))}
    </>
  )
}

/** Where the map shows the home. */
export function OwnPoint({ point: { text, lat, lng, around } }: Pick<OwnPresentationView, 'point'>) {
  const { t } = useTranslation()
  const isWrong = [useField('pointLat'), useField('pointLng')].some(({ error }) => error !== null)
  return (
    <fieldset className="own-point">
      <legend>{t('desk.home.point')}</legend>
      <p className="hint">{text}</p>
      <PointField lat="pointLat" lng="pointLng" around={around} isOpen={isWrong}>
        <Field name="pointLat" optional short initial={lat} inputMode="decimal" autoComplete="off" />
        <Field name="pointLng" optional short initial={lng} inputMode="decimal" autoComplete="off" />
      </PointField>
    </fieldset>
  )
}

function OwnText({ field, name, own, feed }: OwnTextView) {
  const { t } = useTranslation()
  return (
    <div className="own-text">
      <Field name={field} optional initial={own} autoComplete="off" {...(name === 'description' && { rows: 8 })} />
      {feed === '' ? (
        <p className="hint">{t('desk.home.inFeed.none')}</p>
      ) : name === 'description' ? (
        <details className="own-feed">
          <summary>{t('desk.home.inFeed.text')}</summary>
          <p>{feed}</p>
        </details>
      ) : (
        <p className="hint">
          {t('desk.home.inFeed')} <q>{feed}</q>
        </p>
      )}
    </div>
  )
}
