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

  test('a new password has 8 to 128 characters', () => {
    expect([passwordError('', own), passwordError('7 chars', own), passwordError('x'.repeat(60) + 'yz'.repeat(35), own)]).toEqual(['missing', 'short', 'long'])
    expect(passwordError('kastanje laan herfst '.repeat(6).trim(), own)).toBeNull()
  })
})

test.each(
  (
    'password passwort passwoord wachtwoord motdepasse azertyuiop qwertyuiop qwertzuiop asdfghjkl iloveyou bienvenue willkommen administrator sunshine princess ' +
    'prinses99 princesse football voetbal99 baseball superman trustno1 michelle starwars computer internet changeme chocolat marseille nicolas1 camille1 amsterdam ' +
    'feyenoord anderlecht bruxelles brussel1 belgique luxembourg antwerpen clubbrugge standard hallohallo abcdefghi facebook linkedin immobilier makelaar ' +
    'wxcvbn12 zxcvbnm12 qsdfghjklm qwertz12 batman99 dragon99 monkey99 shadow99 jordan99 killer99 charlie99 pokemon99 secret99 geheim99 soleil99 ' +
    'doudou99 loulou99 thomas99 julien99 schatje99 liefde99 belgium99 google99 letmein99 welcome99 bonjour99 hallo999 admin999 default99 maison99'
  ).split(' '),
)('%s is tried by guessers first', (password) => {
  expect(passwordError(password, [])).toBe('known')
})
