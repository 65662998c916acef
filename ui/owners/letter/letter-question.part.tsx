import { ButtonLink, QuietLink, SendButton } from '../../design/buttons.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { OpenQuestionView } from './letter.present.ts'

/** The one question of a letter: whether a visit suits, or else whether the agency should call. */
export interface LetterQuestionProps {
  /** Visits that wait for the owner's answer, the next first. */
  readonly visits: readonly OpenQuestionView[]
  readonly isCalled: boolean
  /** Whether the agency is viewing, which cannot answer. */
  readonly isWatched: boolean
}

/** A question that takes one tap. Links open a page whose button answers; nothing changes before. */
export function LetterQuestion({ visits, isCalled, isWatched }: LetterQuestionProps) {
  const { t } = useTranslation()
  const [visit, ...others] = visits
  return (
    <section className="letter-question" id="question" aria-labelledby="ask">
      <h2 id="ask">{t('owner.letter.ask')}</h2>
      {visit ? <VisitQuestion visit={visit} others={others} /> : isCalled ? <p>{t('owner.letter.called')}</p> : <CallQuestion isWatched={isWatched} />}
    </section>
  )
}

function VisitQuestion({ visit, others }: { visit: OpenQuestionView; others: readonly OpenQuestionView[] }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="letter-asked">
        {t('owner.questions')} <b>{visit.when}</b>
      </p>
      {visit.href !== null && (
        <p className="owner-ways">
          <ButtonLink href={`${visit.href}&answer=fits`}>{t('mail.ownerQuestion.fits')}</ButtonLink>
          <QuietLink href={`${visit.href}&answer=other`}>{t('mail.ownerQuestion.other')}</QuietLink>
        </p>
      )}
      {others.map(({ id, when, href }) => (
        <p key={id}>{href === null ? when : <a href={href}>{t('owner.questions.answer', { when })}</a>}</p>
      ))}
    </>
  )
}

function CallQuestion({ isWatched }: { isWatched: boolean }) {
  const { t } = useTranslation()
  return (
    <form method="post">
      <p className="letter-asked">{t('owner.letter.call')}</p>
      {!isWatched && <SendButton act="call">{t('owner.letter.call.yes')}</SendButton>}
    </form>
  )
}
