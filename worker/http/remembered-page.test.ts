import { describe, expect, test } from 'vitest'
import { answerRemembered, echoMarker, isCurrent, rememberedPage } from './remembered-page.ts'

const basis = { stock: 3, agency: 2, content: 1, day: '2026-11-22' }
const html = (text = 'Huis') => `<a href="/nl/te-koop/${echoMarker()}">NL</a>${text}<a href="/fr/a-vendre/${echoMarker()}">FR</a>€`
const made = (query: string, text?: string) => rememberedPage(html(text), query, basis, new Headers())
const asked = (headers: Readonly<Record<string, string>> = {}) => new Request('https://www.agency.example/', { headers })

describe('a remembered page', () => {
  test.each(['', '?page=2', '?a=%27&b=%3C&c=é'])('requested with %j has that query, even if it was rendered for another', async (query) => {
    for (const first of ['', '?page=2', '?utm_source=mail&x=1']) {
      const { search } = new URL(query, 'https://www.agency.example/')
      const text = await answerRemembered(await made(first), asked(), `/nl/te-koop/${search}`).text()
      expect(text).toBe(html().replaceAll(echoMarker(), search.replaceAll('&', '&amp;')))
    }
  })

  test('has the same ETag for every query it repeats, and another for another content', async () => {
    const [one, other, changed] = [await made(''), await made('?utm_source=mail'), await made('', 'Villa')]
    expect(other.tag).toBe(one.tag)
    expect(changed.tag).not.toBe(one.tag)
    expect(one.tag).toMatch(/^W\/"[a-z\d]+(?:-[a-z\d]+){2}"$/)
  })

  test('answers 304 to a browser that has it', async () => {
    const page = await made('')
    const answer = answerRemembered(page, asked({ 'If-None-Match': `"other", ${page.tag}` }), '/nl/te-koop/')
    expect([answer.status, answer.body, answer.headers.get('ETag')]).toEqual([304, null, page.tag])
  })

  test('is current until a version changes, or the day', async () => {
    const page = await made('')
    expect(isCurrent(page, basis, basis.day)).toBe(true)
    for (const part of ['stock', 'agency', 'content']) expect(isCurrent(page, { ...basis, [part]: 9 }, basis.day)).toBe(false)
    expect(isCurrent(page, basis, '2026-11-23')).toBe(false)
  })
})
