import type { ContentPicture } from '#db/content/content-pictures.ts'
import type { ArticleHead } from '#db/model/content/article.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { contentPath } from '#worker/content/content-of.ts'

/** Converts an uploaded picture to the form stored in articles. */
function contentPhoto({ file, width, height, alt }: ContentPicture): Photo {
  return { key: file, url: `${contentPath}${file}`, width, height, name: Object.keys(alt).length === 0 ? null : alt, placeholder: null }
}

/** The pictures an article may use: its own, uploaded ones, and those of other articles, without duplicates (by URL). */
export function picturesFor(
  uploaded: readonly ContentPicture[],
  heads: readonly ArticleHead[],
  article: Pick<ArticleHead, 'picture'> | null,
): readonly Photo[] {
  const used = heads.flatMap(({ picture }) => (picture === null ? [] : [picture]))
  const all = [...(article?.picture ? [article.picture] : []), ...uploaded.map(contentPhoto), ...used]
  const first = new Map<string, Photo>()
  for (const photo of all) if (!first.has(photo.url)) first.set(photo.url, photo)
  return [...first.values()]
}
