import { expect, test, vi } from 'vitest'
import { compileMessage } from './compile.ts'
import { translator, translatorOf } from './translate.ts'

test('a message missing in a language falls back to English and is logged once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const t = translatorOf({}, 'de')
  expect([t('error.title'), t('error.title')]).toEqual([translator('en')('error.title'), translator('en')('error.title')])
  expect(t('error.reference', { reference: 'k7' })).toBe(translator('en')('error.reference', { reference: 'k7' }))
  expect(log.mock.calls).toEqual([
    ['message missing', 'de: error.title'],
    ['message missing', 'de: error.reference'],
  ])
  log.mockRestore()
})

test('‘e-mail’ and other words that must not be broken stay on one line, however they are written', () => {
  const joined = 'e\u2060-\u2060mail'
  expect(compileMessage('Per e-mail of telefoon')).toBe(`Per ${joined} of telefoon`)
  expect(compileMessage('Ihre E-Mail-Adresse')).toBe('Ihre E\u2060-\u2060Mail-Adresse')
  expect(compileMessage(`Par ${joined}`)).toBe(`Par ${joined}`)
  expect(compileMessage('Confirmez-y votre alerte')).toBe('Confirmez\u2060-\u2060y votre alerte')
  expect(compileMessage('E-mail')).toBe('E-mail')
  expect(compileMessage('Uw e-mailadres', 'mail.owner.address.subject')).toBe('Uw e-mailadres')
  expect(compileMessage('hoogstens 5 MB')).toBe('hoogstens 5\u00a0MB')
  expect(JSON.stringify(compileMessage('{count, plural, one {# e-mail} other {# e-mails}}'))).toContain(` ${joined}s`)
})
