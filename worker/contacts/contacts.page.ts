import { maxHits } from '#db/contacts/contact-texts.ts'
import { type ContactPlace, selectContacts } from '#db/contacts/contacts.ts'
import { translator } from '#messages/translate.ts'
import { presentContactLine } from '#ui/contacts/contact-line.present.ts'
import { DeskContactsPage } from '#ui/contacts/contacts.page.tsx'
import { href } from '#ui/routes.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'

const perPage = 30

/** The contacts of the agency, the last in touch first; `q` searches, `after` is the cursor. */
export const deskContacts = defineDeskPage('deskContacts', {
  needs: 'leads',
  view: DeskContactsPage,
  async load(context) {
    const { store, locale, requested, now } = context
    const words = (requested.searchParams.get('q') ?? '').trim().slice(0, 100)
    const limit = words === '' ? perPage : maxHits
    const rows = await selectContacts(store.primary, words, readPlace(requested.searchParams.get('after')), limit + 1)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit && words === '' ? shown.at(-1) : undefined
    const list = href('deskContacts', locale)
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskContacts')),
        contacts: shown.map((row) => presentContactLine(row, locale, now)),
        words,
        isCut: words !== '' && shown.length >= maxHits,
        further: last === undefined ? null : `${list}?${new URLSearchParams({ after: `${last.lastAt}~${last.number}` })}`,
      },
    }
  },
  acts: {},
})

function readPlace(value: string | null): ContactPlace | null {
  const [, at = '', number = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(\d{1,15})$/.exec(value ?? '') ?? []
  return number === '' ? null : { at, number: Number(number) }
}
