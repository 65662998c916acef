import { subjectAndName } from './new-page.ts'
import type { Skeleton } from './skeleton.ts'

/** A job of every night. @param path its subject and name: `owners/remind-owners` */
export function newJob(path: string): Skeleton {
  const { subject, kebab, camel, words } = subjectAndName(path)
  return {
    files: {
      [`worker/${subject}/${kebab}.job.ts`]: `import { sql } from 'drizzle-orm'
import { openStore } from '#db/client.ts'
import type { Env } from '#worker/env.ts'

/** Nightly: ${words.toLowerCase()}. */
export async function ${camel}(env: Pick<Env, 'DB' | 'LISTINGS'>, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  // In place of this, a query of db/${subject}/.
  await db.run(sql\`SELECT \${now.toISOString()}\`)
}
`,
      [`worker/${subject}/${kebab}.job.test.ts`]: `import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { memoryKv } from '../../tests/kit/memory-kv.ts'
import { ${camel} } from './${kebab}.job.ts'

test('a second run changes nothing', async () => {
  const env = { DB: memoryDatabase(), LISTINGS: memoryKv().kv }
  const now = new Date('2026-11-27T03:17:00Z')
  await ${camel}(env, now)
  await expect(${camel}(env, now)).resolves.toBeUndefined()
})
`,
    },
    insertions: [
      { path: 'worker/index.ts', before: 'import ', text: `import { ${camel} } from '#worker/${subject}/${kebab}.job.ts'\n` },
      { path: 'worker/index.ts', after: '      computeFigures,\n', text: `      ${camel},\n` },
    ],
    messages: {},
    left: [
      `Write the queries in db/${subject}/: they find by state what is still to be done, so that a second run and a run that was cut short are harmless, and limit how many rows one run takes.`,
      `For another time than the night, move ${camel} in worker/index.ts; a new cron goes into wrangler.toml too.`,
      `In worker/${subject}/${kebab}.job.test.ts: rows and mails after a run, and again after a second one.`,
      'A line in the table of worker/site/JOBS.md.',
    ],
  }
}
