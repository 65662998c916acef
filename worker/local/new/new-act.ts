import { type Skeleton, spellingsOf } from './skeleton.ts'

/** A page of the desk that gets an act. */
interface DeskPageFile {
  readonly path: string
  readonly text: string
}

/**
 * An act of a page of the desk, with its notice.
 * @param path the route of the page and the act: `deskLead/snooze`
 * @param pages the files that define pages of the desk
 * @param access the grid of access, `tests/desk/desk-access.ts`
 */
export function newAct(path: string, pages: readonly DeskPageFile[], access: string): Skeleton {
  const [route = '', name = ''] = path.split('/')
  const { camel, words } = spellingsOf(name)
  const page = pages.find(({ text }) => text.includes(`defineDeskPage('${route}', {`))
  const line = new RegExp(`^${route} +(yes|no) .*$`, 'm').exec(access)?.[0]
  if (page === undefined || line === undefined) throw new Error(`No page of the desk is called '${route}'; as in 'deskLead/snooze'`)
  if (!page.text.includes('defineNotices({') || !/^ {2}acts: \{\n/m.test(page.text)) throw new Error(`${page.path} has no notices or acts to add one to`)
  const object = /recordAct\([^)]*object: '(\w+)'/s.exec(page.text)?.[1] ?? 'listing'
  return {
    files: {},
    insertions: [
      { path: page.path, after: 'defineNotices({\n', text: `  ${camel}: '${doneKey(route, camel)}',\n` },
      {
        path: page.path,
        after: '\n  acts: {\n',
        text: `    async ${camel}(context) {
      const { store, session, now, parameters } = context
      await recordAct(store.primary, session.member, { action: 'change', object: '${object}', objectId: parameters.id ?? '' }, now)
      throw notices.done(context, '${camel}')
    },
`,
      },
      ...(page.text.includes('recordAct') ? [] : [{ path: page.path, before: 'import ', text: "import { recordAct } from '#db/desk/audit-log.ts'\n" }]),
      { path: 'tests/desk/desk-access.ts', after: `${line}\n`, text: `${line.replace(/^\S+ +/, `${route} ${camel}`.padEnd(34))}\n` },
    ],
    messages: { [doneKey(route, camel)]: `${words}.` },
    left: [
      `Write ${doneKey(route, camel)} in every language.`,
      `In ${page.path}: read the record with the look-up that limits members to their offices, compare the form's version, write the change and recordAct(…, didChange) in one batch, and name the action and object of the audit log.`,
      `An undo: the notice becomes { text, undo: '…', fields: { version: 'version' } }, and notices.done carries the values.`,
      `The act needs the permission of its page; another one goes into actNeeds of the page, and into tests/desk/desk-access.ts.`,
      `A button in the page's view: name="do" value="${camel}", with the hidden version.`,
      'npm run build; npx vitest run worker/desk tests/desk/desk-roles.test.ts; npx vitest run tests/site/addresses.test.ts -u',
    ],
  }
}

function doneKey(route: string, act: string): string {
  const subject = route.slice('desk'.length)
  return `desk.${subject.charAt(0).toLowerCase()}${subject.slice(1)}.done.${act}`
}
