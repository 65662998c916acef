import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { personAnswers } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { confirmSubscription, editLink, lendSubscriptionSite, linkWith, only, rows, send, site, withCaptcha } from './subscription-site.ts'

lendSubscriptionSite()

const query = 'goal=rent&type=apartment&zone=be-31005&q=zeezicht&priceMax=1200&bedroomsMin=2'
const least = { email: 'Annelie@example.com', privacy: '1' }

describe.each(locales)('in %s', (locale) => {
  const path = `${href('alert', locale)}?${query}`

  test('a list’s search is saved with just an e-mail address, and confirmed by mail', async () => {
    const answer = await send(path, await withCaptcha(least))
    const location = answer.headers.get('Location') ?? ''
    expect([answer.status, location.split('?')[0]]).toEqual([303, href('thankYouAlert', locale)])
    const thanks = await site.html(location)
    expect(thanks).toContain(`<h1>${translator(locale)('route.thankYouAlert')}</h1>`)
    expect(thanks).toContain(`class="button" href="${href('forRent', locale)}?type=apartment&amp;zone=be-31005`)
    expect(await only()).toMatchObject({ kind: 'alert', state: 'pending', goal: 'rent', rhythm: 'daily' })
    const saved = new URLSearchParams((await only()).search ?? '')
    expect([saved.get('type'), saved.get('zone'), saved.get('q'), saved.get('priceMax'), saved.get('bedroomsMin')]).toEqual([
      'apartment',
      'be-31005',
      'zeezicht',
      '1200',
      '2',
    ])
    const mails = await site.mails()
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([['Annelie@example.com', translator(locale)('mail.optIn.alert.ask.subject')]])
    expect(`${mails[0]?.subject}${mails[0]?.text}`).not.toMatch(/(?:mail|form|subscription)\.[a-z]+\.[a-z]|\{[a-z]|undefined/)
  })

  test('an empty form names what is missing', async () => {
    const answer = await send(path, {})
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
    expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(['email', 'captcha', 'privacy'])
    expect(summary).toContain(translator(locale)('form.alert.notSent'))
    expect(await rows()).toEqual([])
  })
})

test('the office is notified of a confirmed saved search, with the search and a reply address', async () => {
  await send(`${href('alert', 'fr')}?${query}`, await withCaptcha(least))
  const toOffice = async () => (await site.mails()).filter(({ to }) => to?.[0]?.address === 'info@perron.example')
  expect(await toOffice()).toEqual([])
  const confirmation = (await site.mails())[0]?.text
  for (const _ of ['once', 'twice']) await send(linkWith(confirmation, 'confirmer'), {})
  const [notice, ...others] = await toOffice()
  expect(others).toEqual([])
  expect(notice?.subject).toBe('Bewaarde zoekopdracht: Annelie@example.com')
  expect(notice?.replyTo?.[0]?.address).toBe('Annelie@example.com')
  expect(notice?.text).toMatch(/Huren[\s\S]*Brugge[\s\S]*Appartementen[\s\S]*Taal: Français/)
})

test('a list without results leads to the form, with its search', async () => {
  await site.importFeed([aProperty({ Goal: 1 })])
  const html = await site.html(`${href('forRent', 'nl')}?type=apartment&zone=be-31005&sort=price`)
  expect(html).toContain(`href="${href('alert', 'nl')}?goal=rent&amp;type=apartment&amp;zone=be-31005"`)
})

test('the saved search comes from the address, not from a field', async () => {
  await send(`${href('alert', 'nl')}?goal=sale&type=house`, await withCaptcha({ ...least, goal: 'rent', search: '?type=land', replaces: 'alert-x' }))
  expect(await only()).toMatchObject({ goal: 'sale', search: '?type=house' })
})

test.each(['', '?goal=both', '?type=house'])('an address without a goal leads to the demand register: %j', async (search) => {
  const answer = await site.fetch(href('alert', 'nl') + search)
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, href('demandRegister', 'nl')])
})

test('an alert can be changed without a name or a phone', async () => {
  await send(`${href('alert', 'nl')}?${query}`, await withCaptcha(least))
  await confirmSubscription()
  const edit = await editLink(await only())
  const html = await site.html(edit)
  expect(html).toContain('id="email"')
  expect(html).not.toMatch(/id="(?:firstName|lastName|phone|title)"/)
  const { email, privacy } = personAnswers()
  const answer = await send(
    edit,
    await withCaptcha({ email: email ?? '', privacy: privacy ?? '', goal: 'rent', type: 'house', zone: 'be-31005', rhythm: 'weekly' }),
  )
  expect(answer.status).toBe(303)
  expect((await rows()).map(({ search }) => search)).toContain('?type=house&zone=be-31005')
})
