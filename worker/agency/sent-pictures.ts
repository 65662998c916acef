import { createHash } from 'node:crypto'
import type { R2Bucket } from '@cloudflare/workers-types'
import { filesOfVersions } from '#db/agency/agency-versions.ts'
import type { Db } from '#db/client.ts'
import { type AgencyIcons, type AgencyPicture, type IconSize, iconDrawings, iconPart, iconSizes } from '#db/model/agency/agency-look.ts'
import { cleanSvg, maxSvgLength } from '#worker/agency/clean-svg.ts'
import { readUprightPicture } from '#worker/files/pictures/clean-picture.ts'
import { removeSizes } from '#worker/files/pictures/sent-picture.ts'

/** The folder of the agency's pictures in R2. */
export const pictureFolder = 'agency/'

const maxPictureSize = 2 * 1024 * 1024
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

type ByName<Value> = Pick<ReadonlyMap<string, Value>, 'get' | 'has'>

/** The pictures that came with a record. */
export interface SentPictures {
  /** Photographs by their name in the file. */
  readonly files: ByName<AgencyPicture>
  /** Cleaned logos by name. */
  readonly logos: ByName<string>
  readonly icons: AgencyIcons
  /** Generated from name, logo and colour; used if the file names no picture. */
  readonly share: AgencyPicture | null
}

/** The pictures uploaded with an import; `store` writes their bytes to R2. */
export interface ReceivedPictures extends SentPictures {
  store(bucket: R2Bucket, folder: string): Promise<void>
}

/**
 * Reads the pictures of a multipart body: `file:NAME` for pictures and the logo that the record names, `icon:SIZE` and `share` for those that the
 * import command generates. A file that is not a picture is dropped, so a record that names it is rejected.
 */
export async function readPictures(body: FormData): Promise<ReceivedPictures> {
  const bytesByFile = new Map<string, { readonly bytes: Buffer; readonly type: string }>()
  const pictures = new Map<string, AgencyPicture>()
  const logos = new Map<string, string>()
  for (const [name, part] of body) {
    if (typeof part === 'string' || part.size > maxPictureSize) continue
    const bytes = Buffer.from(await part.arrayBuffer())
    const read = readUprightPicture(bytes)
    if (read) {
      const file = `${createHash('sha256').update(read.bytes).digest('hex').slice(0, 20)}.${endings[read.type]}`
      bytesByFile.set(file, read)
      pictures.set(name, { file, width: read.picture.width, height: read.picture.height })
    } else if (bytes.length <= maxSvgLength) {
      const logo = cleanSvg(bytes.toString('utf8'))
      if (logo !== null) logos.set(name.replace(/^file:/, ''), logo)
    }
  }
  return {
    files: new Map([...pictures].flatMap(([name, picture]) => (name.startsWith('file:') ? [[name.slice('file:'.length), picture] as const] : []))),
    logos,
    icons: iconsAmong(pictures),
    share: pictures.get('share') ?? null,
    async store(bucket, folder) {
      for (const [file, { bytes, type }] of bytesByFile) await bucket.put(folder + file, bytes, { httpMetadata: { contentType: type } })
    },
  }
}

/** The icons with the right size for their purpose. */
function iconsAmong(pictures: ByName<AgencyPicture>): AgencyIcons {
  const fitting = (size: IconSize) => {
    const icon = pictures.get(iconPart(size))
    const { side } = iconDrawings[size]
    return icon !== undefined && icon.width === side && icon.height === side ? [[size, icon] as const] : []
  }
  return Object.fromEntries(iconSizes.flatMap(fitting))
}

/** Deletes the unused pictures of a folder and their resized versions. */
export async function removeUnusedPictures(bucket: R2Bucket, folder: string, isUsed: (file: string) => boolean): Promise<void> {
  const { objects } = await bucket.list({ prefix: folder })
  const unused = objects.map(({ key }) => key.slice(folder.length)).filter((file) => !isUsed(file))
  if (unused.length === 0) return
  await bucket.delete(unused.map((file) => folder + file))
  await removeSizes(bucket, unused)
}

/** Deletes pictures of the agency that no kept version of its record refers to. */
export async function removeOldPictures(bucket: R2Bucket, db: Db): Promise<void> {
  const { objects } = await bucket.list({ prefix: pictureFolder })
  const named = await filesOfVersions(
    db,
    objects.map(({ key }) => key.slice(pictureFolder.length)),
  )
  await removeUnusedPictures(bucket, pictureFolder, (file) => named.has(file))
}
