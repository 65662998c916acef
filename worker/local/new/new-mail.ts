import { subjectAndName } from './new-page.ts'
import type { Skeleton } from './skeleton.ts'

/** A mail to a person. @param path its subject and name: `owners/price-note` */
export function newMail(path: string): Skeleton {
  const { subject, kebab, camel, pascal, words } = subjectAndName(path)
  return {
    files: {
      [`ui/${subject}/${kebab}.mail.ts`]: `import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'

export interface ${pascal}View {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
}

/** The mail '${words}'. */
export function ${camel}({ locale, origin, name }: ${pascal}View, agency: MailAgency): MailContent {
  const t = translator(locale)
  return personalMail({ locale, origin, name, subject: t('mail.${camel}.subject') }, agency, {
    preview: t('mail.${camel}.text'),
    sections: [{ kind: 'paragraph', text: t('mail.${camel}.text') }],
    why: t('mail.${camel}.why', { site: new URL(origin).host }),
  })
}
`,
      [`worker/${subject}/load-${kebab}.ts`]: `import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import type { ${pascal}View } from '#ui/${subject}/${kebab}.mail.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

const Data = type({ name: 'string | null' })

/** Loads the mail '${words}'. Data that may change meanwhile is read here, by an id in the payload; null if there is nothing left to send. */
export function load${pascal}(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): ${pascal}View | null {
  const { name } = checkMailData(Data, mail)
  return { locale: mail.locale, origin: settings.origin, name }
}
`,
      [`ui/${subject}/${kebab}.mail.test.ts`]: `import { expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { ${camel} } from './${kebab}.mail.ts'

const agency = { name: 'Perron', email: 'info@perron.example', phone: null, mark: null, markDark: null, offices: [], identity: '', promises: [] }

test.each(locales)('the mail has a subject and greets its reader in %s', (locale) => {
  const mail = ${camel}({ locale, origin: 'https://www.perron.example', name: 'Annelie Peeters' }, agency)
  expect(mail.subject).not.toBe('')
  expect(JSON.stringify(mail.sections)).toContain('Annelie Peeters')
})
`,
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
