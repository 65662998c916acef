import { QuietButton } from '../../design/buttons.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

/** Pictures that wait because their host is not allowed. */
export interface WaitingPictures {
  readonly host: string
  readonly pictures: number
  /** The entry that allows the host; null if it may not be allowed. */
  readonly entry: string | null
}

interface WaitingPicturesProps {
  readonly waiting: readonly WaitingPictures[]
  /** Idempotency key of the page's rendering. */
  readonly once: string | undefined
}

/** The hosts whose pictures wait, each with the button that allows it. */
export function WaitingPicturesList({ waiting, once }: WaitingPicturesProps) {
  const { t } = useTranslation()
  if (waiting.length === 0) return null
  return (
    <section className="notice is-warning waiting-pictures" aria-labelledby="waiting-pictures">
      <h2 id="waiting-pictures">{t('desk.pictures.waiting')}</h2>
      <ul>
        {waiting.map(({ host, pictures, entry }) => (
          <li key={host}>
            <p>{t('desk.pictures.waitingOn', { count: pictures, host })}</p>
            {entry === null ? (
              <p className="hint">{t('desk.pictures.never')}</p>
            ) : (
              <form method="post">
                <input type="hidden" name="host" value={entry} />
                <input type="hidden" name="once" value={once} />
                <QuietButton act="allowHost">{t('desk.pictures.allow', { host })}</QuietButton>
              </form>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">{t('desk.pictures.hint')}</p>
    </section>
  )
}
