import { QuietLink } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { JointVisitView } from './joint-visit.present.ts'

/** The other households of a visit, and the link that adds one; nothing for a visit of one that takes no other. */
export function JointVisit({ joint: { others, addHref } }: { joint: JointVisitView }) {
  const { t } = useTranslation()
  if (others.length === 0 && addHref === null) return null
  return (
    <DeskSection id="joint" title={t('desk.visit.joint')}>
      {others.length === 0 ? (
        <p>{t('desk.visit.joint.none')}</p>
      ) : (
        <ul className="desk-list">
          {others.map(({ id, href, who }) => (
            <li key={id}>
              <a href={href}>{who}</a>
            </li>
          ))}
        </ul>
      )}
      {addHref !== null && (
        <p>
          <QuietLink href={addHref}>{t('desk.visit.joint.add')}</QuietLink>
        </p>
      )}
    </DeskSection>
  )
}
