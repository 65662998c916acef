import { subjectAndName } from './new-page.ts'
import { filled, type Skeleton } from './skeleton.ts'

/** A job of every night. @param path its subject and name: `owners/remind-owners` */
export function newJob(path: string): Skeleton {
  const names = subjectAndName(path)
  const { subject, kebab, camel } = names
  return {
    files: {
      [`worker/${subject}/${kebab}.job.ts`]: filled('job.job.ts.txt', names),
      [`db/${subject}/${kebab}.ts`]: filled('job.query.ts.txt', names),
      [`worker/${subject}/${kebab}.job.test.ts`]: filled('job.job.test.ts.txt', names),
    },
    insertions: [
      { path: 'worker/index.ts', before: 'import ', text: `import { ${camel} } from '#worker/${subject}/${kebab}.job.ts'\n` },
      { path: 'worker/index.ts', after: '      computeFigures,\n', text: `      ${camel},\n` },
    ],
    messages: {},
    left: [
      `Write the query in db/${subject}/${kebab}.ts: it finds by state what is still to be done, so that a second run and a run that was cut short are harmless, and limits how many rows one run takes. A job that is not about rows that are due needs no such file.`,
      'The job logs nothing: it throws a fault, which `worker/site/run-jobs.ts` logs.',
      `For another time than the night, move ${camel} in worker/index.ts; a new cron goes into wrangler.toml too.`,
      `In worker/${subject}/${kebab}.job.test.ts: rows and mails after a run, and a test that a second run changes nothing.`,
      'A line in the table of worker/site/JOBS.md.',
    ],
  }
}
