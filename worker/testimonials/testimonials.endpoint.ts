import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { raisingContent } from '#db/site/versions.ts'
import { findTestimonial, insertTestimonial, listTestimonials } from '#db/testimonials/testimonials.ts'
import { testimonialWidths } from '#ui/testimonials/testimonial.present.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { readPicture } from '#worker/files/pictures/clean-picture.ts'
import { keepPicture, shownPicture } from '#worker/files/testimonial-pictures.ts'
import { readUpload } from '#worker/forms/upload.ts'
import { authorHash } from '#worker/signing/keyed-hashes.ts'
import { reviewLink } from '#worker/signing/links.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'
import { importedTestimonial, isAhead, toTestimonial } from '#worker/testimonials/imported-testimonial.ts'

type Site = { Bindings: Env }

const most = 1_000
const maxBody = 6 * 1024 * 1024

/** Mounted at /testimonials: pictures and, for API tokens, the full list and the import of existing ones. */
export const testimonials = new Hono<Site>()

/** A rendered picture: of a testimonial published with it, or for the office's sealed link. */
testimonials.get('/:id/:file{[0-9]+\\.webp}', async (context) => {
  const id = context.req.param('id')
  const width = testimonialWidths.find((each) => `${each}.webp` === context.req.param('file'))
  const testimonial = await findTestimonial(openStore(context.env.DB, context.env.LISTINGS).db, id)
  if (width === undefined || !testimonial?.picture) return nothingToShow(context)
  const isShown = testimonial.state === 'published' && testimonial.showsPicture
  const isOpen = isShown || (await isSealedLink(settingsOf(context.env).signing, 'testimonial', id, context.req.query(), new Date()))
  const picture = isOpen ? await shownPicture(context.env, id, testimonial.picture, width) : null
  if (!picture) return nothingToShow(context)
  // Shared caches may not store it: an unpublished testimonial must be gone at once.
  const cacheControl = isShown ? 'private, max-age=86400' : 'private, no-store'
  return new Response(picture.bytes, { headers: { 'Content-Type': picture.type, 'Cache-Control': cacheControl } })
})

function nothingToShow(context: Context<Site>): Response {
  return context.body(null, 404, { 'Cache-Control': 'no-store' })
}

/** Every testimonial, each with a fresh review link. */
testimonials.get('/all', requireScope('content'), async (context) => {
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const { signing } = settingsOf(context.env)
  const { languages } = await requestAgency(context)
  const found = await listTestimonials(db, most)
  const items = found.map(async (each) => ({ ...each, review: await reviewLink(signing, each.id, languages.default, new Date()) }))
  return context.json({ testimonials: await Promise.all(items) })
})

/** Adds an existing testimonial as published: `locale`, `name`, `comment`, `postedOn`, optionally `about`, `website`, `email`, `picture`. Idempotent. */
testimonials.post(
  '/',
  requireScope('content'),
  bodyLimit({ maxSize: maxBody, onError: (context) => context.json({ error: 'the body is too large' }, 413) }),
  async (context) => {
    const sent = await context.req.formData().catch(() => null)
    if (sent === null) return context.json({ error: 'the body is not a form' }, 400)
    const read = importedTestimonial(Object.fromEntries([...sent].filter(([, value]) => typeof value === 'string' && value !== '')))
    if (read instanceof type.errors) return context.json({ error: read.summary }, 400)
    const now = new Date()
    if (isAhead(read, now)) return context.json({ error: 'postedOn must be a day that has come' }, 400)
    const file = await readUpload(sent, { name: 'picture', isOptional: true, read: readPicture })
    if (!file.ok) return context.json({ error: 'picture must be a JPEG, PNG or WebP of at most 5 MB' }, 400)
    const testimonial = toTestimonial(read, file.upload)
    const { id } = testimonial
    const { db } = openStore(context.env.DB, context.env.LISTINGS)
    if (await findTestimonial(db, id)) return context.json({ id })
    if (file.upload) await keepPicture(context.env.FILES, id, file.upload)
    const author = read.email === undefined ? null : await authorHash(settingsOf(context.env).signing, read.email)
    const added = insertTestimonial(db, testimonial, author, now.toISOString(), null)
    await db.batch([added, raisingContent(db)])
    await announceChanges(context.env)
    return context.json({ id })
  },
)
