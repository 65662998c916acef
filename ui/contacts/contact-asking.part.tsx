import { QuietButton, SecondButton } from '../design/buttons.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ContactView } from './contact.present.ts'

/** Whether the person wants the newsletter: asked once, by a member, never by itself. */
export function ContactAsking({ asking: { mayAsk, asked }, version, once }: Pick<ContactView, 'asking' | 'version'> & { once: string | undefined }) {
  const { t } = useTranslation()
  if (!mayAsk && asked === null) return null
  return (
    <section aria-labelledby="ask" className="contact-part">
      <h2 id="ask">{t('desk.contact.ask')}</h2>
      {asked !== null && <p className="hint">{asked}</p>}
      {mayAsk && (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          {once !== undefined && <input type="hidden" name="once" value={once} />}
          <p>{t('desk.contact.notAsked')}</p>
          <div className="desk-tools">
            <SecondButton act="askYes">{t('desk.contact.askYes')}</SecondButton>
            <SecondButton act="askMail">{t('desk.contact.askMail')}</SecondButton>
            <QuietButton act="askNo">{t('desk.contact.askNo')}</QuietButton>
          </div>
          <p className="hint">{t('desk.contact.askHint')}</p>
        </form>
      )}
    </section>
  )
}
