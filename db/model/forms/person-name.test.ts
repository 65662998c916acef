import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsLink, isPersonName } from './person-name.ts'

const names = [
  ...['Annelie Peeters', 'J. P. De Smet', 'Anaïs Ørsted-Müller', "Jan d'Hondt", '王小明', 'Els V. uit Brugge', 'Karel III', 'a'.repeat(60)],
  ...['O’Brien', "O'Brien", 'Van den Broeck', 'J.P.', 'J.-P. Dupont', 'St. Clair', 'محمد بن سلمان', 'Екатерина Ивановна', 'Ἀλέξανδρος', 'Nguyễn Văn A.'],
]
test.each(names)('%j is a person’s name', (text) => {
  expect([isPersonName(text), holdsLink(text)]).toEqual([true, false])
})

test.each(['', 'a'.repeat(61), 'Call 0478123456', 'You owe us 5000 euro', 'Pay 50', 'a b c d e f g h i', 'Win <b>now</b>', '100%'])(
  '%j is not a person’s name',
  (text) => {
    expect(isPersonName(text)).toBe(false)
  },
)

const links = [
  ...['Win now at evil.example', 'https://x', 'Pay to www.evil.be/jan', 'evil.example', 'evil.example?x=1', 'пример.рф/kup', 'mailto:a@b', 'tel:0900'],
  ...[
    'jan@evil.example',
    'jan@localhost',
    '//evil',
    'hxxp:evil',
    'evil\u200b.example',
    'evil.\u00adexample',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'xn--e1afmkfd.xn--p1ai',
  ],
  ...['JavaScript:alert(1)', 'evil.co', '203.0.113.7', 'EVIL.EXAMPLE', 'شبكة.موقع', '例え.テスト', 'مثال.إختبار'],
]
test.each(links)('%j contains a link, so it is not a name', (text) => {
  expect([holdsLink(text), isPersonName(text)]).toEqual([true, false])
})

test('no domain in any script, scheme or mail address passes for a name, at any position', () => {
  const letters = fc.constantFrom(...'abcxyzéßжпの例مثλ')
  const label = fc.array(letters, { minLength: 2, maxLength: 8 }).map((each) => each.join(''))
  const domain = fc.tuple(label, fc.constantFrom('.', '。', '．', '\u200b.', '.\u2060'), label).map((parts) => parts.join(''))
  const held = fc.oneof(
    domain,
    domain.map((host) => `${host}/x?y=1`),
    domain.map((host) => `https://${host}`),
    label.map((name) => `mailto:${name}`),
    fc.tuple(label, domain).map(([name, host]) => `${name}@${host}`),
  )
  const around = fc.constantFrom('', 'Jan ', 'Dr. ')
  fc.assert(
    fc.property(around, held, fc.constantFrom('', ' Peeters', ', nu'), (before, text, after) => {
      expect([holdsLink(before + text + after), isPersonName(before + text + after)]).toEqual([true, false])
    }),
    { numRuns: 500 },
  )
})
