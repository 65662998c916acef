import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { shownPicture } from '#worker/files/testimonial-pictures.ts'
import {
  asFile,
  decide,
  fileOf,
  files,
  lendTestimonialSite,
  linkInMail,
  megabyte,
  metadataIn,
  page,
  photograph,
  rows,
  site,
  typed,
  write,
} from './testimonial-site.ts'

lendTestimonialSite()

describe('a picture', () => {
  test('a picture is re-encoded: upright, resized and without EXIF', async () => {
    const taken = await photograph()
    expect(metadataIn(taken)).toContain('Els Verhaege')
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(100)
    await write(typed, asFile(taken, 'wij.jpg'))
    const [row] = await rows()
    expect(row?.picture).toBe('{"width":600,"height":800,"turn":90}')
    for (const width of [480, 960]) expect((await site.fetch(`/testimonials/${row?.id}/${width}.webp`)).status, 'before it is published').toBe(404)
    await decide(await linkInMail(), 'publish')
    const html = await site.html(page)
    expect(html).toContain(`<source type="image/webp" srcSet="/testimonials/${row?.id}/480.webp 480w, /testimonials/${row?.id}/960.webp 600w"`)
    const answer = await site.fetch(`/testimonials/${row?.id}/480.webp`)
    expect([answer.headers.get('Content-Type'), answer.headers.get('X-Content-Type-Options')]).toEqual(['image/webp', 'nosniff'])
    expect(answer.headers.get('Cache-Control')).toContain('private')
    const shown = Buffer.from(await answer.arrayBuffer())
    const { format, width, height, exif, xmp } = await sharp(shown).metadata()
    expect({ format, width, height, exif, xmp }).toEqual({ format: 'webp', width: 480, height: 640, exif: undefined, xmp: undefined })
    for (const key of await files()) expect(metadataIn(await fileOf(key)), key).not.toMatch(/Els Verhaege|Telefoon|Exif/)
    for (const other of ['481.webp', '480.jpg', '480', 'original', '480.webp.webp'])
      expect((await site.fetch(`/testimonials/${row?.id}/${other}`)).status).not.toBe(200)
    expect((await site.fetch(`/files/${row?.id}`)).status).toBe(401)
  })

  test.each(['png', 'webp'] as const)('a picture may be a %s under any file name', async (format) => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } })
      .toFormat(format)
      .toBuffer()
    expect((await write(typed, asFile(bytes, 'foto.txt'))).status).toBe(303)
    expect((await rows())[0]?.picture).toBe('{"width":300,"height":200,"turn":0}')
    await decide(await linkInMail(), 'publish')
    const [row] = await rows()
    const answer = await site.fetch(`/testimonials/${row?.id}/480.webp`)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(300)
  })

  test('a picture loses a page hidden in it when it is re-encoded', async () => {
    const polyglot = Buffer.concat([await photograph(), Buffer.from('<html><script>alert(1)</script></html>')])
    await write(typed, asFile(polyglot, 'foto.html'))
    await decide(await linkInMail(), 'publish')
    const [row] = await rows()
    const answer = await site.fetch(`/testimonials/${row?.id}/480.webp`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).includes('script')).toBe(false)
  })

  test('a picture that cannot be decoded is not shown, nor is the original', async () => {
    const broken = Buffer.concat([Buffer.from('ffd8ffc0000b080064006401011100ffda0008010100003f0000ffd9', 'hex'), Buffer.from('<script>alert(1)</script>')])
    expect((await write(typed, asFile(broken, 'foto.jpg'))).status).toBe(303)
    await decide(await linkInMail(), 'publish')
    const [row] = await rows()
    const answer = await site.fetch(`/testimonials/${row?.id}/480.webp`)
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  test.each<[string, File]>([
    ['a drawing', asFile('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>', 'a.svg')],
    ['a page with the type of a photograph', new File(['<html><script>alert(1)</script>'], 'a.jpg', { type: 'image/jpeg' })],
    ['a PDF', asFile('%PDF-1.7', 'a.jpg')],
    ['an empty file', asFile('', 'a.jpg')],
    ['the first bytes of a photograph', asFile(Buffer.from('ffd8ffe0', 'hex'), 'a.jpg')],
    ['a photograph that is cut off before its picture', asFile(Buffer.from('ffd8ffc0000b080064006401011100ffd9', 'hex'), 'a.jpg')],
    ['a photograph of size zero', asFile(Buffer.from('ffd8ffc0000b08000000000101110000ffd9', 'hex'), 'a.jpg')],
    ['a picture with too many pixels', asFile(hugePng(), 'a.png')],
    ['more than 5 MB', new File([Buffer.from('ffd8ffc0000b080064006401011100', 'hex'), new Uint8Array(5 * megabyte)], 'a.jpg')],
  ])('a form with a picture that is %s is refused, and all input is kept', async (_, file) => {
    const answer = await write(typed, file)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`href="#picture">${translator('nl')('form.error.picture.invalid')}`)
    expect(html).toContain('value="Els@example.com"')
    expect(html).not.toContain('<script>alert')
    expect([await rows(), await files()]).toEqual([[], []])
  })

  test('a picture has to be chosen again after another error, and the page says so', async () => {
    const html = await (await write({ ...typed, email: 'invalid' }, asFile(await photograph(), 'wij.jpg'))).text()
    expect(html).toContain(translator('nl')('form.fileAgain', { file: 'wij.jpg' }))
    expect(await files()).toEqual([])
  })

  function hugePng(): Buffer {
    const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex')
    header.writeUInt32BE(11_000, 16)
    header.writeUInt32BE(11_000, 20)
    return header
  }
})

test('without an image encoder no picture is shown, not even the original', async () => {
  const FILES = await site.miniflare.getR2Bucket('FILES')
  await FILES.put('testimonials/mine', Uint8Array.from(await photograph()))
  expect(await shownPicture({ FILES }, 'mine', { width: 600, height: 800, turn: 90 }, 480)).toBeNull()
})
