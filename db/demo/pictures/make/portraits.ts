import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the portraits of the demo agency's people, who do not exist: `node db/demo/pictures/make/portraits.ts`. */

interface Sitter {
  readonly key: string
  readonly ground: string
  readonly skin: string
  readonly hair: string
  readonly style: 'short' | 'bun' | 'curls' | 'bald' | 'bob'
  readonly coat: string
  readonly shirt: string
  readonly glasses?: true
  readonly beard?: true
}

const sitters: readonly Sitter[] = [
  { key: 'liesbet', ground: '#d9cdbb', skin: '#eec6a6', hair: '#6b4226', style: 'bob', coat: '#3f5b4b', shirt: '#f4efe6' },
  { key: 'wouter', ground: '#c9cfc6', skin: '#e7b894', hair: '#a5773f', style: 'short', coat: '#33404c', shirt: '#dfe5ea', beard: true },
  { key: 'amina', ground: '#e2d3c6', skin: '#b97d55', hair: '#231a16', style: 'curls', coat: '#9c4a2f', shirt: '#f4efe6' },
  { key: 'thibaut', ground: '#cdd3d4', skin: '#efc9ac', hair: '#3a2a20', style: 'short', coat: '#5a4a3f', shirt: '#eef0ee', glasses: true },
  { key: 'noor', ground: '#dcd6c7', skin: '#f0cdb2', hair: '#c79a5b', style: 'bun', coat: '#4a5568', shirt: '#f7f2ea' },
  { key: 'joseph', ground: '#d2c9bd', skin: '#8a5a3c', hair: '#1c1613', style: 'bald', coat: '#2f3b35', shirt: '#e8e4da', beard: true },
  { key: 'christiane', ground: '#d8d4cd', skin: '#eac2a4', hair: '#b9b3aa', style: 'bob', coat: '#6a3d4b', shirt: '#f5f0e8', glasses: true },
]

const folder = join(import.meta.dirname, '../../agency/portraits')
mkdirSync(folder, { recursive: true })
for (const sitter of sitters) {
  await sharp(Buffer.from(drawn(sitter)), { density: 144 })
    .resize(800, 1000)
    .jpeg({ quality: 86, progressive: true, mozjpeg: true })
    .toFile(join(folder, `${sitter.key}.jpg`))
}

function drawn(sitter: Sitter): string {
  const { ground, coat, shirt, skin } = sitter
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500">
<defs>
  <linearGradient id="ground" x2="0" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${shade(ground, 0.86)}"/></linearGradient>
  <linearGradient id="skin" x2="1" y2="0"><stop offset="0.2" stop-color="${skin}"/><stop offset="1" stop-color="${shade(skin, 0.86)}"/></linearGradient>
  <linearGradient id="coat" x2="1" y2="0"><stop offset="0" stop-color="${coat}"/><stop offset="1" stop-color="${shade(coat, 0.74)}"/></linearGradient>
</defs>
<rect width="400" height="500" fill="url(#ground)"/>
${back(sitter)}
<path d="M34 500c2-92 52-126 118-142l48 30 48-30c66 16 116 50 118 142z" fill="url(#coat)"/>
<path d="M152 358c8 34 26 66 48 92 22-26 40-58 48-92l-20-14h-56z" fill="${shirt}"/>
<path d="M165 292h70v58c0 22-16 44-35 44s-35-22-35-44z" fill="${shade(skin, 0.82)}"/>
<path d="M152 352l-26 12 42 96 32-10zM248 352l26 12-42 96-32-10z" fill="${shade(coat, 0.88)}"/>
<ellipse cx="124" cy="232" rx="13" ry="21" fill="${shade(skin, 0.9)}"/><ellipse cx="276" cy="232" rx="13" ry="21" fill="${shade(skin, 0.82)}"/>
<path d="M126 204c0-56 34-88 74-88s74 32 74 88c0 66-32 118-74 118s-74-52-74-118z" fill="url(#skin)"/>
${face(sitter)}
${front(sitter)}
</svg>`
}

function face({ skin, hair, style, glasses, beard }: Sitter): string {
  const line = shade(skin, 0.55)
  const brow = style === 'bald' ? '#2a201a' : shade(hair, 0.8)
  return `${beard ? `<path d="M128 226c2 62 34 100 72 100s70-38 72-100c-8 30-24 42-72 42s-64-12-72-42z" fill="${brow}" opacity="0.9"/>` : ''}
<g fill="none" stroke="${brow}" stroke-width="5" stroke-linecap="round"><path d="M152 196q16-9 32-3"/><path d="M216 193q16-6 32 3"/></g>
<g fill="#2b211c"><ellipse cx="169" cy="217" rx="5.5" ry="6.5"/><ellipse cx="231" cy="217" rx="5.5" ry="6.5"/></g>
<path d="M202 214c3 16 7 26 7 32-2 5-9 6-14 4" fill="none" stroke="${line}" stroke-width="3.5" stroke-linecap="round" opacity="0.7"/>
<path d="M176 277q24 17 48 0" fill="none" stroke="${beard ? '#f0dccb' : shade(skin, 0.5)}" stroke-width="4.5" stroke-linecap="round"/>
${glasses ? '<g fill="none" stroke="#2b211c" stroke-width="4"><circle cx="168" cy="218" r="23"/><circle cx="232" cy="218" r="23"/><path d="M191 215q9-6 18 0M145 213l-18-5M255 213l18-5"/></g>' : ''}`
}

/** Hair behind the shoulders. */
function back({ hair, style }: Sitter): string {
  if (style === 'bob') return `<path d="M108 214c-6-78 38-118 92-118s98 40 92 118c-2 40 2 74-14 96h-156c-16-22-12-56-14-96z" fill="${shade(hair, 0.8)}"/>`
  if (style === 'bun') return `<circle cx="200" cy="84" r="40" fill="${shade(hair, 0.85)}"/>`
  if (style === 'curls')
    return circles(hair, 0.8, [
      [112, 190, 42],
      [104, 244, 40],
      [120, 296, 34],
      [288, 190, 42],
      [296, 244, 40],
      [280, 296, 34],
      [150, 122, 46],
      [250, 122, 46],
      [200, 104, 50],
    ])
  return ''
}

/** Hair over the forehead. */
function front({ hair, style }: Sitter): string {
  if (style === 'bald') return ''
  if (style === 'curls')
    return circles(hair, 1, [
      [142, 142, 28],
      [172, 124, 30],
      [206, 118, 30],
      [238, 126, 30],
      [262, 148, 26],
    ])
  if (style === 'short') return `<path d="M122 214c-10-66 22-110 82-112 58-2 86 44 74 112-6-28-14-44-26-54-34 8-72 4-98-10-16 14-26 34-32 64z" fill="${hair}"/>`
  if (style === 'bun') return `<path d="M124 208c-6-60 26-102 76-102s82 42 76 102c-8-30-26-54-54-66-40 4-82 26-98 66z" fill="${hair}"/>`
  return `<path d="M118 240c-10-80 26-134 82-134s92 54 82 134c-6-34-18-60-40-78-30 14-72 18-96 10-14 16-24 38-28 68z" fill="${hair}"/>`
}

function circles(hair: string, light: number, places: readonly (readonly [number, number, number])[]): string {
  return places.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade(hair, light)}"/>`).join('')
}

/** A colour made darker by a factor. */
function shade(colour: string, factor: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * factor))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
