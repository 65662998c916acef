import { createElement, Fragment } from 'react'
import { listPictures } from '#db/feeds/entry-pictures.ts'
import { translator } from '#messages/translate.ts'
import { PreviewBar } from '#ui/desk/preview-bar.part.tsx'
import { entryTitle } from '#ui/feeds/entries/entry.present.ts'
import { PropertyPage, type PropertyPageProps } from '#ui/listings/property/property.page.tsx'
import { presentProperty } from '#ui/listings/property/property.present.ts'
import { href } from '#ui/routes.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { findOwnEntry } from '#worker/feeds/entries/own-entry.ts'
import { readEntry } from '#worker/feeds/entries/read-entry.ts'
import { redirection } from '#worker/site/pages/answers.ts'

/** The home's page below a bar with a link back to its form. */
function EntryPreview({ back, home }: { back: string; home: PropertyPageProps }) {
  return createElement(Fragment, null, createElement(PreviewBar, { back }), createElement(PropertyPage, home))
}

/** An entry as its public page would show it. */
export const deskEntryPreview = defineDeskPage('deskEntryPreview', {
  needs: 'stock',
  view: EntryPreview,
  async load(context) {
    const { store, locale, agency, now } = context
    const entry = await findOwnEntry(context)
    const read = await readEntry(context, entry, await listPictures(store.primary, entry.id))
    const back = href('deskEntry', locale, { id: entry.id })
    // The form says what is missing.
    if (!read.ok) throw redirection(303, back)
    const { listing } = read
    const home = presentProperty(listing, agency, locale, now)
    return {
      title: `${translator(locale)('desk.entry.preview')}: ${entryTitle(entry.record, locale)}`,
      asVisitor: true,
      props: {
        back,
        home: {
          property: { ...home, films: home.films.map((film) => ({ ...film, thumbnail: null })), streetView: null },
          crumbs: [],
          similar: [],
          listHref: href(listing.goal === 'sale' ? 'forSale' : 'forRent', locale),
          alertHref: href('alert', locale),
          map: null,
          documents: [],
          project: null,
          gone: listing.state === 'sold' || listing.state === 'rented' ? listing.state : null,
        },
      },
    }
  },
  acts: {},
})
