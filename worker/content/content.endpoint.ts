import type { R2Bucket } from '@cloudflare/workers-types'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore, type Store } from '#db/client.ts'
import { listArticles, listCategories } from '#db/content/articles.ts'
import { type Content, saveContent } from '#db/content/content-import.ts'
import { allContentPages } from '#db/content/content-pages.ts'
import { type ContentPicture, contentPictureFiles, listContentPictures, listPictureFocus } from '#db/content/content-pictures.ts'
import { listImported } from '#db/content/content-versions.ts'
import type { Article, ArticleCategory } from '#db/model/content/article.ts'
import type { ContentPage } from '#db/model/content/content-page.ts'
import type { PictureFocus } from '#db/model/listings/listing.ts'
import { removeUnusedPictures } from '#worker/agency/sent-pictures.ts'
import { contentFolder, contentPath } from '#worker/content/content-of.ts'
import { faultsWith } from '#worker/content/faulty-pages.ts'
import { readContent } from '#worker/content/read-content.ts'
import type { Env } from '#worker/env.ts'
import { readSentRecord } from '#worker/feeds/import/sent-record.endpoint.ts'
import { resizedSentPicture, sentPicture } from '#worker/files/pictures/sent-picture.ts'
import { immutable } from '#worker/site/caching/public-cache.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

/** Pictures of one file. */
const mostPictures = 2_000
const maxBodySize = 24 * 1024 * 1024

/**
 * Mounted at /content, for API tokens: imports a content file with its pictures from a multipart body, and exports all content in the same
 * format. Importing is idempotent. The pictures of articles are public.
 */
export const content = new Hono<Site>()

content.get('/files/:file', async (context) => {
  return (await sentPicture(context.env.FILES, contentFolder, context.req.param('file'), immutable)) ?? context.text('Not found', 404)
})

content.get('/files/:file/:size', async (context) => {
  const studio = { ...context.env, defer: (work: Promise<unknown>) => context.executionCtx.waitUntil(work) }
  return (await resizedSentPicture(studio, contentFolder, context.req.param(), immutable)) ?? context.text('Not found', 404)
})

content.get('/', requireScope('content'), async (context) => {
  const store = openStore(context.env.DB, context.env.LISTINGS)
  const [stored, points, pictures] = await Promise.all([
    storedContent(store),
    listPictureFocus(store.primary),
    listContentPictures(store.primary, mostPictures),
  ])
  return context.json(contentFile(stored, points, pictures))
})

content.post(
  '/',
  requireScope('content'),
  bodyLimit({ maxSize: maxBodySize, onError: (context: Context<Site>) => context.json({ error: 'the texts and their pictures take more than 24 MB' }, 413) }),
  async (context) => {
    const sent = await readSentRecord(context.req, 'content')
    if (!sent) return context.json({ error: 'a multipart body is expected with JSON in `content`' }, 400)
    const { source, pictures } = sent
    const store = openStore(context.env.DB, context.env.LISTINGS)
    const [stored, edits, points] = await Promise.all([storedContent(store), listImported(store.primary), listPictureFocus(store.primary)])
    const reading = readContent(source, pictures, { stored, edits, agency: await requestAgency(context), placed: new Set(points.keys()) })
    if ('errors' in reading) return context.json({ error: reading.errors.join('; '), errors: reading.errors }, 422)
    const { whole, changed, counts, versions, notes, placed } = reading
    const known = reading.pictures.length === 0 ? null : await contentPictureFiles(store.primary)
    const added = reading.pictures.filter(({ file }) => !known?.has(file))
    if (counts.added + counts.changed + counts.withdrawn + placed.size + added.length > 0) {
      await pictures.store(context.env.FILES, contentFolder)
      const now = new Date()
      const faults = await faultsWith(context.env, store, changed, 'en', now)
      if (faults.length > 0) return context.json({ error: faults.join('; '), errors: faults }, 422)
      await saveContent(store.db, changed, { versions, placed, pictures: added }, now)
      await announceChanges(context.env)
      await removePictures(context.env.FILES, whole, await contentPictureFiles(store.primary))
    }
    return context.json({ counts: { ...counts, rejected: 0 }, notes })
  },
)

async function storedContent({ primary }: Store): Promise<Content> {
  const [pages, categories, articles] = await Promise.all([allContentPages(primary), listCategories(primary), listArticles(primary)])
  return { pages, categories, articles }
}

/** Removes pictures that no article uses, other than those that were uploaded at the desk. */
async function removePictures(bucket: R2Bucket, { articles }: Content, uploaded: ReadonlySet<string>): Promise<void> {
  const named = new Set(articles.map(({ picture }) => picture?.key))
  await removeUnusedPictures(bucket, contentFolder, (file) => named.has(file) || uploaded.has(file))
}

/**
 * Exports content as a content file; importing that file again changes nothing. Leaves out drafts that are not complete in any language.
 * @param points focal points by picture URL
 * @param uploaded the pictures of the desk; those in blocks of its texts are part of the file
 */
function contentFile({ pages, categories, articles }: Content, points: ReadonlyMap<string, PictureFocus>, uploaded: readonly ContentPicture[]) {
  const whole = articles.filter(({ languages }) => languages.length > 0)
  const texts = whole.flatMap(({ body }) => Object.values(body)).join('\n')
  const shown = uploaded.filter(({ file }) => texts.includes(`${contentPath}${file}`))
  return {
    kind: 'content',
    pages: pages.map(pageEntry),
    categories: categories.map(categoryEntry),
    articles: whole.map((article) => articleEntry(article, points)),
    ...(shown.length === 0
      ? {}
      : { pictures: shown.map(({ file, alt }) => ({ file: contentPath + file, ...(Object.keys(alt).length === 0 ? {} : { alt }) })) }),
  }
}

function pageEntry({ body, ...page }: ContentPage) {
  return { ...page, ...(body === null ? {} : { body }) }
}

function categoryEntry({ key, parent, name }: ArticleCategory) {
  return { key, ...(parent === null ? {} : { parent }), name }
}

function articleEntry(
  { subcategory, order, author, updated, picture, formerPaths, job, languages: _, ...article }: Article,
  points: ReadonlyMap<string, PictureFocus>,
) {
  const { key, category, published, state, name, title, summary, body } = article
  return {
    key,
    category,
    ...(subcategory === null ? {} : { subcategory }),
    order,
    ...(author === null ? {} : { author }),
    published,
    ...(updated === null ? {} : { updated }),
    state,
    name,
    title,
    summary,
    body,
    ...(picture ? { picture: pictureEntry(picture, points.get(picture.url)) } : {}),
    ...(formerPaths.length === 0 ? {} : { formerPaths }),
    ...(job ? { job: withoutNulls(job) } : {}),
  }
}

function pictureEntry({ url, width, height, name, placeholder }: NonNullable<Article['picture']>, focus: PictureFocus | undefined) {
  return withoutNulls({ file: url, width, height, alt: name, placeholder, focus: focus ? { x: focus.x, y: focus.y } : null })
}

function withoutNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
}
