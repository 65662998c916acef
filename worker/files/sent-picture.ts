import type { R2Bucket } from '@cloudflare/workers-types'

/** Names of imported pictures, which are hashes of their bytes. */
const sentPictureName = /^[0-9a-f]{20}\.(?:jpg|png|webp)$/

/** An imported picture from its folder in R2; null if it does not exist. */
export async function sentPicture(bucket: R2Bucket, folder: string, file: string, caching: string): Promise<Response | null> {
  const object = sentPictureName.test(file) ? await bucket.get(folder + file) : null
  if (!object) return null
  const headers = { 'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream', 'Cache-Control': caching }
  return new Response(await object.arrayBuffer(), { headers })
}
