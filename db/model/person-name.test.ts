import { expect, test } from 'vitest'
import { isPersonName } from './person-name.ts'

test.each(['Annelie Peeters', 'J. P. De Smet', 'Anaïs Ørsted-Müller', "Jan d'Hondt", '王小明', 'Els V. uit Brugge', 'Karel III', 'a'.repeat(60)])(
  '%j is a person’s name',
  (text) => {
    expect(isPersonName(text)).toBe(true)
  },
)

test.each(['', 'a'.repeat(61), 'Win now at evil.example', 'https://x', 'Pay to www.evil.be/jan', 'Call 0478123456', 'You owe us 5000 euro'])(
  '%j is not a person’s name',
  (text) => {
    expect(isPersonName(text)).toBe(false)
  },
)
