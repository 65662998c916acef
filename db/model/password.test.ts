import { describe, expect, test } from 'vitest'
import { passwordError } from './password.ts'

const own = ['an.peeters@telenet.be', 'Perron Immo']

describe('a new password', () => {
  test.each(['kastanjelaan herfst', 'vier-groene-fietsen', 'correct horse battery', 'Zomerwind 1962', 'tulpen&gele fiets', 'ééééüüüü!', '🏡🏡🏡 in Brugge'])(
    '%s may be used',
    (password) => expect(passwordError(password, own)).toBeNull(),
  )

  test.each([
    'password',
    'Password1',
    'p@ssw0rd',
    'Wachtwoord123!',
    'motdepasse2024',
    'azerty123',
    'AZERTYUIOP',
    'qwertz12345',
    '12345678',
    '87654321',
    '00000000',
    'abcabcabc',
    'abcd1234',
    'welkom01!',
    'an.peeters1',
    'PerronImmo',
    'perron-immo1',
    'telenet.be',
  ])('%s is tried by guessers first', (password) => expect(passwordError(password, own)).toBe('known'))

  test('has 8 to 128 characters', () => {
    expect([passwordError('', own), passwordError('7 chars', own), passwordError('x'.repeat(60) + 'yz'.repeat(35), own)]).toEqual(['missing', 'short', 'long'])
    expect(passwordError('kastanje laan herfst '.repeat(6).trim(), own)).toBeNull()
  })
})
