import { expect, test } from 'vitest'
import { isContentPicture, readBlocks, type TextBlock } from './text-blocks.ts'

const photo = '![Een gevel](/content/files/ab12.jpg)'
const picture = { url: '/content/files/ab12.jpg', alt: 'Een gevel' }

test.each<[string, string, readonly TextBlock[]]>([
  ['a text without blocks', '## Kop\n\nTekst.', [{ kind: 'text', text: '## Kop\n\nTekst.' }]],
  [
    'a picture alone in a paragraph',
    `Een\n\n${photo}\n\nTwee`,
    [
      { kind: 'text', text: 'Een' },
      { kind: 'picture', picture, side: null, text: '' },
      { kind: 'text', text: 'Twee' },
    ],
  ],
  ['a picture with text beside it', `::: picture right\n${photo}\n\nTekst.\n:::`, [{ kind: 'picture', picture, side: 'right', text: 'Tekst.' }]],
  [
    'a quote with its author',
    '::: quote An, Gent\nGoed.\n:::\nNa',
    [
      { kind: 'quote', by: 'An, Gent', text: 'Goed.' },
      { kind: 'text', text: 'Na' },
    ],
  ],
  [
    'figures, as a list or not',
    '::: figures\n25 | jaar\n- 3 | kantoren\n:::',
    [
      {
        kind: 'figures',
        figures: [
          { number: '25', caption: 'jaar' },
          { number: '3', caption: 'kantoren' },
        ],
      },
    ],
  ],
  ['the whole team', '::: team', [{ kind: 'team', people: [] }]],
  ['some people', '::: team els, jan', [{ kind: 'team', people: ['els', 'jan'] }]],
  ['homes of a town', '::: homes sale Sint-Niklaas', [{ kind: 'homes', goal: 'sale', query: 'Sint-Niklaas' }]],
  ['homes of a list', '::: homes rent ?type=house&priceMax=1000', [{ kind: 'homes', goal: 'rent', query: 'type=house&priceMax=1000' }]],
  [
    'forms',
    '::: form contact\n::: form contact gent\n::: form valuation\n::: form newsletter\n::: form alert rent type=house',
    [
      { kind: 'form', form: { name: 'contact', office: null } },
      { kind: 'form', form: { name: 'contact', office: 'gent' } },
      { kind: 'form', form: { name: 'valuation' } },
      { kind: 'form', form: { name: 'newsletter' } },
      { kind: 'form', form: { name: 'alert', goal: 'rent', query: 'type=house' } },
    ],
  ],
  ['buttons', '::: contact\n::: valuation', [{ kind: 'contact' }, { kind: 'valuation' }]],
])('%s is read from a text', (_what, text, blocks) => {
  expect(readBlocks(text)).toEqual(blocks)
})

test.each([
  '::: gallery',
  '::: homes buy',
  '::: figures\n25 jaar\n:::',
  '::: quote\n:::',
  '::: quote An\nNiet gesloten',
  '::: picture\nGeen foto\n:::',
  '::: contact nu',
  '::: form',
  '::: form offer',
  '::: form contact "><script>',
  '::: form newsletter now',
  '::: form alert Gent',
  '::: quote An\n::: form contact\n:::',
  '::: quote An\n::: quote Jan\nGoed.\n:::',
  ':::',
])('a block that is not understood keeps its first line: %j', (text) => {
  expect(readBlocks(`Voor\n\n${text}`)).toContainEqual({ kind: 'unknown', source: text.split('\n')[0] })
})

test('a block in code is code', () => {
  expect(readBlocks('```\n::: team\n```')).toEqual([{ kind: 'text', text: '```\n::: team\n```' }])
})

test.each([
  ['/content/files/ab12.jpg', true],
  ['https://elsewhere.example/a.jpg', false],
  ['/content/files/../../desk', false],
  ['javascript:alert(1)', false],
])('%s is a picture of the site: %s', (url, is) => {
  expect(isContentPicture(url)).toBe(is)
})
