import { expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { ownerReply } from './owner-reply.mail.ts'

const agency = { name: 'Perron', email: 'info@perron.example', phone: null, mark: null, markDark: null, offices: [], identity: '', promises: [] }
const view = {
  origin: 'https://www.perron.example',
  name: 'Lien Claes',
  startsAt: '2026-12-01T09:00:00.000Z',
  home: 'Villa, Brugge',
  href: 'https://www.perron.example/visit',
}

test.each(locales)('the mail shows the times and words that an owner proposes in %s', (locale) => {
  const other = ownerReply({ ...view, locale, fits: false, starts: ['2026-12-02T13:00:00.000Z'], remark: 'After lunch' }, agency)
  const fits = ownerReply({ ...view, locale, fits: true, starts: [], remark: null }, agency)
  expect(other.subject).not.toBe(fits.subject)
  expect(JSON.stringify(other.sections)).toMatch(/14[:.h ].*After lunch/)
  expect(JSON.stringify(fits.sections)).not.toContain('After lunch')
})
