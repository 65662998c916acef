import { expect, test, vi } from 'vitest'
import { translator, translatorOf } from './translate.ts'

test('a message that a language lacks is answered in English and logged once', () => {
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
