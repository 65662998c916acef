import { cloneTemplate, findPart, findParts, partValue } from '../islands/lookup.ts'

/** What the command field proposes: a link of the search page, or an act of the present page. */
export interface Proposal {
  readonly text: string
  readonly detail: string
  /** Its keyboard shortcut; empty without one. */
  readonly key: string
  readonly href: string | null
  readonly run: (() => void) | null
}

export interface ProposalGroup {
  readonly title: string
  readonly proposals: readonly Proposal[]
}

/** The links that a search page found, in its sections. */
export function readGroups(page: Document): readonly ProposalGroup[] {
  return [...page.querySelectorAll('section')]
    .map((section) => ({
      title: textOf(section.querySelector('h2')),
      proposals: [...findParts(section, 'hit')].map((link) => ({
        text: textOf(link),
        detail: partValue(link, 'hit') ?? '',
        key: '',
        href: link.getAttribute('href'),
        run: null,
      })),
    }))
    .filter(({ proposals }) => proposals.length > 0)
}

/** The acts of the present page: what has a key, the links and buttons beside its heading, and forms that need nothing but a click. */
export function actsOfPage(): readonly Proposal[] {
  const main = document.querySelector('main')
  if (main === null) return []
  const tools = findPart(main, 'tools')?.querySelectorAll<HTMLElement>('a, button') ?? []
  const clicks = [...main.querySelectorAll('form')].filter(isOneClick).flatMap((form) => [...form.querySelectorAll('button')])
  const elements = [...new Set([...findParts(main, 'key'), ...tools, ...clicks])].filter((element) => element.checkVisibility())
  return elements
    .map((element) => ({
      text: nameOf(element),
      detail: '',
      key: partValue(element, 'key') ?? '',
      href: element instanceof HTMLAnchorElement ? element.href : null,
      run: () => (element instanceof HTMLTextAreaElement ? element.focus() : element.click()),
    }))
    .filter(({ text }) => text !== '')
}

/** Whether a form has no field to fill in. */
function isOneClick({ elements }: HTMLFormElement): boolean {
  return [...elements].every((each) => each instanceof HTMLButtonElement || (each instanceof HTMLInputElement && each.type === 'hidden'))
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLTextAreaElement ? textOf(element.labels[0]) : textOf(element)
  return element.getAttribute('aria-label') ?? label
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Whether a text contains all words typed, without accents and case. */
export function matches(text: string, typed: string): boolean {
  const known = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => known.includes(word))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The groups as options of a listbox, from the templates of the page. */
export function drawGroups(templates: HTMLElement, groups: readonly ProposalGroup[]): readonly HTMLElement[] {
  return groups.flatMap(({ title, proposals }, at) => {
    const group = cloneTemplate(templates, 'command-group')
    group?.setAttribute('aria-label', title)
    if (group?.firstElementChild) group.firstElementChild.textContent = title
    for (const [index, proposal] of proposals.entries()) {
      const row = drawRow(templates, proposal)
      if (row === null) continue
      row.id = `command-${at}-${index}`
      group?.append(row)
    }
    return group ?? []
  })
}

function drawRow(templates: HTMLElement, { text, detail, key, href }: Proposal): HTMLElement | null {
  const row = cloneTemplate(templates, 'command-row')
  if (href === null) row?.removeAttribute('href')
  else row?.setAttribute('href', href)
  for (const [index, words] of [text, detail, key].entries()) {
    const cell = row?.children[index]
    if (cell instanceof HTMLElement) cell.textContent = words
  }
  const keyCell = row?.querySelector('kbd')
  if (keyCell) keyCell.hidden = key === ''
  return row
}
