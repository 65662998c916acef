import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { pageStylesOf } from './page-styles.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true }))

/** The selectors in the head of each page of a site with these components below `ui` and this style sheet. */
function selectorsOf(files: Readonly<Record<string, string>>, css: string): Readonly<Record<string, readonly string[]>> {
  root = mkdtempSync(join(tmpdir(), 'page-styles-'))
  const document =
    "export function Document({ children }) { return <html><body className={children ? 'desk' : undefined}><DeskHeader />{children}</body></html> }"
  const all = { 'document.tsx': document, ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, 'ui', path)), { recursive: true })
    writeFileSync(join(root, 'ui', path), text)
  }
  const { rules, sheets, pages } = pageStylesOf(root, css)
  return Object.fromEntries(
    pages.map(({ component, sheet }) => {
      const bits = Buffer.from(sheets[sheet] ?? '', 'base64')
      const own = rules.filter((_, place) => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0)
      return [component, own.map(([, text]) => text.split('{')[0] ?? '')]
    }),
  )
}

const part = "export function Card({ isSold }) { return <article className={isSold ? 'card is-sold' : 'card'}><b>x</b></article> }"

test('a page has the rules of the parts that it renders, and no others', () => {
  const files = {
    'cards/card.part.tsx': part,
    'home.page.tsx': "import { Card } from './cards/card.part.tsx'\nexport function HomePage() { return <main><Card /></main> }",
    'plain.page.tsx': 'export function PlainPage() { return <p>Text</p> }',
  }
  expect(selectorsOf(files, '.card{top:0}.card.is-sold b{top:0}.table{top:0}p{top:0}html{top:0}')).toEqual({
    HomePage: ['.card', '.card.is-sold b', 'html'],
    PlainPage: ['p', 'html'],
  })
})

test('what a page renders after LaterStyles does not count', () => {
  const files = {
    'cards/card.part.tsx': part,
    'home.page.tsx':
      'import { Card } from \'./cards/card.part.tsx\'\nexport function HomePage() { return <><h1 className="slogan">x</h1><LaterStyles /><Card /></> }',
  }
  expect(selectorsOf(files, '.slogan{top:0}.card{top:0}h1{top:0}')).toEqual({ HomePage: ['.slogan', 'h1'] })
})

test('what a page renders into a template does not count', () => {
  const files = {
    'cards/card.part.tsx': part,
    'home.page.tsx':
      'import { Card } from \'./cards/card.part.tsx\'\nexport function HomePage() { return <main><h1 className="slogan">x</h1><template><Card /></template></main> }',
  }
  expect(selectorsOf(files, '.slogan{top:0}.card{top:0}b{top:0}h1{top:0}')).toEqual({ HomePage: ['.slogan', 'h1'] })
})

test('names are found in templates, in attributes given as an object, and in the presenter of a view', () => {
  const files = {
    'a.present.ts': "export const focus = 'focus-left'",
    'a.page.tsx': [
      "import type { View } from './a.present.ts'",
      "const attributes = { className: 'input' }",
      'export function APage({ n }) { return <i className={`step-$' + '{n}`}><input {...attributes} /></i> }',
    ].join('\n'),
  }
  expect(selectorsOf(files, '.step-3{top:0}.stepped{top:0}.input{top:0}.focus-left{top:0}')).toEqual({ APage: ['.step-3', '.input', '.focus-left'] })
})

test('a word of another text is no class, if classes of that name are written out', () => {
  const files = {
    'a.page.tsx': "export function APage({ t }) { return <i title={t('price')}>price</i> }",
    'b.page.tsx': 'export function BPage() { return <i className="price">1</i> }',
  }
  expect(selectorsOf(files, '.price{top:0}')).toEqual({ APage: [], BPage: ['.price'] })
})

test('typefaces, paper and what has arrived are left to the linked sheet; fallbacks on the device are not', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local("Arial")}@media print{i{top:0}}@layer arrived{i{top:0}}@layer waiting{i{top:0}}'
  expect(selectorsOf({ 'a.page.tsx': 'export function APage() { return <i>x</i> }' }, css)).toEqual({ APage: ['@font-face', 'i'] })
})

test('pages of the desk have its frame, the others have not', () => {
  const files = { 'a.page.tsx': 'export function APage() { return <i>x</i> }', 'b.page.tsx': 'export function DeskBPage() { return <i>x</i> }' }
  expect(selectorsOf(files, '.desk{top:0}i{top:0}')).toEqual({ APage: ['i'], DeskBPage: ['.desk', 'i'] })
})

test('data attributes of other parts, ids from templates and parts of addresses do not count as class names', () => {
  const files = {
    'route-catalogue.ts': "export const routes = { a: 'plain-words' }",
    'a.page.tsx': "import { routes } from './route-catalogue.ts'\nexport function APage({ n }) { return <i id={`step-$" + '{n}`} title={routes.a}>x</i> }',
    'b.page.tsx': "export function BPage({ band, hook }) { return <i data-band={band} {...{ ['data-' + hook]: '' }}>x</i> }",
  }
  const css = '.step-3{top:0}.plain-words{top:0}[data-band]{top:0}[data-island]{top:0}'
  expect(selectorsOf(files, css)).toEqual({ APage: ['[data-island]'], BPage: ['[data-band]', '[data-island]'] })
})

test('the order of all layers is kept, also of those without a rule on a page', () => {
  selectorsOf({ 'a.page.tsx': 'export function APage() { return <i>x</i> }' }, '')
  expect(pageStylesOf(root, '@layer base{b{top:0}}@layer parts{.card{top:0}}@layer screens{i{top:0}}').layers).toBe('@layer base,parts,screens;')
})
