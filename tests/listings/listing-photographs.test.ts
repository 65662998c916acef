import { createServer, type Server, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProject, aProperty, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { elementsOf, pageOf } from './listing-pages.ts'

let poured = 0

/** Sends bytes until the other side hangs up. */
function pour(answer: ServerResponse): void {
  const piece = Buffer.alloc(256 * 1024, 7)
  const more = () => {
    while (!answer.destroyed && answer.write(piece)) poured += piece.length
    poured += piece.length
  }
  answer.on('drain', more)
  more()
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe('CRM photographs', () => {
  let crm: Server
  let site: TestSite
  let requested: string[] = []
  let agents = new Set<string | undefined>()
  let inside: Server
  let askedInside: string[] = []
  const open = new Set<ServerResponse>()
  beforeAll(async () => {
    const jpeg = await sharp({ create: { width: 2000, height: 1334, channels: 3, background: { r: 180, g: 120, b: 80 } } })
      .withExif({ IFD0: { Artist: 'Jan Janssens', ImageDescription: 'Tulpstraat 12' } })
      .jpeg()
      .toBuffer()
    const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer()
    // Lies on its side: 300 by 200 pixels, shown 200 by 300.
    const turned = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'navy' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const [webp, png] = [await sharp(small).webp().toBuffer(), await sharp(small).png().toBuffer()]
    const send = (answer: ServerResponse, type: string, body: string | Buffer, status = 200) => answer.writeHead(status, { 'Content-Type': type }).end(body)
    const answers: Readonly<Record<string, (answer: ServerResponse) => unknown>> = {
      '/house.jpg': (answer) => send(answer, 'image/jpeg', jpeg),
      '/small.jpg': (answer) => send(answer, 'image/jpeg', small),
      '/plan.svg': (answer) => send(answer, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      '/outline.svg': (answer) => send(answer, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'),
      '/named.svg': (answer) => send(answer, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><text>Tulp</text><text>straat</text></svg>'),
      '/page.jpg': (answer) => send(answer, 'text/html', '<h1>Not found</h1>'),
      '/false.jpg': (answer) => send(answer, 'image/jpeg', '<h1>Not an image</h1>'),
      '/drawn.jpg': (answer) => send(answer, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      '/gone.jpg': (answer) => send(answer, 'image/jpeg', jpeg, 410),
      '/empty.jpg': (answer) => send(answer, 'image/jpeg', ''),
      '/silent.jpg': (answer) => open.add(answer),
      '/turned.jpg': (answer) => send(answer, 'image/jpeg', turned),
      '/octets': (answer) => send(answer, 'application/octet-stream', jpeg),
      '/binary': (answer) => send(answer, 'binary/octet-stream', webp),
      '/text': (answer) => send(answer, 'text/plain', png),
      '/untyped': (answer) => answer.writeHead(200).end(jpeg),
      '/drawing-as-octets': (answer) => send(answer, 'application/octet-stream', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      '/moved.jpg': (answer) => answer.writeHead(302, { Location: '/house.jpg' }).end(),
      '/inside.jpg': (answer) => answer.writeHead(302, { Location: `http://127.0.0.1:${portOf(inside)}/house.jpg` }).end(),
      '/inside-twice.jpg': (answer) => answer.writeHead(307, { Location: '/inside.jpg' }).end(),
      '/loop.jpg': (answer) => answer.writeHead(302, { Location: '/loop.jpg' }).end(),
      '/endless.jpg': (answer) => pour(answer.writeHead(200, { 'Content-Type': 'image/jpeg' })),
      '/slow.jpg': (answer) => open.add(answer.writeHead(200, { 'Content-Type': 'image/jpeg' })) && answer.write('x'),
    }
    crm = createServer((request, answer) => {
      requested.push(request.url ?? '')
      agents.add(request.headers['user-agent'])
      const found = answers[request.url ?? '']
      if (found) found(answer)
      else send(answer, 'text/plain', 'no', 404)
    })
    inside = createServer((request, answer) => {
      askedInside.push(request.url ?? '')
      answer.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(jpeg)
    })
    await new Promise<void>((done) => crm.listen(0, '127.0.0.1', done))
    await new Promise<void>((done) => inside.listen(0, '::', done))
    const port = portOf(crm)
    const names = [
      'house.jpg',
      'small.jpg',
      'plan.svg',
      'named.svg',
      'outline.svg',
      'page.jpg',
      'false.jpg',
      'drawn.jpg',
      'gone.jpg',
      'empty.jpg',
      'silent.jpg',
      'slow.jpg',
      'unknown.jpg',
      'turned.jpg',
      'octets',
      'binary',
      'text',
      'untyped',
      'drawing-as-octets',
      'moved.jpg',
      'inside.jpg',
      'inside-twice.jpg',
      'loop.jpg',
      'endless.jpg',
    ]
    const pictures = names.map((name) => ({ ID: name, Url: `http://127.0.0.1:${port}/${name}`, Width: 2000, Height: 1334 }))
    const nowhere = [
      { ID: 'closed', Url: 'http://127.0.0.1:9/closed.jpg' },
      { ID: 'noname', Url: 'http://no-such-host.invalid/x.jpg' },
    ]
    const privateHosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '127.1',
      '0.0.0.0',
      'localhost.',
      '127.0.0.1.',
    ]
    const hidden = privateHosts.flatMap((host, at) => [
      { ID: `private-${at}`, Url: `http://${host}:${portOf(inside)}/house.jpg` },
      { ID: `private-tls-${at}`, Url: `https://${host}:${portOf(inside)}/house.jpg` },
    ])
    site = await startSite({ PHOTO_HOSTS: `http://127.0.0.1:${port} photos.crm.example` })
    const records = [
      aProperty({ ID: 1, XLargePictureItems: [...pictures, ...nowhere, ...hidden] }),
      aProperty({ ID: 2, Status: 0, XLargePictureItems: pictures }),
      aProperty({ ID: 3, Status: 5, XLargePictureItems: pictures }),
      aProperty({ ID: 4, Status: 2, XLargePictureItems: pictures }),
      aProperty({ ID: 6, XLargePictureItems: pictures }),
      aProperty({ ID: 5, Street: 'Tulpstraat', PublishAddress: false, XLargePictureItems: pictures }),
    ]
    await site.importFeed({ ...propertyAnswer(records), ...projectAnswer([aProject({ ID: 1, XLargePictureItems: pictures.slice(0, 1) })]) })
  })
  afterAll(async () => {
    for (const answer of open) answer.destroy()
    await site[Symbol.asyncDispose]()
    for (const server of [crm, inside]) {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  })

  test('CRM photographs are served in the widths and formats that pages request', async () => {
    for (const width of [480, 720, 960, 1600]) {
      for (const [extension, type, format] of [
        ['avif', 'image/avif', 'heif'],
        ['webp', 'image/webp', 'webp'],
        ['jpg', 'image/jpeg', 'jpeg'],
      ]) {
        const answer = await site.fetch(`/photos/1/house-jpg/${width}.${extension}`)
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type])
        expect(answer.headers.get('Cache-Control')).toMatch(/public, max-age=\d{6,}/)
        expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, format })
      }
    }
  })

  test('CRM photographs are fetched from the CRM once for all sizes', async () => {
    await site.fetch('/photos/1/house-jpg/480.avif')
    expect(requested.filter((path) => path === '/house.jpg')).toHaveLength(1)
  })

  test('CRM photographs are served without EXIF, and only a drawing is served unchanged', async () => {
    expect((await site.fetch('/photos/1/house-jpg/drawing.svg')).status).toBe(404)
    expect((await site.fetch('/photos/1/plan-svg/drawing.svg')).status).toBe(200)
    const ofHidden = ['outline-svg', 'named-svg', 'plan-svg'].map(async (key) => (await site.fetch(`/photos/5/${key}/drawing.svg`)).status)
    expect(await Promise.all(ofHidden), 'a hidden home: what may hold letters that are not read is refused').toEqual([200, 404, 404])
    for (const width of [480, 720, 960, 1600]) {
      for (const extension of ['avif', 'webp', 'jpg']) {
        const bytes = Buffer.from(await (await site.fetch(`/photos/1/house-jpg/${width}.${extension}`)).arrayBuffer())
        expect(bytes.length, extension).toBeGreaterThan(100)
        expect(bytes.toString('latin1'), extension).not.toMatch(/Janssens|Tulpstraat/)
        expect((await sharp(bytes).metadata()).exif, extension).toBeUndefined()
      }
    }
  })

  test('CRM photographs are recognised by their bytes, whatever their storage calls them, but a drawing only if it is declared', async () => {
    for (const key of ['octets', 'binary', 'text', 'untyped']) expect((await site.fetch(`/photos/1/${key}/480.jpg`)).status, key).toBe(200)
    for (const file of ['drawing.svg', '480.jpg']) expect((await site.fetch(`/photos/1/drawing-as-octets/${file}`)).status, file).toBe(404)
  })

  test('CRM photographs are requested in the name of the site', async () => {
    agents = new Set()
    await site.fetch('/photos/project-1/house-jpg/720.jpg')
    await site.fetch('/photos/4/text/720.jpg')
    await site.fetch('/photos/1/gone-jpg/480.jpg')
    expect(
      [...agents].every((agent) => agent === `Perron (+${site.url})`),
      [...agents].join(),
    ).toBe(true)
  })

  test('CRM photographs stay in shared caches for minutes, under a tag that a withdrawal purges', async () => {
    for (const path of ['/photos/1/house-jpg/480.jpg', '/photos/1/house-jpg/share.jpg', '/photos/1/plan-svg/drawing.svg']) {
      const { headers } = await site.fetch(path)
      const seconds = Number(/max-age=(\d+)/.exec(headers.get('Cloudflare-CDN-Cache-Control') ?? '')?.[1])
      expect([seconds > 0 && seconds <= 300, headers.get('Cache-Tag')], path).toEqual([true, 'perron-stock'])
    }
  })

  test('CRM photographs have their true size on the next page, once they have been read', async () => {
    await site.fetch('/photos/1/turned-jpg/480.jpg')
    const noted = await site.db.prepare("SELECT width, height FROM photo_sizes WHERE url LIKE '%/turned.jpg'").first()
    expect(noted).toEqual({ width: 200, height: 300 })
    expect(await site.db.prepare("SELECT count(*) AS n FROM photo_sizes WHERE url LIKE '%/house.jpg'").first('n'), 'of a size as the feed says').toBe(0)
    const page = await pageOf(site, 6)
    expect([page.includes('200x300'), page.includes('2000x1334')]).toEqual([true, true])
  })

  test('CRM photographs are fetched from listed hosts only, by redirects too, and never from a private address', async () => {
    askedInside = []
    expect((await site.fetch('/photos/1/moved-jpg/480.jpg')).status).toBe(200)
    const keys = [...Array(11).keys()].flatMap((at) => [`private-${at}`, `private-tls-${at}`])
    for (const key of ['inside-jpg', 'inside-twice-jpg', 'loop-jpg', ...keys]) {
      for (const file of ['480.jpg', 'drawing.svg']) expect((await site.fetch(`/photos/1/${key}/${file}`)).status, key).toBe(404)
    }
    expect(askedInside).toEqual([])
  })

  test('CRM photographs over 25 MB are aborted while downloading', async () => {
    expect((await site.fetch('/photos/1/endless-jpg/480.jpg')).status).toBe(404)
    expect(poured).toBeGreaterThan(25 * 1024 * 1024)
    expect(poured).toBeLessThan(60 * 1024 * 1024)
  })

  test('CRM photographs that cannot be decoded are fetched once, and not stored', async () => {
    requested = []
    for (const file of ['480.jpg', '720.webp', '1600.avif', '480.avif']) expect((await site.fetch(`/photos/1/false-jpg/${file}`)).status).toBe(404)
    expect(requested.filter((path) => path === '/false.jpg').length).toBeLessThanOrEqual(1)
    const files = await site.miniflare.getR2Bucket('FILES')
    const { objects } = await files.list({ prefix: 'photos/', include: ['customMetadata'] })
    const noted = objects.filter(({ customMetadata }) => customMetadata?.retryAt !== undefined)
    expect(noted.map(({ size }) => size)).toContain(0)
  })

  test('CRM photographs show a tiny preview in their colours until they have loaded', async () => {
    const [preview] = elementsOf(await pageOf(site, 1)).filter(({ attribs }) => attribs.class === 'photo-wait')
    const bytes = Buffer.from(await (await site.fetch(preview?.attribs.src ?? '')).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 16, format: 'webp' })
    expect(bytes.length).toBeLessThan(600)
  })

  test('photographs of the CRM are never enlarged', async () => {
    const answer = await site.fetch('/photos/1/small-jpg/960.webp')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 300 })
  })

  test('every address in a page resolves', async () => {
    const addresses = elementsOf(await pageOf(site, 1))
      .flatMap(({ attribs }) => [attribs.src ?? '', ...(attribs.srcset ?? '').split(', ').map((part) => part.split(' ')[0] ?? '')])
      .filter((address) => address.startsWith('/photos/1/house-jpg/'))
    expect(new Set(addresses).size).toBeGreaterThan(8)
    for (const address of new Set(addresses)) expect((await site.fetch(address)).status, address).toBe(200)
  })

  test.each(['page-jpg', 'false-jpg', 'gone-jpg', 'empty-jpg', 'unknown-jpg', 'closed', 'noname'])(
    '%s, which has no usable picture, is a 404 that is cached briefly',
    async (key) => {
      for (const file of ['960.jpg', '480.avif', '720.webp']) {
        const answer = await site.fetch(`/photos/1/${key}/${file}`)
        expect.soft(answer.status, file).toBe(404)
        expect.soft(answer.headers.get('Cache-Control'), file).toBe('public, max-age=60')
      }
    },
  )

  test.each(['silent-jpg', 'slow-jpg'])('%s, for which the CRM hangs, is a 404 within ten seconds, and immediately the next time', async (key) => {
    const from = Date.now()
    expect((await site.fetch(`/photos/1/${key}/960.jpg`)).status).toBe(404)
    expect(Date.now() - from).toBeLessThan(10_500)
    const again = Date.now()
    expect((await site.fetch(`/photos/1/${key}/480.avif`)).status).toBe(404)
    expect(Date.now() - again).toBeLessThan(1_000)
  })

  test('a drawing runs no script, under any file name', async () => {
    for (const path of ['/photos/1/plan-svg/drawing.svg', '/photos/1/drawn-jpg/960.jpg', '/photos/1/plan-svg/960.jpg', '/photos/1/drawn-jpg/drawing.svg']) {
      const answer = await site.fetch(path)
      const policy = answer.headers.get('Content-Security-Policy') ?? ''
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).not.toMatch(/script-src (?!'self'|'none')/)
      expect(answer.headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    }
  })

  test.each([
    '/photos/1/house-jpg/481.jpg',
    '/photos/1/house-jpg/99999.avif',
    '/photos/1/house-jpg/960.png',
    '/photos/1/house-jpg/',
    '/photos/1/',
    '/photos/1/nothing/960.jpg',
    '/photos/0/house-jpg/960.jpg',
    '/photos/1e0/house-jpg/960.jpg',
    '/photos/99/house-jpg/960.jpg',
    '/photos/2/house-jpg/960.jpg',
    '/photos/3/house-jpg/960.jpg',
    '/photos/project-99/house-jpg/960.jpg',
    '/photos/1/..%2f..%2fhouse-jpg/960.jpg',
    '/photos/1/http:%2f%2f127.0.0.1%2fhouse.jpg/960.jpg',
  ])('%s names no public photograph: 404 without a CRM request', async (path) => {
    requested = []
    expect((await site.fetch(path)).status).toBe(404)
    expect(requested).toEqual([])
  })

  test('CRM photographs of a sold listing and of a project are served', async () => {
    for (const path of ['/photos/4/house-jpg/480.jpg', '/photos/project-1/house-jpg/480.jpg']) expect((await site.fetch(path)).status, path).toBe(200)
  })
})
