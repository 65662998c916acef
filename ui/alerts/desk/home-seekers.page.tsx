import { QuietLink, SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { SeekerLines } from './seekers.part.tsx'
import type { SeekerLine } from './seekers.present.ts'

export interface HomeSeekersView {
  /** The path of the home's page. */
  readonly home: string
  /** Null if the home is not on offer. */
  readonly counts: { readonly exact: number; readonly near: number; readonly told: string } | null
  readonly exact: readonly SeekerLine[]
  readonly near: readonly SeekerLine[]
  readonly previous: string | null
  readonly next: string | null
}

/** Who seeks a home: the alerts that it matches, and those that it narrowly misses. */
export function DeskHomeSeekersPage({ view, seekers }: { readonly view: DeskView; readonly seekers: HomeSeekersView }) {
  const { t } = useTranslation()
  const { counts, exact, near, previous, next } = seekers
  return (
    <DeskFrame view={view} form="desk" tools={<QuietLink href={seekers.home}>{t('desk.seekers.back')}</QuietLink>}>
      {counts === null ? (
        <p>{t('desk.seekers.notOnOffer')}</p>
      ) : (
        <>
          <p>{[t('desk.seekers.exact', { count: counts.exact }), t('desk.seekers.near', { count: counts.near }), counts.told].join(' ')}</p>
          {counts.exact > 0 && (
            <form method="post" className="lead-bulk seekers-tell">
              <p>{t('desk.seekers.tell.hint')}</p>
              <SendButton act="tell">{t('desk.seekers.tell')}</SendButton>
            </form>
          )}
          {exact.length > 0 && (
            <DeskSection id="exact" title={t('desk.seekers.exactTitle')}>
              <SeekerLines seekers={exact} />
            </DeskSection>
          )}
          {near.length > 0 && (
            <DeskSection id="near" title={t('desk.seekers.nearTitle')}>
              <SeekerLines seekers={near} />
            </DeskSection>
          )}
          <Pages previous={previous} next={next} />
        </>
      )}
    </DeskFrame>
  )
}

function Pages({ previous, next }: Pick<HomeSeekersView, 'previous' | 'next'>) {
  const { t } = useTranslation()
  if (previous === null && next === null) return null
  return (
    <p className="desk-tools">
      {previous !== null && <QuietLink href={previous}>{t('pager.previous')}</QuietLink>}
      {next !== null && <QuietLink href={next}>{t('pager.next')}</QuietLink>}
    </p>
  )
}
