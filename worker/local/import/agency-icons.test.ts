import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type AccentChoice, paletteOf } from '#ui/design/palette.ts'
import { drawIcons } from './agency-icons.ts'

const look: AccentChoice = { accent: '#9c4a2f', shades: {} }
const square = (margin: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="${margin}" y="${margin}" width="${100 - 2 * margin}" height="${100 - 2 * margin}" fill="currentColor"/></svg>`

/** How much of the icon's side the drawing takes, and how far it is from the left and the top. */
async function drawnIn(logo: string, size: '512' | 'maskable' | '32') {
  const icon = sharp((await drawIcons({ logo, name: 'Agency', look })).get(size))
  const { width: side = 0 } = await icon.metadata()
  const { info } = await icon.trim({ background: paletteOf(look).light.paper }).toBuffer({ resolveWithObject: true })
  return { share: Math.max(info.width, info.height) / side, left: -(info.trimOffsetLeft ?? 0) / side, top: -(info.trimOffsetTop ?? 0) / side }
}

test.each([0, 30])('a logo with %i % of margin fills 68 % of its icon, in the middle', async (margin) => {
  const { share, left, top } = await drawnIn(square(margin), '512')
  expect(share).toBeCloseTo(0.68, 1.5)
  expect([left, top].map((each) => Math.round(each * 100))).toEqual([16, 16])
})

test('a PNG logo is drawn on white, and for mails in light mode on nothing', async () => {
  const logo = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#2244aa' } })
    .png()
    .toBuffer()
  const icons = await drawIcons({ logo, name: 'Agency', look })
  const corner = async (size: '192' | 'mark' | 'markDark') => {
    const { data } = await sharp(icons.get(size)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, 4)]
  }
  expect(await corner('192')).toEqual([255, 255, 255, 255])
  expect(await corner('markDark')).toEqual([255, 255, 255, 255])
  expect((await corner('mark'))[3]).toBe(0)
})

test('the demo’s mark fills as much', async () => {
  expect((await drawnIn(readFileSync('db/demo/agency/logo.svg', 'utf8'), '512')).share).toBeCloseTo(0.68, 1.5)
})

test('a maskable icon keeps within the circle that systems cut out', async () => {
  expect((await drawnIn(square(0), 'maskable')).share).toBeLessThanOrEqual(0.8 / Math.SQRT2)
})

test('a logo that draws nothing gives an empty icon', async () => {
  const icons = await drawIcons({ logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>', name: 'Agency', look })
  expect((await sharp(icons.get('192')).stats()).channels.every(({ min, max }) => min === max)).toBe(true)
})
