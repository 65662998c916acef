import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { CachedPiece, Piece, pieceMark, renderInPieces } from './piece.tsx'
import { LocaleProvider, useTranslation } from './translation.tsx'

async function render(node: React.ReactNode, locale: Locale = 'nl'): Promise<string> {
  const stream = await renderToReadableStream(<LocaleProvider locale={locale}>{node}</LocaleProvider>, { onError: () => undefined })
  return new Response(stream).text()
}

function Greeting({ name }: { name: string }) {
  const { locale } = useTranslation()
  return (
    <p title={name}>
      {locale}: {name}
    </p>
  )
}

test('a piece holds what its children render to, in the language around it', async () => {
  const piece = (
    <Piece as="main" id="content" tabIndex={-1}>
      <Greeting name="Els" />
    </Piece>
  )
  expect(await render(piece, 'fr')).toBe('<main id="content" tabindex="-1"><p title="Els">fr: Els</p></main>')
})

test('text in a piece is escaped once', async () => {
  const piece = <CachedPiece as="article" view={Greeting} props={{ name: '"<b>&amp;' }} />
  const escaped = '<p title="&quot;&lt;b&gt;&amp;amp;">nl: &quot;&lt;b&gt;&amp;amp;</p>'
  expect(await render(<Piece as="main">{piece}</Piece>)).toBe(`<main><article>${escaped}</article></main>`)
})

test('a cached piece is rendered once per props and language', async () => {
  let renders = 0
  function Counted({ id }: { id: number }) {
    const { locale } = useTranslation()
    renders += 1
    return <b>{`${locale} ${id}`}</b>
  }
  const of = (id: number) => <CachedPiece as="article" view={Counted} props={{ id }} />
  expect(await render(of(1))).toBe('<article><b>nl 1</b></article>')
  expect(await render(of(1))).toBe('<article><b>nl 1</b></article>')
  expect(renders).toBe(1)
  expect(await render(of(2))).toBe('<article><b>nl 2</b></article>')
  expect(await render(of(1), 'fr')).toBe('<article><b>fr 1</b></article>')
  expect(renders).toBe(3)
})

test('cached pieces are collected as bytes, and end up in their place in the text', () => {
  const piece = (name: string) => <CachedPiece as="article" view={Greeting} props={{ name }} />
  const page = (
    <LocaleProvider locale="nl">
      <Piece as="main">
        {piece('Els')}
        <hr />
        {piece('An €')}
      </Piece>
    </LocaleProvider>
  )
  const { html, pieces } = renderInPieces(() => renderToStaticMarkup(page))
  const decoded = pieces.map((piece) => new TextDecoder().decode(piece.bytes()))
  expect(decoded).toEqual(['<p title="Els">nl: Els</p>', '<p title="An €">nl: An €</p>'])
  expect(html).toBe(`<main><article>${pieceMark(0)}</article><hr/><article>${pieceMark(1)}</article></main>`)
  expect(decoded.reduce((text, piece, index) => text.replace(pieceMark(index), piece), html)).toBe(renderToStaticMarkup(page))
})

test('two views with equal props are cached separately', async () => {
  const One = ({ id }: { id: number }) => <i>{id}</i>
  const Other = ({ id }: { id: number }) => <b>{id}</b>
  expect(await render(<CachedPiece as="article" view={One} props={{ id: 1 }} />)).toBe('<article><i>1</i></article>')
  expect(await render(<CachedPiece as="article" view={Other} props={{ id: 1 }} />)).toBe('<article><b>1</b></article>')
})

test('a failed render fails the page and is not cached', async () => {
  let fails = true
  function Fragile({ id }: { id: number }) {
    if (fails) throw new Error('broken view')
    return <b>{id}</b>
  }
  const piece = <CachedPiece as="article" view={Fragile} props={{ id: 1 }} />
  await expect(render(<Piece as="main">{piece}</Piece>)).rejects.toThrow('broken view')
  fails = false
  expect(await render(<Piece as="main">{piece}</Piece>)).toBe('<main><article><b>1</b></article></main>')
})
