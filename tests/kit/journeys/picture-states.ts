import type { Locale } from '#messages/locales.ts'
import { locales } from '#messages/locales.ts'
import { pageKinds } from './page-kinds.ts'

export interface PictureState {
  /** The name of its file. */
  readonly name: string
  readonly path: string
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  /** What is clicked before the picture is taken. */
  readonly press?: string
}

/** Kinds of page as they load, on a phone and on a desktop, in alternating languages and themes. */
const kinds = [
  'home',
  'list as a grid',
  'list as rows',
  'list with filters set',
  'list with nothing found',
  'property',
  'property without photographs',
  'sold property',
  'project',
  'projects',
  'listings compared',
  'calculators with answers',
  'contact form',
  'team',
  'article',
  'viewing form',
  'purchase offer',
  'owner log-in',
  'not found',
]

const pages = kinds.flatMap((name, at) =>
  [390, 1280].map((width, of): PictureState => {
    const kind = pageKinds.find((each) => each.name === name)
    if (!kind) throw new Error(`no kind of page is called "${name}"`)
    const locale = localeAt(at + of)
    // Themes alternate in groups of three, so that every third state covers both.
    const colorScheme = Math.floor((2 * at + of) / 3) % 2 === 1 ? 'dark' : 'light'
    return { name: `${name.replace(/\W+/g, '-')}-${width}`, path: kind.path(locale), width, colorScheme }
  }),
)

const list = pageKinds.find(({ name }) => name === 'list as a grid')?.path('nl') ?? '/'
const home = pageKinds.find(({ name }) => name === 'home')?.path('fr') ?? '/'

/** Forty states of pages. */
export const pictureStates: readonly PictureState[] = [
  ...pages,
  { name: 'filter-panel-1280', path: list, width: 1280, colorScheme: 'light', press: '.filter:nth-of-type(2) > summary' },
  { name: 'menu-390', path: home, width: 390, colorScheme: 'light', press: '.menu > summary' },
]

function localeAt(at: number): Locale {
  return locales[at % locales.length] ?? 'nl'
}
