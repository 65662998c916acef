import { openStore } from '#db/client.ts'
import { day } from '#db/model/site/durations.ts'
import { unknownPartFiles } from '#db/site/sitemap-parts.ts'
import type { Env } from '#worker/env.ts'
import { namesBefore } from '#worker/files/files-before.ts'
import { sitemapFolder } from '#worker/site/sitemap/write-parts.ts'

/** Nightly: deletes files of the sitemap that no part has any more. */
export async function sweepSitemap(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  for await (const names of namesBefore(env.FILES, sitemapFolder, new Date(now.getTime() - day))) {
    const unknown = await unknownPartFiles(db, names)
    if (unknown.length > 0) await env.FILES.delete([...unknown])
  }
}
