import type { R2Bucket } from '@cloudflare/workers-types'
import type { Content } from '#db/content/content-import.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import type { Article } from '#db/model/content/article.ts'
import type { Photo, PictureFocus } from '#db/model/listings/listing.ts'
import { languagesOf } from '#db/model/site/localized.ts'
import { isPrepared } from '#worker/agency/record-shape.ts'
import type { SentPictures } from '#worker/agency/sent-pictures.ts'
import type { ArticleEntry, ContentFile } from '#worker/content/content-shape.ts'
import { removeSizes } from '#worker/files/pictures/sent-picture.ts'

/** The folder of article pictures in R2, and their path. */
export const contentFolder = 'content/'
export const contentPath = '/content/files/'

/** The content a file describes, with the pictures sent with it. */
export function contentOf({ pages = [], categories = [], articles = [] }: ContentFile, pictures: Pick<SentPictures, 'files'>): Content {
  return {
    pages: pages.map(({ page, title, summary, body = null }) => ({ page, title, summary, body })),
    categories: categories.map(({ key, parent = null, name }) => ({ key, parent, name })),
    articles: articles.map((entry) => articleOf(entry, pictures)),
  }
}

function articleOf({ job, picture, name, title, summary, body, ...entry }: ArticleEntry, pictures: Pick<SentPictures, 'files'>): Article {
  return {
    ...{ subcategory: null, order: 0, author: null, updated: null },
    ...entry,
    ...{ name, title, summary, body },
    picture: picture ? pictureOf(picture, pictures) : null,
    formerPaths: [...new Set(entry.formerPaths ?? [])].sort(),
    job: job ? { office: null, validThrough: null, ...job } : null,
    languages: languagesOf(name, title, summary, body),
  }
}

/** The focal points in a file, by picture URL. */
export function focusOf({ articles = [] }: ContentFile, pictures: Pick<SentPictures, 'files'>): ReadonlyMap<string, PictureFocus> {
  const placed = articles.flatMap(({ picture }) => {
    const url = picture?.focus && pictureOf(picture, pictures)?.url
    return url && picture.focus ? [[url, picture.focus] as const] : []
  })
  return new Map(placed)
}

/** A picture deployed with the site, already stored, or sent with the file. */
function pictureOf(picture: NonNullable<ArticleEntry['picture']>, { files }: Pick<SentPictures, 'files'>): Photo | null {
  const { file, alt: name = null, placeholder = null } = picture
  if (isPrepared(file)) {
    return { key: file.slice('/pictures/'.length, -'.jpg'.length), url: file, width: picture.width ?? null, height: picture.height ?? null, name, placeholder }
  }
  const sent = files.get(file)
  return sent ? { key: sent.file, url: pathOf(sent, contentPath), width: sent.width, height: sent.height, name, placeholder } : null
}

/** The folder in R2 of removed pictures that can still be restored. It is not served. */
const removedFolder = 'removed-content/'

/** Stops serving a removed picture. */
export async function hidePicture(files: R2Bucket, file: string): Promise<void> {
  await move(files, contentFolder + file, removedFolder + file)
  await removeSizes(files, [file])
}

/** Serves a restored picture again. */
export async function showPicture(files: R2Bucket, file: string): Promise<void> {
  await move(files, removedFolder + file, contentFolder + file)
}

/** Deletes a removed picture for good. */
export async function deleteHiddenPicture(files: R2Bucket, file: string): Promise<void> {
  await files.delete(removedFolder + file)
}

async function move(files: R2Bucket, from: string, to: string): Promise<void> {
  const found = await files.get(from)
  if (found === null) return
  await files.put(to, await found.arrayBuffer(), { httpMetadata: { contentType: found.httpMetadata?.contentType ?? 'application/octet-stream' } })
  await files.delete(from)
}
