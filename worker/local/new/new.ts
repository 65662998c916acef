import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newAct } from './new-act.ts'
import { newForm } from './new-form.ts'
import { newJob } from './new-job.ts'
import { newMail } from './new-mail.ts'
import { newPage } from './new-page.ts'
import { type Skeleton, writeSkeleton } from './skeleton.ts'

/** `npm run new`: writes the skeleton of a feature, which compiles and passes its tests, and says what is left to do. */
const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const kinds: Readonly<Record<string, (name: string) => Skeleton>> = {
  form: newForm,
  page: newPage,
  mail: newMail,
  job: newJob,
  act: (name) => {
    const pages = globSync('worker/**/*.page.ts', { cwd: root }).map((path) => ({ path, text: read(path) }))
    return newAct(name, pages, read('tests/desk/desk-access.ts'))
  },
}

const usage = `npm run new -- form NAME             call-back
npm run new -- page SUBJECT/NAME     content/opening-hours
npm run new -- mail SUBJECT/NAME     owners/price-note
npm run new -- act PAGE/NAME         deskLead/snooze
npm run new -- job SUBJECT/NAME      owners/remind-owners`

const [kind = '', name] = process.argv.slice(2)
const make = kinds[kind]
if (make === undefined || name === undefined) {
  console.error(usage)
  process.exitCode = 1
} else {
  try {
    const skeleton = make(name)
    console.log(writeSkeleton(root, skeleton).join('\n'))
    console.log(['', 'Left to do:', ...skeleton.left.map((step, index) => `${index + 1}. ${step}`)].join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
