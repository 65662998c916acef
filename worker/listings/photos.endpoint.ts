import { type Context, Hono } from 'hono'
import { type Db, openStore } from '#db/client.ts'
import { waitingPhotos } from '#db/feeds/crm-preview.ts'
import { findEntryPicture } from '#db/feeds/entry-pictures.ts'
import { findDocumentOwner } from '#db/files/documents.ts'
import { findDeskHome } from '#db/listings/desk/desk-home.ts'
import { filmsOf, photosOf } from '#db/listings/listings.ts'
import { isGranted, worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import type { DocumentOwner } from '#db/model/files/document.ts'
import { sharedSize } from '#db/model/files/image.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { allPhotos, asInFeed, inFeed } from '#db/model/listings/presentation.ts'
import { recogniseVideo, type ThumbnailQuality, thumbnailWidths, videoThumbnail } from '#db/model/listings/video.ts'
import { day, minute } from '#db/model/site/durations.ts'
import { photosOfProject } from '#db/projects/projects.ts'
import { photoWidths, previewWidth } from '#ui/listings/photos/photo.present.ts'
import { staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { tellsAddress } from '#worker/feeds/hidden/hide-drawing.ts'
import { secretCut } from '#worker/feeds/hidden/hide-secret.ts'
import { drawingOf, type PhotoFormat, resizedOf } from '#worker/files/pictures/crm-photos.ts'
import { edgeHeaders } from '#worker/site/caching/cache-policy.ts'
import { sharedFor } from '#worker/site/caching/public-cache.ts'
import { requestAgency, requestSettings } from '#worker/site/pages/agency.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

const qualities: readonly ThumbnailQuality[] = ['low', 'medium', 'high']
const formats: Readonly<Record<string, PhotoFormat>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The CRM's photographs under our own origin and in our sizes: `/photos/4001/12/960.avif`. Only URLs from the record are fetched. */
export const photos = new Hono<{ Bindings: Env }>()

photos.get('/:owner/:key/drawing.svg', async (context) => {
  const { db } = await requestStore(context)
  const photo = await find(db, context.req.param('owner'), context.req.param('key'))
  const drawing = photo && (await drawingOf(context.env.FILES, photo, await requestSettings(context)))
  if (!drawing || (await tellsHiddenAddress(context.env, context.req.param('owner'), drawing.bytes))) return nothingToShow()
  return new Response(drawing.bytes, {
    headers: {
      ...cacheHeaders(context.env),
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
})

photos.get('/:owner/:key/:file{[0-9]+\\.(avif|webp|jpg)}', async (context) => {
  const [size = '', extension = ''] = context.req.param('file').split('.')
  const width = [...photoWidths, previewWidth].find((each) => each === Number(size))
  const format = formats[extension]
  if (width === undefined || format === undefined) return context.body(null, 404)
  const { db, defer } = await requestStore(context)
  const photo = await find(db, context.req.param('owner'), context.req.param('key'))
  const picture = photo && (await resizedOf({ ...context.env, db, defer }, photo, await requestSettings(context), { width }, format))
  if (!picture) return nothingToShow()
  return new Response(picture.bytes, { headers: { ...cacheHeaders(context.env), 'Content-Type': picture.type } })
})

/** The photograph for link previews, also for pictures deployed with the site. */
photos.get('/:owner/:key/share.jpg', async (context) => {
  const { db, defer } = await requestStore(context)
  const photo = await find(db, context.req.param('owner'), context.req.param('key'))
  const picture = photo && (await resizedOf({ ...context.env, db, defer }, photo, await requestSettings(context), sharedSize, 'image/jpeg'))
  if (!picture) return nothingToShow()
  return new Response(picture.bytes, { headers: { ...cacheHeaders(context.env), 'Content-Type': picture.type } })
})

/** A film's still in one of its qualities, fetched by this site where PHOTO_HOSTS names the provider's host for stills. */
photos.get('/:id{[1-9][0-9]{0,14}}/:film{film-[1-9][0-9]?}/:file{(?:low|medium|high).jpg}', async (context) => {
  const { db, defer } = await requestStore(context)
  const videos = (await filmsOf(db, Number(context.req.param('id')))).map(recogniseVideo).filter((video) => video !== null)
  const video = videos[Number(context.req.param('film').slice('film-'.length)) - 1]
  const quality = qualities.find((each) => `${each}.jpg` === context.req.param('file')) ?? 'medium'
  const url = video ? videoThumbnail(video, quality) : null
  const still =
    url && (await resizedOf({ ...context.env, db, defer }, pictureAt(url), await requestSettings(context), { width: thumbnailWidths[quality] }, 'image/jpeg'))
  if (!still) return context.body(null, 404)
  return new Response(still.bytes, { headers: { ...cacheHeaders(context.env), 'Content-Type': still.type } })
})

/**
 * Browsers keep a picture for a month, shared caches for minutes, under the tag of the stock: a purge reaches photographs and plans of a home that is
 * withdrawn or hides its address.
 */
function cacheHeaders(env: Env): Readonly<Record<string, string>> {
  return { 'Cache-Control': `${sharedFor(30 * day)}, immutable`, ...edgeHeaders(['stock'], settingsOf(env)) }
}

function pictureAt(url: string): Photo {
  return { key: '', url, width: null, height: null, name: null, placeholder: null }
}

/** Placeholder for a missing photograph. A 404 with a short lifetime, so that browsers retry soon. */
function nothingToShow(): Response {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 48"><style>rect{fill:#f1ece3}path{fill:none;stroke:#6e6a62}@media(prefers-color-scheme:dark){rect{fill:#1e1c19}path{stroke:#9a9388}}</style><rect width="72" height="48"/><path transform="translate(24 12)" stroke-linejoin="round" d="M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6"/></svg>'
  return new Response(drawing, { status: 404, headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': sharedFor(minute) } })
}

/** SVG plans are served unchanged, so their text may reveal a hidden address. */
async function tellsHiddenAddress(env: Env, named: string, drawing: ArrayBuffer): Promise<boolean> {
  const owner = ownerOf(named)
  const found = owner && (await findDocumentOwner(openStore(env.DB, env.LISTINGS).db, owner))
  return !found || (found.secret !== null && tellsAddress(drawing, secretCut(found.secret, found.place)))
}

async function find(db: Db, named: string, key: string): Promise<Photo | null> {
  const owner = ownerOf(named)
  if (owner === null) return null
  const known = owner.kind === 'property' ? await photosOf(db, owner.id) : await photosOfProject(db, owner.id)
  // A picture of an unpublished entry is available to those who know its key.
  return known.find((photo) => photo.key === key) ?? findEntryPicture(db, key)
}

/** The home or project in the address of a picture: '4001', 'project-12'. */
function ownerOf(named: string): DocumentOwner | null {
  const [, project, id] = /^(project-)?([1-9]\d{0,14})$/.exec(named) ?? []
  return id === undefined ? null : { kind: project === undefined ? 'property' : 'project', id: Number(id) }
}

const width = 480

/** Unpublished photographs (hidden ones, and those of homes off the site or not on it yet), for staff only: `/desk-photos/4001/12/480.webp`. */
export const deskPhotos = new Hono<{ Bindings: Env }>()

deskPhotos.get(`/:id{[1-9][0-9]{0,14}}/:key/${width}.webp`, async (context) => {
  const store = await requestStore(context)
  const settings = await requestSettings(context)
  const session = await staffSessionOf({ store, origin: settings.origin, cookies: context.req.header('Cookie') ?? null, now: new Date() })
  if (session === null || !isGranted(session.member.role, 'stock')) return nothing(context)
  const [agency, home] = await Promise.all([requestAgency(context), findDeskHome(store.primary, Number(context.req.param('id')))])
  if (home === null ? !isGranted(session.member.role, 'settings') : !worksFor(session.member, servingOffice(agency, home.listing.place)?.key ?? null))
    return nothing(context)
  const all =
    home === null
      ? await waitingPhotos(store.primary, Number(context.req.param('id')))
      : allPhotos(inFeed(home.listing, home.feed).photos, home.presentation?.own ?? asInFeed)
  const photo = all.find(({ key }) => key === context.req.param('key'))
  const picture = photo && (await resizedOf({ ...context.env, ...store }, photo, settings, { width }, 'image/webp'))
  // Asked for again each time, so that nothing is left to see after signing out.
  return picture ? context.body(picture.bytes, 200, { 'Content-Type': picture.type, 'Cache-Control': 'private, no-cache' }) : nothing(context)
})

function nothing(context: Context): Response {
  return context.body(null, 404, { 'Cache-Control': 'private, no-store' })
}
