import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { reviewLink } from '#worker/signing/links.ts'
import { sealedQuery } from '#worker/signing/sealed-link.ts'
import { asFile, day, decide, erase, lendTestimonialSite, linkInMail, page, photograph, rows, signing, site, tagOf, typed, write } from './testimonial-site.ts'

lendTestimonialSite()

describe('the office', () => {
  test('the office previews a testimonial through the link in its mail, without changing anything', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    const link = await linkInMail()
    for (const method of ['HEAD', 'GET']) expect((await site.fetch(link, { method })).status).toBe(200)
    const answer = await site.fetch(link)
    expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual(['private, no-store', null])
    const html = await answer.text()
    expect(html).toContain('<html lang="nl">')
    expect(html).toContain('Dat blijft ons bij.')
    expect(html).toContain('href="https://www.els.example/" rel="nofollow ugc noopener"')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('Els@example.com')
    const picture = await site.fetch((/src="(\/testimonials\/[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'))
    expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
    expect(await site.html(page)).not.toContain('Dat blijft ons bij.')
  })

  test('the office publishes no testimonial until it has found the writer in its files, as the page says', async () => {
    await write()
    const answer = await site.fetch(await linkInMail(), { method: 'POST', body: new URLSearchParams({ decision: 'publish' }) })
    expect([answer.status, (await answer.text()).includes('terugvond')]).toEqual([422, true])
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
    expect(await site.html(page)).not.toContain('Dat blijft ons bij.')
  })

  test('a testimonial that the office publishes is on the pages at once, and its author gets one mail, even after a double click', async () => {
    const [before, homeBefore] = [await tagOf(page), await tagOf(href('home', 'nl'))]
    await write()
    const link = await linkInMail()
    site.mailbox.empty()
    const answers = await Promise.all([decide(link, 'publish'), decide(link, 'publish')])
    expect(answers.map((answer) => [answer.status, answer.headers.get('Location')])).toEqual([
      [303, link],
      [303, link],
    ])
    await decide(link, 'publish')
    expect(await tagOf(page)).not.toBe(before)
    expect(await tagOf(href('home', 'nl'))).not.toBe(homeBefore)
    const html = await site.html(page)
    expect(html).toMatch(/<blockquote[^>]* lang="nl"[^>]*><p>Niemand heeft ons opgejaagd\.<\/p><p>Dat blijft ons bij\.<\/p>/)
    expect(html).not.toContain('noindex')
    const home = await site.html(href('home', 'fr'))
    expect(home).toContain('Niemand heeft ons opgejaagd.')
    expect(home.match(/<blockquote/g)).toHaveLength(1)
    const mails = await site.mails()
    expect(mails.map((mail) => [mail.to?.[0]?.address, mail.subject])).toEqual([['els@example.com', 'Uw getuigenis staat op de site']])
    expect(mails[0]?.text).toContain(`${site.url}${page}`)
    expect(mails[0]?.replyTo?.[0]?.address).toBe('info@perron.example')
  })

  test('the office unpublishes and republishes a testimonial without a mail', async () => {
    await write()
    const link = await linkInMail()
    await decide(link, 'publish')
    await site.mails()
    site.mailbox.empty()
    expect(await site.html(link)).toContain(translator('nl')('review.unpublish'))
    await decide(link, 'refuse')
    expect(await site.html(page)).not.toContain('Dat blijft ons bij.')
    expect(await site.html(href('home', 'nl'))).not.toContain('<blockquote')
    await decide(link, 'publish')
    expect(await site.html(page)).toContain('Dat blijft ons bij.')
    expect(await site.mails()).toEqual([])
  })

  test('the button that refuses a testimonial counts before the decision that the form ends with', async () => {
    await write()
    const link = await linkInMail()
    expect(await site.html(link)).toMatch(/value="refuse"[\s\S]*value="publish"/)
    const both = [
      ['decision', 'refuse'],
      ['decision', 'publish'],
    ]
    await site.fetch(link, { method: 'POST', body: new URLSearchParams(both) })
    expect(await rows()).toMatchObject([{ state: 'refused' }])
  })

  test('the office may publish a testimonial without its picture', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    const link = await linkInMail()
    await decide(link, 'publish', false)
    const [row] = await rows()
    expect(await site.html(page)).not.toContain('class="testimonial-picture')
    expect((await site.fetch(`/testimonials/${row?.id}/480.webp`)).status).toBe(404)
  })

  test('alone decides: forged, altered and expired links are refused', async () => {
    await write()
    const [row] = await rows()
    const id = row?.id ?? ''
    const now = Date.now()
    const path = href('testimonialReview', 'nl', { id })
    const links = [
      path,
      `${path}?until=9999999999999&seal=${'A'.repeat(43)}`,
      `${path}?${await sealedQuery(signing, 'file', id, new Date(now + day))}`,
      `${path}?${await sealedQuery(signing, 'testimonial', 'another', new Date(now + day))}`,
      `${path}?${await sealedQuery({ current: 'another secret', previous: [] }, 'testimonial', id, new Date(now + day))}`,
      await reviewLink(signing, id, 'nl', new Date(now - 60 * day - 1000)),
    ]
    for (const link of links) {
      const answer = await site.fetch(link)
      expect(answer.status, link).toBe(403)
      expect(await answer.text()).not.toContain('opgejaagd')
      expect((await decide(link, 'publish')).status, link).toBe(403)
    }
    const good = await reviewLink(signing, id, 'nl', new Date(now - 60 * day + 60_000))
    expect((await decide(good, 'destroy')).status).toBe(200)
    const foreign = await site.fetch(good, { method: 'POST', body: new URLSearchParams({ decision: 'publish' }), headers: { Origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
    await erase(id)
    expect([(await site.fetch(good)).status, (await decide(good, 'publish')).status]).toEqual([410, 410])
  })

  test.each(locales)('sees the review page in %s', async (locale) => {
    await write()
    const [row] = await rows()
    const html = await site.html(await reviewLink(signing, row?.id ?? '', locale, new Date()))
    expect(html).toContain(translator(locale)('review.waiting'))
    expect(html, 'what the button confirms').toContain(translator(locale)('review.checked.says'))
    expect(/<button[^>]* name="checked"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(translator(locale)('review.checked.act'))
  })
})
