import { describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { openForm, personAnswers } from '../forms/form-filler.ts'
import { sampledLocales } from '../full.ts'
import { naughtyStrings } from '../kit/corpora/corpora.ts'
import { aRental } from '../kit/factories.ts'
import { elements, parsePage } from '../kit/html.ts'
import { startSite } from '../kit/site.ts'
import { confirmSubscription, demand, demandAt, lendSubscriptionSite, only, register, rows, secret, send, site, withCaptcha } from './subscription-site.ts'

lendSubscriptionSite()

describe('a demand', () => {
  test.each(sampledLocales)('a demand in %s is stored as a pending alert, mailed for confirmation and sent to the office', async (locale) => {
    const { carried, captcha } = await openForm(site, demandAt(locale))
    const answer = await send(demandAt(locale), { ...demand(), ...carried, captcha })
    const location = answer.headers.get('Location') ?? ''
    expect([answer.status, location.split('?')[0]]).toEqual([303, href('thankYouDemandRegister', locale)])
    expect((await site.fetch(href('thankYouDemandRegister', locale))).status).toBe(200)
    const list = `href="${href('forSale', locale)}?type=`
    expect(await site.html(location)).toContain(list)
    expect(await rows()).toMatchObject([
      {
        kind: 'alert',
        email: 'annelie@example.com',
        recipient: 'Annelie@example.com',
        goal: 'sale',
        search: '?type=house&zone=be-31005&priceMax=400000&bedroomsMin=3',
        rhythm: 'daily',
        state: 'pending',
        due_at: null,
      },
    ])
    const mails = await site.mails()
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['Annelie@example.com', 'info@perron.example'])
    for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toMatch(/(?:mail|form|subscription)\.[a-z]+\.[a-z]|\{[a-z]|undefined/)
    const [confirmation] = mails.filter(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(confirmation?.subject).toBe(translator(locale)('mail.optIn.alert.ask.subject'))
    expect(confirmation?.text).toContain('400.000')
    const notice = mails.find(({ to }) => to?.[0]?.address === 'info@perron.example')
    expect(notice?.text).toMatch(/Zoekopdracht:\n {2}Brugge\n {2}Huizen\n {2}tot € 400\.000/)
    expect(notice?.replyTo?.[0]?.address).toBe('Annelie@example.com')
  })

  test.each(sampledLocales)('a demand in %s lists missing fields in page order', async (locale) => {
    const answer = await send(demandAt(locale), {})
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
    const named = [...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)
    expect(named).toEqual(['goal', 'type', 'where', 'firstName', 'lastName', 'email', 'phone', 'captcha', 'privacy'])
    for (const name of named) expect(html).toContain(`id="${name}"`)
    expect(summary).toContain(translator(locale)('form.error.type.missing'))
    expect(summary).toContain(translator(locale)('form.error.where.missing'))
    expect(await rows()).toEqual([])
  })

  test('a demand accepts several typed places along with the chosen ones', async () => {
    expect((await register({ where: '8000 Brugge, Gent; L-4010', zone: 'be-11002', zip: '9000' })).status).toBe(303)
    const query = new URLSearchParams((await only()).search ?? '')
    expect([query.getAll('zone'), query.getAll('zip')]).toEqual([
      ['be-11002', 'be-44021'],
      ['8000', '9000', 'L-4010'],
    ])
  })

  test('a demand reports an unknown place, keeps the others and suggests alternatives', async () => {
    const answer = await register({ where: 'Gent, Brugghe' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('form.error.where.invalid'))
    expect(html).toMatch(/<input[^>]*id="where"[^>]*value="Brugghe"/)
    expect(html).toMatch(/<input type="checkbox" name="zone" checked="" value="be-44021"\/>/)
    expect(html).toMatch(/<input type="checkbox" name="meant" value="zone=be-31005"\/><span>Brugge<\/span>/)
    expect(await rows()).toEqual([])
    const offered = { zone: 'be-44021', where: 'Brugghe', unknown: 'Brugghe' }
    expect((await register(offered)).status).toBe(422)
    expect((await register({ ...offered, where: 'Oostennde', meant: 'zone=be-31005' })).status).toBe(422)
    expect((await register({ ...offered, meant: 'zone=be-31005' })).status).toBe(303)
    expect((await only()).search).toContain('zone=be-31005&zone=be-44021')
  })

  test('a demand suggests places by prefix for the first three of many unknown ones', async () => {
    const html = await (await register({ where: 'Oostenddde, Antwerpenn, Charleroix met iets erachter, Turnhoutt' })).text()
    const offered = [...html.matchAll(/name="meant" value="[^"]*"\/><span>([^<]*)</g)].map(([, label]) => label)
    expect(offered).toEqual(expect.arrayContaining(['Oostende', 'Antwerpen', 'Charleroi']))
    expect(offered).not.toContain('Turnhout')
    expect(html).toMatch(/<input[^>]*id="where"[^>]*value="[^"]*Turnhoutt"/)
  })

  test.each([
    [{ priceMin: '500000', priceMax: '400000' }, ['priceMax']],
    [{ bedroomsMin: '4', bedroomsMax: '2' }, ['bedroomsMax']],
    [{ roomsMin: '4', roomsMax: '2', garagesMin: '2', garagesMax: '1', parkingsMin: '9', parkingsMax: '8' }, ['roomsMax', 'garagesMax', 'parkingsMax']],
    [{ priceMin: 'veel', bedroomsMin: 'drie', bathroomsMin: '-1' }, ['priceMin', 'bedroomsMin', 'bathroomsMin']],
    [{ type: 'no-such-kind' }, ['type']],
    [{ goal: 'steal' }, ['goal']],
    [{ rhythm: 'hourly' }, ['rhythm']],
  ])('a demand with %j is refused at %j, and all input is kept', async (overrides, wrong) => {
    const answer = await register(overrides)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
    expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(wrong)
    for (const [name, value] of Object.entries(overrides)) {
      if (/M(?:in|ax)$/.test(name)) expect(html).toMatch(new RegExp(`<input[^>]*id="${name}"[^>]*value="${value}"`))
    }
  })

  test('a demand is prefilled with the search of the list it comes from, and keeps all of it', async () => {
    const query = 'type=apartment&zone=be-31005&q=zeezicht&priceMin=200000&bedroomsMin=2&terrace=1&epc=b&near=51.2,3.2&radius=10'
    expect((await site.importFeed([aRental({ ID: 1 })])).errors).toEqual([])
    const list = await site.html(`${href('forRent', 'nl')}?${query}&sort=price&page=1`)
    const linkTo = (page: string, form: string) => new RegExp(`href="(/nl/[^"]*${form}/\\?[^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const link = linkTo(await site.html(linkTo(list, 'zoekopdracht-bewaren')), 'wat-zoekt-u')
    const html = await site.html(link)
    for (const part of ['value="rent"', 'value="apartment"', 'name="zone"', 'name="near"', 'name="epc"', 'name="q"', 'id="terrace"']) {
      expect(html).toMatch(new RegExp(`<input[^>]*(?:checked=""[^>]*${part}|${part}[^>]*checked="")`))
    }
    expect(html).toMatch(/<input[^>]*id="priceMin"[^>]*value="200\.000"/)
    const [form] = elements(parsePage(html), ({ attribs }) => attribs.class === 'form')
    const held = elements(form, ({ name, attribs }) => name === 'input' && (!/^(?:checkbox|radio)$/.test(attribs.type ?? '') || 'checked' in attribs))
    const filled: Record<string, string[]> = {}
    for (const { attribs } of held) filled[attribs.name ?? ''] = [...(filled[attribs.name ?? ''] ?? []), attribs.value ?? '']
    expect((await send(link, await withCaptcha({ ...filled, ...personAnswers(), goal: 'rent' }))).status).toBe(303)
    const kept = new URLSearchParams((await only()).search ?? '')
    const expected = new URLSearchParams(query)
    expect([...kept].sort()).toEqual([...expected].sort())
    expect((await only()).goal).toBe('rent')
  })

  test('repeated by one person is one alert and one mail, whatever the order of its fields', async () => {
    await register({ type: ['apartment', 'land'], where: 'Gent, Brugge' })
    await register({ type: ['land', 'apartment'], where: 'Brugge, Gent', email: 'ANNELIE@example.com' })
    expect(await rows()).toHaveLength(1)
    const confirmations = (await site.mails()).filter(({ to }) => /annelie/i.test(to?.[0]?.address ?? ''))
    expect(confirmations).toHaveLength(1)
    await register({ where: 'Gent' })
    expect(await rows()).toHaveLength(2)
  })

  test('a demand mails an address at most five confirmation requests an hour', async () => {
    for (const where of ['Gent', 'Brugge', 'Oostende', 'Namur', 'Mons', 'Aalst', 'Leuven']) expect((await register({ where })).status).toBe(303)
    expect(await rows()).toHaveLength(5)
    expect((await site.mails()).filter(({ to }) => to?.[0]?.address === 'Annelie@example.com')).toHaveLength(5)
  })

  test('a demand mails no foreign link to an unconfirmed address', async () => {
    expect((await register({ firstName: 'www.evil.example' })).status).toBe(422)
    await register({ q: 'zeezicht op evil.example' })
    expect((await only()).search).not.toContain('evil')
    const confirmation = (await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(`${confirmation?.subject}${confirmation?.text}${confirmation?.html}`).not.toContain('evil')
  })

  test('a demand quotes no free text to an unconfirmed address', async () => {
    await register({ q: 'bel mij vanavond thuis' })
    expect((await only()).search).toContain('q=')
    const confirmation = (await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(confirmation?.text).toContain('400.000')
    expect(`${confirmation?.subject}${confirmation?.text}${confirmation?.html}`).not.toContain('vanavond')
  })

  test('repeated while active changes nothing, and the response is the same', async () => {
    await register()
    await confirmSubscription()
    site.mailbox.empty()
    await site.db.prepare("DELETE FROM outbox WHERE template = 'optIn'").run()
    const answer = await register({ rhythm: 'weekly', lastName: 'Anders' })
    expect([answer.status, answer.headers.get('Location')?.split('?')[0]]).toEqual([303, href('thankYouDemandRegister', 'nl')])
    expect(await only()).toMatchObject({ state: 'active', rhythm: 'daily' })
    const mail = (await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(mail?.subject).toBe(translator('nl')('mail.optIn.alert.known.subject'))
    expect(mail?.text).not.toContain('bevestigen/')
  })
})

describe('the remark of a demand', () => {
  const remark = 'Liefst met terras, tot 300k, of in Gent. Max 4 slaapkamers.'

  /** The boxes of the proposals: what each sets, and whether it is ticked. */
  async function proposedIn(answer: Response) {
    const inputs = elements(parsePage(await answer.text()), ({ attribs }) => attribs.name === 'remarked' && attribs.type === 'checkbox')
    return inputs.map(({ attribs }) => [attribs.value, 'checked' in attribs])
  }

  test('changes no demand that is valid as it is', async () => {
    expect((await register({ remark })).status).toBe(303)
    expect((await only()).search).toBe('?type=house&zone=be-31005&priceMax=400000&bedroomsMin=3')
  })

  test('proposes what the demand does not say where the form is shown again, and nothing at first', async () => {
    expect(await site.html(demandAt('nl'))).toMatch(/<fieldset[^>]*hidden=""[^>]*data-proposed/)
    const refused = await register({ remark, priceMax: '', privacy: '' })
    expect(await proposedIn(refused)).toEqual([
      ['zone=be-44021', false],
      ['priceMax=300000', true],
      ['terrace=1', true],
    ])
  })

  test('counts where its boxes are ticked, and a box that was unticked stays so', async () => {
    const answers = { remark, priceMax: '', proposed: ['priceMax=300000', 'terrace=1'], remarked: 'terrace=1' }
    const refused = await register({ ...answers, privacy: '' })
    expect(await proposedIn(refused)).toEqual([
      ['zone=be-44021', false],
      ['priceMax=300000', false],
    ])
    expect((await register(answers)).status).toBe(303)
    expect((await only()).search).toBe('?type=house&zone=be-31005&bedroomsMin=3&terrace=1')
  })

  test('names the place of a demand without one', async () => {
    const refused = await register({ remark: 'Ergens in Gent', where: '' })
    expect([refused.status, await proposedIn(refused)]).toEqual([422, [['zone=be-44021', true]]])
    expect((await register({ remark: 'Ergens in Gent', where: '', remarked: 'zone=be-44021' })).status).toBe(303)
  })

  test('sets no field but filters, and none that was filled in', async () => {
    const remarked = ['email=other@example.com', 'priceMax=1', 'nonsense', '%']
    expect((await register({ remarked })).status).toBe(303)
    expect(await only()).toMatchObject({ email: 'annelie@example.com', search: '?type=house&zone=be-31005&priceMax=400000&bedroomsMin=3' })
  })
})

test('any text is stored as a search or refused, and never becomes markup', async () => {
  await using silent = await startSite({ MAIL_TRANSPORT: 'none', SIGNING_SECRET: secret })
  for (const text of naughtyStrings().filter((_, index) => index % 3 === 0)) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...demand(), q: text, where: text, type: text, near: text, priceMin: text, rhythm: text })) {
      for (const each of [value].flat()) body.append(name, each)
    }
    const answer = await silent.fetch(demandAt('nl'), { method: 'POST', body })
    expect(answer.status, text).toBe(422)
    expect(await answer.text(), text).not.toMatch(/<script>|<(?:img|svg|iframe|a)\b[^>]*\son\w+=/i)
    const filled = await silent.fetch(`${demandAt('nl')}?${new URLSearchParams({ goal: text, q: text, type: text, zone: text, area: text, near: text })}`)
    expect(filled.status, text).toBe(200)
    expect(await filled.text(), text).not.toMatch(/<script>|<(?:img|svg|iframe|a)\b[^>]*\son\w+=/i)
  }
})
