import { describe, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { asFile, day, decide, files, leads, lendTestimonialSite, linkInMail, page, photograph, rows, site, typed, write } from './testimonial-site.ts'

lendTestimonialSite()

describe('retention', () => {
  const night = async (at: number) => (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(at) })
  const months = (count: number) => count * 31 * day
  const ask = async (what: 'erase' | 'export', email: string) =>
    (await site.fetch(`/privacy/${what}`, { method: 'POST', body: JSON.stringify({ email }), headers: { Authorization: `Bearer ${site.token}` } })).json()

  test('a refused testimonial is erased after three months, with its picture and lead', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    const link = await linkInMail()
    await decide(link, 'refuse')
    await site.html(link)
    await night(Date.now() + 88 * day)
    expect([(await rows()).length, (await leads()).length]).toEqual([1, 1])
    await night(Date.now() + months(3) + day)
    expect([await rows(), await leads(), await files()]).toEqual([[], [], []])
  })

  test('an undecided testimonial is erased with its lead', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    await night(Date.now() + months(23))
    expect(await rows()).toHaveLength(1)
    await night(Date.now() + months(25))
    expect([await rows(), await leads(), await files()]).toEqual([[], [], []])
  })

  test('a published one outlives its lead without the address, and is erased on the author’s request', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    const link = await linkInMail()
    await decide(link, 'publish')
    await site.mails()
    const [row] = await rows()
    await site.fetch(`/testimonials/${row?.id}/480.webp`)
    await night(Date.now() + months(25))
    expect([(await rows()).length, await leads(), (await files()).length]).toEqual([1, [], 2])
    expect(JSON.stringify(await rows()).toLowerCase()).not.toContain('els@example.com')
    expect(await site.html(page)).toContain('Dat blijft ons bij.')
    expect(await ask('export', 'unknown@example.com')).toMatchObject({ testimonials: [] })
    expect(await ask('export', ' ELS@example.com')).toMatchObject({ leads: [], testimonials: [{ id: row?.id, name: 'Els V. uit Brugge', state: 'published' }] })
    expect(await ask('erase', 'other@example.com')).toEqual({ erased: 0, appointments: [] })
    expect(await ask('erase', 'els@example.com')).toEqual({ erased: 1, appointments: [] })
    expect([await rows(), await files()]).toEqual([[], []])
    expect(await site.html(page)).not.toContain('Dat blijft ons bij.')
    expect(await site.html(href('home', 'nl'))).not.toContain('<blockquote')
    expect((await site.fetch(`/testimonials/${row?.id}/480.webp`)).status).toBe(404)
  })

  test('erasing a lead erases its pending testimonial, counted once', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    expect(await ask('export', 'els@example.com')).toMatchObject({ leads: [{ form: 'testimonial' }], testimonials: [{ state: 'waiting' }] })
    expect(await ask('erase', 'els@example.com')).toEqual({ erased: 1, appointments: [] })
    expect([await rows(), await leads(), await files()]).toEqual([[], [], []])
  })

  test('a picture without a stored testimonial is deleted after a day', async () => {
    await (await site.miniflare.getR2Bucket('FILES')).put('testimonials/orphan', 'x')
    await night(Date.now() + 60_000)
    expect(await files()).toHaveLength(1)
    await night(Date.now() + 25 * 60 * 60 * 1000)
    expect(await files()).toEqual([])
  })
})
