import { describe, expect, test } from 'vitest'
import { markupOf } from '#ui/site/markup-cache.ts'
import { pieceMark } from '#ui/site/piece.tsx'
import { answerRemembered, echoMarker, isCurrent, rememberedPage } from './remembered-page.ts'

const basis = { stock: 3, agency: 2, content: 1, day: '2026-11-22' }
const html = (text = 'Huis') => `<a href="/nl/te-koop/${echoMarker()}">NL</a>${text}<a href="/fr/a-vendre/${echoMarker()}">FR</a>€`
const made = (query: string, text?: string) => rememberedPage({ html: html(text), pieces: [] }, query, basis, new Headers())
const request = (headers: Readonly<Record<string, string>> = {}) => new Request('https://www.agency.example/', { headers })

describe('a remembered page', () => {
  test.each(['', '?page=2', '?a=%27&b=%3C&c=é'])('requested with %j has that query, even if it was rendered for another', async (query) => {
    for (const first of ['', '?page=2', '?utm_source=mail&x=1']) {
      const { search } = new URL(query, 'https://www.agency.example/')
      const text = await answerRemembered(await made(first), request(), `/nl/te-koop/${search}`).text()
      expect(text).toBe(html().replaceAll(echoMarker(), search.replaceAll('&', '&amp;')))
    }
  })

  test('a remembered page has its pieces in their places, between other text and queries', async () => {
    const pieces = ['<b>één €</b>', '', '<i>😀</i>'].map(markupOf)
    const parts = (each: (index: number) => string, query: string) => `é${each(0)}${each(1)}<a href="/${query}">€</a>${each(2)}`
    const page = await rememberedPage({ html: parts(pieceMark, echoMarker()), pieces }, '?page=2', basis, new Headers())
    const whole = parts((index) => pieces[index]?.text ?? '', '?page=3')
    expect(await answerRemembered(page, request(), '/nl/te-koop/?page=3').text()).toBe(whole)
    const changed = { html: parts(pieceMark, echoMarker()), pieces: [...pieces.slice(0, 2), markupOf('<i>😁</i>')] }
    expect((await rememberedPage(changed, '?page=2', basis, new Headers())).tag).not.toBe(page.tag)
  })

  test('a remembered page has the same ETag for every query it repeats, and another for another content', async () => {
    const [one, other, changed] = [await made(''), await made('?utm_source=mail'), await made('', 'Villa')]
    expect(other.tag).toBe(one.tag)
    expect(changed.tag).not.toBe(one.tag)
    expect(one.tag).toMatch(/^W\/"[a-z\d]+(?:-[a-z\d]+){2}"$/)
  })

  test('a remembered page answers 304 to a browser that has it', async () => {
    const page = await made('')
    const answer = answerRemembered(page, request({ 'If-None-Match': `"other", ${page.tag}` }), '/nl/te-koop/')
    expect([answer.status, answer.body, answer.headers.get('ETag')]).toEqual([304, null, page.tag])
  })

  test('a remembered page is current until a version changes, or the day', async () => {
    const page = await made('')
    expect(isCurrent(page, basis, basis.day)).toBe(true)
    for (const part of ['stock', 'agency', 'content']) expect(isCurrent(page, { ...basis, [part]: 9 }, basis.day)).toBe(false)
    expect(isCurrent(page, basis, '2026-11-23')).toBe(false)
  })
})
