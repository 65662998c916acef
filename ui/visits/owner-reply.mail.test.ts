import { expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { ownerReply } from './owner-reply.mail.ts'

const agency = { name: 'Perron', email: 'info@perron.example', phone: null, mark: null, markDark: null, offices: [], identity: '', promises: [] }

test.each(locales)('the mail has a subject and greets its reader in %s', (locale) => {
  const mail = ownerReply({ locale, origin: 'https://www.perron.example', name: 'Annelie Peeters' }, agency)
  expect(mail.subject).not.toBe('')
  expect(JSON.stringify(mail.sections)).toContain('Annelie Peeters')
})
