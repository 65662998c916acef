import { describe, expect, test } from 'vitest'
import { pasteFingerprint } from '#db/model/site/redirects/redirect-lines.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { demoArticlePath, importDemoContent } from '../kit/demo-content.ts'
import { aProperty } from '../kit/factories.ts'

lendDeskSite({}, async (lent) => {
  await lent.importFeed([aProperty({ ID: 4001 }), aProperty({ ID: 4002 })])
  await importDemoContent(lent, 'tips')
})

const t = translator('nl')
const page = href('deskRedirects', 'nl')

async function location(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await site.fetch(path, { redirect: 'manual', headers })
  return `${answer.status} ${answer.headers.get('Location')?.replace(/^https?:\/\/[^/]+(?=\/)/, '') ?? ''}`.trim()
}

const save = (browser: DeskBrowser, from: string, to: Readonly<Record<string, string>>) =>
  browser.post(page, { do: 'save', redirectFrom: from, redirectPage: '', redirectTo: '', once: crypto.randomUUID(), ...to })

const paste = (browser: DeskBrowser, lines: string, act = 'saveMany') =>
  browser.post(page, { do: act, redirectLines: lines, seen: pasteFingerprint(lines), once: crypto.randomUUID() })

describe('sixty old addresses', () => {
  const article = demoArticlePath('tip-cleaning', 'fr')
  const plain = Array.from({ length: 54 }, (_, at) => [`/pand/${at}.html`, at % 2 === 0 ? '4001' : '/nl/contact/'] as const)
  const special = [
    ['https://www.oudesite.be/over-ons', '/nl/team/'],
    ['/fr/a-propos', '/nl/team/'],
    ['/conseil.php?id=7', `https://own.invalid${article}`],
    ['/blog/*', 'https://blog.example/archief/*'],
    ['/aanbod', '/nl/te-koop/?type=house'],
    ['/oud-blog', '/blog/tuin'],
  ] as const
  const pasted = [...plain, ...special].map((line) => line.join('\t')).join('\r\n')

  test('sixty lines pasted at once are shown first, saved by the second step, and each leads where it says; undo removes them', async () => {
    const desk = await deskOf('manager')
    const lines = pasted.replace('https://own.invalid', new URL(site.url).origin)
    const shown = await paste(desk, lines, 'preview')
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain(t('desk.redirects.saveMany', { count: 60 }))
    expect(await location('/pand/0.html')).toBe('404')
    const unseen = await desk.post(page, { do: 'saveMany', redirectLines: lines, seen: pasteFingerprint('/x /nl/team/'), once: crypto.randomUUID() })
    expect([unseen.status, await location('/pand/0.html')]).toEqual([200, '404'])
    const saved = await paste(desk, lines)
    expect(saved.status).toBe(303)
    for (const [at, [from]] of plain.entries()) {
      expect(await location(from), from).toMatch(at % 2 === 0 ? /^301 \/nl\/te-koop\/.*\/4001\/$/ : /^301 \/nl\/contact\/$/)
    }
    expect(await location('/Over-Ons/')).toBe('301 /nl/team/')
    expect(await location('/over-ons', { 'Accept-Language': 'fr' })).toBe('301 /fr/equipe/')
    expect(await location('/fr/a-propos')).toBe('301 /fr/equipe/')
    expect(await location('/conseil.php?utm_source=mail&id=7')).toBe(`301 ${article}?utm_source=mail`)
    expect(await location('/conseil.php?id=8')).toBe('404')
    expect(await location('/blog/2019/Tuin')).toBe('301 /archief/2019/Tuin')
    expect(await location('/aanbod')).toBe('301 /nl/te-koop/?type=house')
    expect(await location('/oud-blog')).toBe('301 /archief/tuin')
    const made = new URL(saved.headers.get('Location') ?? '', 'https://site.example').searchParams.get('made') ?? ''
    expect((await desk.post(page, { do: 'undo', made })).status).toBe(303)
    expect(await location('/pand/0.html')).toBe('404')
    expect((await acts()).slice(-2)).toEqual([`make redirect ${made}`, `undo redirect ${made}`])
  })

  test('a line that becomes no redirect says why, and is not saved', async () => {
    const desk = await deskOf('manager')
    const wrong = [
      ['/nl/contact/', '/nl/team/', 'served'],
      ['/robots.txt', '/nl/team/', 'served'],
      ['/nl/te-koop/gent/huis/4001/', '/nl/team/', 'served'],
      ['/a', '/bestaat-niet', 'unknownPage'],
      ['/b', 'PB-99999', 'unknownHome'],
      ['/c', '/nl/te-koop/gent/huis/99999/', 'unknownHome'],
      ['/d', 'http://elders.example/', 'notHttps'],
      ['/e', '/f', 'circle'],
      ['/f', '/e', 'circle'],
      ['/g', '/g', 'circle'],
      ['/h', '', 'noTarget'],
      ['/i', '/nl/tips/*', 'star'],
      ['/', '/nl/team/', 'oldPath'],
      ['/j', 'https://a.example@b.example/', 'target'],
    ] as const
    const html = await (await paste(desk, wrong.map(([from, to]) => `${from};${to}`).join('\n'), 'preview')).text()
    for (const [from, , problem] of wrong) {
      const row = html.split('<tr>').find((each) => each.includes(`>${from};`) || each.includes(`>${from}<`)) ?? ''
      expect(row, from).toContain(t(`form.deskRedirects.${problem}`))
    }
    expect(html).not.toContain('value="saveMany"')
    const twice = await (await paste(desk, '/k 4001\n/k 4001\n/K/ 4002', 'preview')).text()
    expect([t('form.deskRedirects.same'), t('form.deskRedirects.taken')].every((why) => twice.includes(why))).toBe(true)
    expect(twice).toContain(t('desk.redirects.saveMany', { count: 1 }))
  })

  test('a chain leads to its end in one hop, and redirects that lead to each other are refused however long the chain', async () => {
    const desk = await deskOf('manager')
    await save(desk, '/kring-1', { redirectTo: '/nl/team/' })
    await save(desk, '/kring-2', { redirectTo: '/kring-1' })
    await save(desk, '/kring-3', { redirectTo: '/kring-2' })
    const closing = await paste(desk, '/kring-4 /kring-3\n/kring-5 /kring-4', 'preview')
    expect(await closing.text()).toContain(t('desk.redirects.saveMany', { count: 2 }))
    const id = String(await site.db.prepare("SELECT id FROM redirects WHERE path = '/kring-1'").first('id'))
    const circle = await save(desk, '/kring-1', { redirect: id, redirectTo: '/kring-3' })
    expect([circle.status, (await circle.text()).includes(t('form.deskRedirects.circle'))]).toEqual([422, true])
    expect(await location('/kring-3')).toBe('301 /nl/team/')
  })
})

describe('one redirect', () => {
  test('it is added, changed and removed, each with an undo, and a colleague’s change is not overwritten', async () => {
    const desk = await deskOf('manager')
    const saved = await save(desk, '/oud', { redirectPage: 'page:team' })
    expect([saved.status, await location('/oud')]).toEqual([303, '301 /nl/team/'])
    const id = String(await site.db.prepare("SELECT id FROM redirects WHERE path = '/oud' AND removed_at IS NULL").first('id'))
    const changed = await save(desk, '/oud', { redirect: id, redirectTo: '4002' })
    expect(changed.status).toBe(303)
    expect(await location('/oud')).toMatch(/^301 .*\/4002\/$/)
    const late = await save(desk, '/oud', { redirect: id, redirectTo: '/nl/contact/' })
    expect([late.status, (await late.text()).includes(t('form.deskRedirects.changedMeanwhile'))]).toEqual([422, true])
    const made = new URL(changed.headers.get('Location') ?? '', 'https://site.example').searchParams.get('made') ?? ''
    await desk.post(page, { do: 'undo', made })
    expect(await location('/oud')).toBe('301 /nl/team/')
    const removed = await desk.post(page, { do: 'remove', redirect: id })
    expect([removed.status, await location('/oud')]).toEqual([303, '404'])
  })

  test('words that may mean several homes are asked about, and markup in them is shown as text', async () => {
    const desk = await deskOf('manager')
    const several = await save(desk, '/huis', { redirectTo: 'Langerei' })
    const question = await several.text()
    expect([several.status, question.includes(t('form.deskRedirects.whichHome'))]).toEqual([422, true])
    for (const id of ['4001', '4002']) expect(question).toContain(`name="redirectHome" value="${id}"`)
    expect((await save(desk, '/huis', { redirectTo: 'Langerei', redirectHome: '4002' })).status).toBe(303)
    expect(await location('/huis')).toMatch(/^301 .*\/4002\/$/)
    const asked = await save(desk, '/huis2', { redirectTo: '<b>niets</b>' })
    expect(asked.status).toBe(422)
    const html = await asked.text()
    expect(html).toContain(t('form.deskRedirects.unknownHome'))
    expect(html).not.toContain('<b>niets')
  })

  test('the test says what happens with an address, and the search finds words of both sides', async () => {
    const desk = await deskOf('manager')
    await save(desk, '/zoek/mij.html', { redirectPage: 'page:team' })
    expect(await desk.html(`${page}?test=${encodeURIComponent('https://oud.be/ZOEK/mij.html')}`)).toContain(
      t('desk.redirects.test.redirect', { path: '/zoek/mij.html' }),
    )
    expect(await desk.html(`${page}?test=/nl/contact/`)).toContain(t('desk.redirects.test.served'))
    expect(await desk.html(`${page}?test=/niets`)).toContain(t('desk.redirects.test.none'))
    expect(await desk.html(`${page}?q=mij`)).toContain('/zoek/mij.html')
    expect(await desk.html(`${page}?q=onvindbaar`)).toContain(t('desk.redirects.notFound'))
  })
})

test('a path that was not found five times is shown with a link to the form, until it is redirected; a scanner’s is not', async () => {
  const desk = await deskOf('manager')
  for (let time = 0; time < 5; time += 1) for (const path of ['/verhuur/', '/wp-login.php', '/nl/desk/leads/geheim/']) await site.fetch(path)
  const counted = () => site.db.prepare('SELECT path, count FROM missed_paths WHERE count >= 5').all<{ path: string; count: number }>()
  await expect.poll(async () => (await counted()).results).toEqual([{ path: '/verhuur', count: 5 }])
  expect(await desk.html(page)).toContain('?old=%2Fverhuur#one')
  expect(await desk.html(`${page}?old=%2Fverhuur`)).toContain('value="/verhuur"')
  await save(desk, '/verhuur', { redirectPage: 'page:for-rent' })
  expect(await desk.html(page)).not.toContain('?old=%2Fverhuur#one')
})

/** Puts a free page online. @returns the address of its editor and the fields of its form */
async function publishFreePage(desk: DeskBrowser, name: string) {
  const made = await desk.post(href('deskContentNew', 'nl'), { do: 'make', place: 'free', articleName: name, firstLanguage: 'nl' })
  const id = /content\/([^/]+)\//.exec(made.headers.get('Location') ?? '')?.[1] ?? ''
  const text = { textNameNl: name, textTitleNl: name, textSummaryNl: 'Kort.', textBodyNl: 'Tekst.', textStateNl: 'published', textVersionNl: '1' }
  const editor = `${href('deskContentText', 'nl', { id })}?from=nl&to=fr`
  await desk.post(editor, { do: 'save', ...text })
  return { editor, text }
}

test('a redirect whose page was removed ends at a 404, and the list at the desk says that the page is gone', async () => {
  const desk = await deskOf('manager')
  await publishFreePage(desk, 'Even hier')
  expect((await save(desk, '/oude-pagina', { redirectTo: '/nl/even-hier/' })).status).toBe(303)
  expect(await location('/oude-pagina')).toBe('301 /nl/even-hier/')
  expect(await desk.html(page)).not.toContain(t('desk.settings.menu.gone'))
  await site.db.batch(
    ["DELETE FROM articles WHERE json_extract(body, '$.nl') = 'Tekst.'", 'UPDATE catalogue SET content = content + 1'].map((sql) => site.db.prepare(sql)),
  )
  const [status, path = ''] = (await location('/oude-pagina')).split(' ')
  expect(status === '301' ? (await site.fetch(path)).status : Number(status)).toBe(404)
  await site.db.prepare("UPDATE redirects SET target = 'page:article/no-longer' WHERE path = '/oude-pagina'").run()
  expect(await desk.html(page)).toContain(t('desk.settings.menu.gone'))
})

test('a redirect whose page was withdrawn at the desk still says its name, and that it is no longer on the site', async () => {
  const desk = await deskOf('manager')
  const { editor, text } = await publishFreePage(desk, 'Korte actie')
  await save(desk, '/oude-actie', { redirectTo: '/nl/korte-actie/' })
  expect(await desk.html(page)).toContain('>Korte actie</a>')
  await desk.post(editor, { do: 'save', ...text, textStateNl: 'withdrawn', textVersionNl: '2' })
  expect([await location('/oude-actie'), (await site.fetch('/nl/korte-actie/')).status]).toEqual(['301 /nl/korte-actie/', 410])
  expect(await desk.html(page)).toContain(`>${t('desk.redirects.offSite', { name: 'Korte actie' })}</a>`)
})
