import { subjectAndName } from './new-page.ts'
import { filled, type Skeleton } from './skeleton.ts'

/** A mail to a person. @param path its subject and name: `owners/price-note` */
export function newMail(path: string): Skeleton {
  const names = subjectAndName(path)
  const { subject, kebab, camel, pascal, words } = names
  return {
    files: {
      [`ui/${subject}/${kebab}.mail.ts`]: filled('mail.mail.ts.txt', names),
      [`worker/${subject}/load-${kebab}.ts`]: filled('mail.loader.ts.txt', names),
      [`ui/${subject}/${kebab}.mail.test.ts`]: filled('mail.mail.test.ts.txt', names),
    },
    insertions: [
      { path: 'db/model/mail/mail-data.ts', after: 'export interface MailDataOf {\n', text: `  readonly ${camel}: { readonly name: string | null }\n` },
      {
        path: 'worker/mail/send-mail.ts',
        before: 'import ',
        text: `import { ${camel} } from '#ui/${subject}/${kebab}.mail.ts'\nimport { load${pascal} } from '../${subject}/load-${kebab}.ts'\n`,
      },
      { path: 'worker/mail/send-mail.ts', before: '  syncFailed: template(', text: `  ${camel}: template(load${pascal}, ${camel}),\n` },
    ],
    messages: {
      [`desk.mail.${camel}`]: words,
      [`mail.${camel}.subject`]: words,
      [`mail.${camel}.text`]: `${words}.`,
      [`mail.${camel}.why`]: `${words} ({site}).`,
    },
    left: [
      `Write the words of mail.${camel}.* and desk.mail.${camel} in every language, and the sections of ui/${subject}/${kebab}.mail.ts.`,
      `Store in its payload (db/model/mail/mail-data.ts) an id rather than words, and read the rest in worker/${subject}/load-${kebab}.ts.`,
      `Where it is due: insertMail (db/mail/outbox.ts) in the batch that stores what it is about, with an id that a repeat has too, then relayMails.`,
      'A mail to the office, about someone else, is named in wentTo (db/leads/erasure.ts); one to an address typed into a form, in db/model/mail/mailbox.ts.',
    ],
  }
}
