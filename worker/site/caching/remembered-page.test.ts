import { describe, expect, test } from 'vitest'
import { createByteBoundedMap } from '#db/model/site/byte-bounded-map.ts'
import { type Markup, markupOf } from '#ui/site/markup-cache.ts'
import { pieceMark } from '#ui/site/piece.tsx'
import { answerRemembered, bodyFor, echoMarker, isCurrent, type PageMemory, rememberedPage } from './remembered-page.ts'

const basis = { stock: 3, agency: 2, content: 1, day: '2026-11-22' }
const html = (text = 'Huis') => `<a href="/nl/te-koop/${echoMarker()}">NL</a>${text}<a href="/fr/a-vendre/${echoMarker()}">FR</a>€`
const made = (text?: string) => rememberedPage({ html: html(text), pieces: [] }, basis, new Headers())
const request = (headers: Readonly<Record<string, string>> = {}) => new Request('https://www.agency.example/', { headers })
const memoryOf = (bytes: number): PageMemory => ({ pages: createByteBoundedMap(bytes), sent: createByteBoundedMap(bytes) })

describe('a remembered page', () => {
  test('answers every query that it is requested with', async () => {
    const [page, memory] = [await made(), memoryOf(1_000_000)]
    for (const query of ['', '?page=2', '?a=%27&b=%3C&c=é', '?utm_source=mail&x=1', '?page=2']) {
      const { search } = new URL(query, 'https://www.agency.example/')
      const text = await answerRemembered(page, request(), `/nl/te-koop/${search}`, memory).text()
      expect(text).toBe(html().replaceAll(echoMarker(), search.replaceAll('&', '&amp;')))
    }
  })

  test('has its pieces in their places, between other text and queries', async () => {
    const pieces = [markupOf('<b>één €</b>'), markupOf(''), markupOf('<i>😀</i>')]
    const parts = (each: (index: number) => string, query: string) => `é${each(0)}${each(1)}<a href="/${query}">€</a>${each(2)}`
    const page = await rememberedPage({ html: parts(pieceMark, echoMarker()), pieces }, basis, new Headers())
    const whole = parts((index) => pieces[index]?.text ?? '', '?page=3')
    expect(await answerRemembered(page, request(), '/nl/te-koop/?page=3', null).text()).toBe(whole)
    const changed = { html: parts(pieceMark, echoMarker()), pieces: [...pieces.slice(0, 2), markupOf('<i>😁</i>')] }
    expect((await rememberedPage(changed, basis, new Headers())).tag).not.toBe(page.tag)
  })

  test('refers to what it shares with other pages, and has another ETag when that changes', async () => {
    const styled = (styles: Markup) =>
      rememberedPage({ html: `<style>${pieceMark(0)}</style>€${pieceMark(1)}`, pieces: [styles, markupOf('Huis')] }, basis, new Headers())
    const styles = markupOf('a{top:0}', true)
    const [page, other] = [await styled(styles), await styled(markupOf('a{top:1px}', true))]
    expect(new TextDecoder().decode(page.own)).toBe('<style></style>€Huis')
    expect(page.insertions).toEqual([{ at: 7, bytes: styles.bytes() }])
    expect(await answerRemembered(page, request(), '/nl/', null).text()).toBe('<style>a{top:0}</style>€Huis')
    expect(other.tag).not.toBe(page.tag)
  })

  test('is sent from the memory of bodies while there is room for them', async () => {
    const [page, memory, small] = [await made(), memoryOf(1_000_000), memoryOf(1_000)]
    for (const each of [memory, small]) await answerRemembered(page, request(), '/nl/te-koop/?page=2', each).text()
    expect([memory.sent.get(`${page.tag}?page=2`), small.sent.bytes]).toEqual([bodyFor(page, '?page=2'), 0])
  })

  test('has the same ETag for every query it repeats, and another for another content', async () => {
    const [one, other, changed] = [await made(), await made(), await made('Villa')]
    expect(other.tag).toBe(one.tag)
    expect(changed.tag).not.toBe(one.tag)
    expect(one.tag).toMatch(/^W\/"[a-z\d]+(?:-[a-z\d]+){2}"$/)
  })

  test('answers 304 to a browser that has it', async () => {
    const page = await made()
    const answer = answerRemembered(page, request({ 'If-None-Match': `"other", ${page.tag}` }), '/nl/te-koop/', null)
    expect([answer.status, answer.body, answer.headers.get('ETag')]).toEqual([304, null, page.tag])
  })

  test('is current until a version changes, or the day', async () => {
    const page = await made()
    expect(isCurrent(page, basis, basis.day)).toBe(true)
    for (const part of ['stock', 'agency', 'content']) expect(isCurrent(page, { ...basis, [part]: 9 }, basis.day)).toBe(false)
    expect(isCurrent(page, basis, '2026-11-23')).toBe(false)
  })
})
