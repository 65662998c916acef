import { ButtonLink, QuietLink, SecondButton } from '../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { FurtherLink } from '../desk/filters.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { ContactLine } from './contact-line.present.ts'
import { ContactLines } from './contact-lines.part.tsx'

interface DeskContactsPageProps {
  readonly view: DeskView
  readonly contacts: readonly ContactLine[]
  /** The search words; empty without a search. */
  readonly words: string
  /** Whether a search may have found more people than are shown. */
  readonly isCut: boolean
  /** The path of the next page; null on the last. */
  readonly further: string | null
}

/** The contacts of the agency: everybody who has been in touch, the last one first. */
export function DeskContactsPage({ view, contacts, words, isCut, further }: DeskContactsPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="desk"
      tools={
        <>
          <ButtonLink href={href('deskNewContact', locale)}>{t('route.deskNewContact')}</ButtonLink>
          <QuietLink href={href('deskContactImports', locale)}>{t('desk.contacts.import')}</QuietLink>
        </>
      }
    >
      <form className="desk-filters" method="get" role="search">
        <label className="desk-find">
          {t('desk.contacts.find')}
          <input className="input" type="search" name="q" defaultValue={words} />
        </label>
        <SecondButton>{t('desk.find')}</SecondButton>
      </form>
      {contacts.length === 0 ? <p>{t(words === '' ? 'desk.contacts.none' : 'desk.contacts.noneFound')}</p> : <ContactLines contacts={contacts} />}
      {isCut && <p className="hint">{t('desk.contacts.cut')}</p>}
      <FurtherLink path={further} />
    </DeskFrame>
  )
}
