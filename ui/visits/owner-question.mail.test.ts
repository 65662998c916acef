import { expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { ownerQuestion } from './owner-question.mail.ts'

const agency = { name: 'Perron', email: 'info@perron.example', phone: null, mark: null, markDark: null, offices: [], identity: '', promises: [] }
const appointment = { startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T09:45:00.000Z', how: 'onSite' as const }
const view = {
  appointment,
  origin: 'https://www.perron.example',
  isReminder: false,
  name: 'Jan Maes',
  place: null,
  home: 'Villa, Brugge',
  agent: 'Lien Claes',
  href: 'https://www.perron.example/question?seal=1',
}

test.each(locales)('the mail names the home, the agent and the time, and links to both answers, in %s', (locale) => {
  const { subject, sections } = ownerQuestion({ ...view, locale }, agency)
  expect(subject).toMatch(/10[:.h ]/)
  const text = JSON.stringify(sections)
  for (const part of ['Jan Maes', 'Villa, Brugge', 'Lien Claes', '?seal=1&answer=fits', '?seal=1&answer=other']) expect(text).toContain(part)
})
