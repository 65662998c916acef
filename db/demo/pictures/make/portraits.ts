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

// Outlines that several shapes share.
const head = 'M127 204c0-56 34-88 73-88s73 32 73 88c0 44-12 74-32 98-13 15-27 21-41 21s-28-6-41-21c-20-24-32-54-32-98z'
const neck = 'M164 286h72v66c0 24-16 48-36 48s-36-24-36-48z'

const folder = join(import.meta.dirname, '../../agency/portraits')
mkdirSync(folder, { recursive: true })
for (const sitter of sitters) {
  await sharp(Buffer.from(drawn(sitter)), { density: 144 })
    .resize(800, 1000)
    .jpeg({ quality: 86, progressive: true, mozjpeg: true })
    .toFile(join(folder, `${sitter.key}.jpg`))
}

function drawn(sitter: Sitter): string {
  const { ground, coat, shirt, skin, hair } = sitter
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500">
<defs>
  <radialGradient id="ground" cx="0.28" cy="0.2" r="1.05"><stop offset="0" stop-color="${shade(ground, 1.07)}"/><stop offset="0.55" stop-color="${ground}"/><stop offset="1" stop-color="${shade(ground, 0.78)}"/></radialGradient>
  <radialGradient id="skin" cx="0.36" cy="0.36" r="0.78"><stop offset="0" stop-color="${shade(skin, 1.06)}"/><stop offset="0.55" stop-color="${skin}"/><stop offset="1" stop-color="${shade(skin, 0.78)}"/></radialGradient>
  <radialGradient id="cheek"><stop offset="0" stop-color="${blend(skin, '#c8553d', 0.38)}" stop-opacity="0.6"/><stop offset="1" stop-color="${skin}" stop-opacity="0"/></radialGradient>
  <linearGradient id="coat" x2="1" y2="0.35"><stop offset="0" stop-color="${shade(coat, 1.14)}"/><stop offset="0.5" stop-color="${coat}"/><stop offset="1" stop-color="${shade(coat, 0.66)}"/></linearGradient>
  <linearGradient id="hair" x2="1" y2="0.6"><stop offset="0" stop-color="${shade(hair, 1.2)}"/><stop offset="0.45" stop-color="${hair}"/><stop offset="1" stop-color="${shade(hair, 0.72)}"/></linearGradient>
  <linearGradient id="back" x2="1" y2="0.6"><stop offset="0" stop-color="${shade(hair, 0.86)}"/><stop offset="1" stop-color="${shade(hair, 0.6)}"/></linearGradient>
  <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
  <clipPath id="head"><path d="${head}"/></clipPath>
  <clipPath id="neck"><path d="${neck}"/></clipPath>
</defs>
<rect width="400" height="500" fill="url(#ground)"/>
<ellipse cx="236" cy="330" rx="150" ry="190" fill="${shade(ground, 0.6)}" opacity="0.32" filter="url(#soft)"/>
${back(sitter)}
<path d="M30 500c2-94 54-128 122-143l48 30 48-30c68 15 120 49 122 143z" fill="url(#coat)"/>
<path d="M150 356c8 38 28 72 50 102 22-30 42-64 50-102l-20-12h-60z" fill="${shirt}"/>
<path d="M154 366c10 30 26 46 46 58 20-12 36-28 46-58l-16-14h-60z" fill="${shade(shirt, 0.8)}" opacity="0.7" filter="url(#soft)"/>
<path d="${neck}" fill="${shade(skin, 0.88)}"/>
<ellipse cx="204" cy="312" rx="58" ry="38" fill="${shade(skin, 0.6)}" opacity="0.75" filter="url(#soft)" clip-path="url(#neck)"/>
<path d="M152 350l-30 14 20 34-12 10 60 92h10c-22-46-42-98-48-150z" fill="${shade(coat, 0.9)}"/><path d="M248 350l30 14-20 34 12 10-60 92h-10c22-46 42-98 48-150z" fill="${shade(coat, 0.76)}"/>
<g fill="none" stroke="${shade(coat, 0.55)}" stroke-width="2" opacity="0.7"><path d="M122 364l20 34-12 10 60 92"/><path d="M278 364l-20 34 12 10-60 92"/></g>
${ears(sitter)}
<path d="${head}" fill="url(#skin)"/>
<g clip-path="url(#head)">
  <ellipse cx="152" cy="252" rx="34" ry="26" fill="url(#cheek)"/><ellipse cx="248" cy="252" rx="34" ry="26" fill="url(#cheek)"/>
  <path d="M126 186c20-40 50-58 76-58s54 18 74 58v-80h-150z" fill="${shade(skin, 0.58)}" opacity="${sitter.style === 'bald' ? 0 : 0.5}" filter="url(#soft)"/>
  <path d="M292 150v190h-66c34-26 44-70 44-112 0-30 2-54 22-78z" fill="${shade(skin, 0.56)}" opacity="0.36" filter="url(#soft)"/>
</g>
${face(sitter)}
${front(sitter)}
</svg>`
}

/** Ears, which long hair covers. */
function ears({ skin, style }: Sitter): string {
  if (style === 'bob' || style === 'curls') return ''
  return `<ellipse cx="126" cy="226" rx="11" ry="20" fill="${shade(skin, 0.94)}"/><ellipse cx="274" cy="226" rx="11" ry="20" fill="${shade(skin, 0.76)}"/>`
}

function face({ skin, hair, style, glasses, beard }: Sitter): string {
  const line = shade(skin, 0.52)
  const brow = style === 'bald' ? '#2a201a' : shade(hair, 0.72)
  const lips = blend(shade(skin, 0.8), '#a8453a', style === 'short' || style === 'bald' ? 0.14 : 0.36)
  return `${beard ? `<path d="M128 232c2 44 12 66 30 84 13 13 28 18 42 18s29-5 42-18c18-18 28-40 30-84-9 26-22 34-38 36-12-10-56-10-68 0-16-2-29-10-38-36z" fill="${brow}" opacity="0.88"/>` : ''}
<path d="M151 198q16-10 35-3l-1 5q-17-4-33 3zM214 195q19-7 35 3l-1 5q-16-7-33-3z" fill="${brow}"/>
${eye(168, brow)}${eye(232, brow)}
<path d="M206 212c2 18 7 30 7 36-3 7-13 9-21 5" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round" opacity="0.5"/>
<path d="M176 272q12 0 24 2 12-2 24-2-9 19-24 19t-24-19z" fill="${lips}"/><path d="M173 270q9 8 27 8t27-8" fill="none" stroke="${shade(lips, 0.58)}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M188 300q12 4 24 0" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" opacity="${beard ? 0 : 0.28}"/>
${glasses ? '<g fill="#ffffff" fill-opacity="0.1" stroke="#2b211c" stroke-width="3.4"><circle cx="167" cy="218" r="24"/><circle cx="233" cy="218" r="24"/><path d="M191 215q9-6 18 0M143 213l-16-4M257 213l16-4" fill="none"/></g>' : ''}`
}

/** An eye at a distance from the left, with its lid. */
function eye(x: number, lid: string): string {
  return `<path d="M${x - 13} 218q13-12 26 0-13 9-26 0z" fill="#f6efe6"/><circle cx="${x}" cy="217" r="5.6" fill="#3a2a20"/><circle cx="${x - 1.8}" cy="215" r="1.5" fill="#ffffff"/>
<path d="M${x - 14} 218q14-13 28 0" fill="none" stroke="${shade(lid, 0.7)}" stroke-width="3" stroke-linecap="round"/>`
}

/** Hair behind the shoulders. */
function back({ hair, style }: Sitter): string {
  if (style === 'bob') return `<path d="M108 214c-6-78 38-118 92-118s98 40 92 118c-2 40 2 74-14 96h-156c-16-22-12-56-14-96z" fill="url(#back)"/>`
  if (style === 'bun') return `<circle cx="200" cy="86" r="36" fill="url(#back)"/>`
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
  if (style === 'short')
    return `<path d="M122 214c-10-66 22-110 82-112 58-2 86 44 74 112-6-28-14-44-26-54-34 8-72 4-98-10-16 14-26 34-32 64z" fill="url(#hair)"/>${strands(hair, ['M150 138c34-22 80-24 112 4', 'M144 152c30-16 60-22 96-18'])}`
  if (style === 'bun')
    return `<path d="M124 208c-6-60 26-102 76-102s82 42 76 102c-8-30-26-54-54-66-40 4-82 26-98 66z" fill="url(#hair)"/>${strands(hair, ['M140 168c18-32 46-50 82-54', 'M134 186c14-34 42-56 76-66', 'M262 164c-10-22-26-38-44-48'])}`
  return `<path d="M118 240c-10-80 26-134 82-134s92 54 82 134c-6-34-18-60-40-78-30 14-72 18-96 10-14 16-24 38-28 68z" fill="url(#hair)"/>${strands(hair, ['M132 206c-2-52 22-84 62-90', 'M142 190c4-38 28-62 66-70', 'M264 196c0-36-18-62-46-76', 'M276 214c2-44-14-76-44-94'])}`
}

function circles(hair: string, light: number, places: readonly (readonly [number, number, number])[]): string {
  return places.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade(hair, light)}"/>`).join('')
}

/** Light along the hair. */
function strands(hair: string, lines: readonly string[]): string {
  return `<g fill="none" stroke="${shade(hair, 1.5)}" stroke-width="3" stroke-linecap="round" opacity="0.3">${lines.map((line) => `<path d="${line}"/>`).join('')}</g>`
}

/** A colour made darker or lighter by a factor. */
function shade(colour: string, factor: number): string {
  return hex(channels(colour).map((part) => Math.min(255, Math.round(part * factor))))
}

/** A colour with a share of another. */
function blend(colour: string, other: string, share: number): string {
  const mixed = channels(other)
  return hex(channels(colour).map((part, at) => Math.round(part * (1 - share) + (mixed[at] ?? 0) * share)))
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
