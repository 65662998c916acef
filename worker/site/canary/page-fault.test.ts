import { expect, test } from 'vitest'
import { anyPage, type Expected, pageFault } from './page-fault.ts'
import { type PageTraits, traitsOf } from './page-traits.ts'

const html = `<!doctype html><html lang="nl"><head><title>Huis</title><style>p { color: red }</style></head><body>
  <nav><a href="/nl/">Home</a> <a href="/nl/te-koop/">Te koop</a><a href="https://www.biv.be/">BIV</a></nav>
  <main id="content"><h1>Huis &amp; <!-- -->tuin</h1>
    <div class="property-price"><p class="price" data-card-price="">€ 395.000</p><p class="hint">Vraagprijs</p></div>
    <p>Een huis aan het water.</p><section class="section" id="similar"><a href="/nl/te-koop/gent/huis/2/">Langerei 14</a></section></main>
  <footer><div class="legal"><p>Perron Immo bv, BIV 000 000</p><a href="/nl/privacy/">Privacy</a></div></footer></body></html>`
const page = traitsOf(200, html)

test('the traits of a page are read from its document', () => {
  expect(page).toEqual({
    status: 200,
    isWhole: true,
    heading: 'Huis & tuin',
    price: '€ 395.000',
    text: 'Huis & tuin € 395.000 Vraagprijs Een huis aan het water.',
    source: expect.stringMatching(/<title>Huis<[\s\S]*Huis & [\s\S]*water.<\/p>$/),
    legal: 'Perron Immo bv, BIV 000 000',
    links: 4,
    bytes: html.length,
  })
  expect(traitsOf(200, html.slice(0, -20)).isWhole).toBe(false)
  expect(traitsOf(404, '')).toMatchObject({ status: 404, heading: '', price: null, links: 0 })
})

const home = { ...anyPage, isPublished: true, amount: '€ 395.000' }
const long: PageTraits = { ...page, text: 'Een huis aan het water. '.repeat(100), links: 40, bytes: 60_000 }

test.each<[string, PageTraits | null, Partial<PageTraits>, Partial<Expected>, string | null]>([
  ['equal pages', page, {}, {}, null],
  ['a new page', null, {}, {}, null],
  ['an error', page, { status: 500 }, {}, 'error'],
  ['a page cut short', page, { isWhole: false }, {}, 'error'],
  ['a published page that is gone', page, { status: 404 }, {}, 'gone'],
  ['a page that may go', page, { status: 404 }, { isPublished: false }, null],
  ['another price', page, { price: '€ 39.500' }, {}, 'price'],
  ['no price where there is one', page, { price: null }, {}, 'price'],
  ['a price that is not to be shown', page, {}, { amount: null }, 'price'],
  ['a price on request', page, { price: 'Prijs op aanvraag' }, { amount: null }, null],
  ['a hidden address', page, { source: 'Het huis in LANGEREI 14 te Brugge' }, { unpublished: ['Langerei 14'] }, 'address'],
  ['another number of the street of a hidden address', page, { source: 'Kantoor: Langerei 140' }, { unpublished: ['Langerei 14'] }, null],
  ['a hidden address before a comma', page, { source: 'Langerei 140, of Langerei 14, Brugge' }, { unpublished: ['Langerei 14'] }, 'address'],
  [
    'a hidden address in the words of a picture',
    page,
    { source: '<img src="a.jpg" alt="Voorgevel Langerei 14">' },
    { unpublished: ['Langerei 14'] },
    'address',
  ],
  ['only the street of a hidden address', page, { source: 'Vlak bij de Langerei' }, { unpublished: ['Langerei 14'] }, null],
  ['no heading', page, { heading: '' }, {}, 'text'],
  ['no legal data', page, { legal: '' }, {}, 'legal'],
  ['less than a quarter of the text', long, { ...long, text: long.text.slice(0, 500) }, {}, 'text'],
  ['half of the text', long, { ...long, text: long.text.slice(0, 1_200) }, {}, null],
  ['a text that the agency has written itself', long, { ...long, text: long.text.slice(0, 500) }, { hasOwnText: true }, null],
  ['hardly any links', long, { ...long, links: 9 }, {}, 'links'],
  ['a withdrawn home', page, { status: 410 }, { isWithdrawn: true }, null],
  ['a withdrawn home whose page fails', page, { status: 500 }, { isWithdrawn: true }, 'error'],
  ['a withdrawn home whose page is cut short', page, { status: 410, isWhole: false }, { isWithdrawn: true }, 'error'],
  ['a withdrawn home that is still offered', page, {}, { isWithdrawn: true }, 'kept'],
  ['a withdrawn home that is not known any more', page, { status: 404 }, { isWithdrawn: true }, 'gone'],
  ['a link to a withdrawn home', page, { source: '<a href="/nl/te-koop/gent/huis/2/">' }, { withdrawn: [/te-koop[^"]*\/2\/"/] }, 'kept'],
  ['a link to another home', page, { source: '<a href="/nl/te-koop/gent/huis/12/">' }, { withdrawn: [/te-koop[^"]*\/2\/"/] }, null],
  ['a list that loses what is withdrawn', long, { ...long, text: '', links: 9 }, { mayShrink: true }, null],
  ['a new page without legal data', null, { legal: '' }, { hasLegal: true }, 'legal'],
  ['a new page of an agency without any', null, { legal: '' }, {}, null],
  ['more than four times the bytes', long, { ...long, bytes: 240_001 }, {}, 'bytes'],
])('%s', (_, before, after, expected, fault) => {
  expect(pageFault(before, { ...page, ...after }, { ...home, ...expected })).toBe(fault)
})
