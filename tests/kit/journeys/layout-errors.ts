import type { Page } from 'playwright-core'

/** The elements that make the page wider than the window. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    const held = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || held(element.parentElement))
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > room + 1 && !held(element.parentElement)
    })
    return [`scrolls sideways to ${document.documentElement.scrollWidth} px: ${wide.map((element) => `${element.localName}.${element.className}`).slice(0, 4)}`]
  })
}

/** Text that overflows an ancestor that clips it, and hints wider than their field. Scrolling strips are allowed. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const frames = new Map<Element, Element | null>()
    /** The element that clips or scrolls an element's overflow: itself or its nearest ancestor. */
    const frameOf = (element: Element | null): Element | null => {
      if (element === null || element === document.body) return null
      const known = frames.get(element)
      if (known !== undefined) return known
      const frame = /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX) ? element : frameOf(element.parentElement)
      frames.set(element, frame)
      return frame
    }
    const errors: string[] = []
    const pen = document.createElement('canvas').getContext('2d')
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!pen || field.value !== '' || !field.checkVisibility() || field.matches('dialog:not([open]) *')) continue
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      pen.font = font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (pen.measureText(field.placeholder).width > room + 1) errors.push(`"${field.placeholder}" is wider than its field`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text === '' || node.parentElement?.closest('.visually-hidden, dialog:not([open]), option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      const frame = width === 0 ? null : frameOf(node.parentElement)
      if (frame === null || scrolls(frame)) continue
      // Meant: the ellipsis says so, and the title has the whole text.
      if (frame.matches('[title], :has(> [title])') && getComputedStyle(frame).textOverflow === 'ellipsis') continue
      const edge = frame.getBoundingClientRect()
      const cut = left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1
      if (cut) errors.push(`"${text.slice(0, 40)}" is cut off by ${frame.localName}.${frame.className}`)
    }
    return errors
  })
}

/** Controls smaller than `main` px (main controls) or 24 px (others). Links within a sentence are exempt. */
export function smallTargets(page: Page, main: number): Promise<string[]> {
  return page.evaluate((main) => {
    const important =
      '.button, .icon-button, .input, .chip, .choice, .segments label, summary, .menu-panel a, .sort-panel a, .views a, .pager a, .goal label, .wordmark'
    const within = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent?.trim() !== element.textContent?.trim()
    const area = (element: Element) => {
      const label = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.closest('label') : null
      const spread = getComputedStyle(element, '::after')
      const stretched = spread.position === 'absolute' && spread.content !== 'none' && element instanceof HTMLElement ? element.offsetParent : null
      return (label ?? stretched ?? element).getBoundingClientRect()
    }
    return [...document.querySelectorAll('a, button, summary, input:not([type="hidden"]), select, textarea')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || within(element) || element.matches('.skip-link, .visually-hidden')) return []
      const { width, height } = area(element)
      const holder = element.closest('label') ?? element
      const least = holder.matches(important) ? main : 24
      const tooSmall = Math.round(width * 10) / 10 < least || Math.round(height * 10) / 10 < least
      const path = `${element.closest('[class]:not(a, summary)')?.className} ${element.localName}.${element.className}`
      return tooSmall ? [`${path} "${element.textContent?.trim().slice(0, 30)}" is ${width.toFixed(1)} × ${height.toFixed(1)}, not ${least}`] : []
    })
  }, main)
}

/**
 * Words broken across two lines without a hyphen, and prices on two lines. Hyphenation is off meanwhile, because not every browser has
 * dictionaries. Codes, e-mail addresses and URLs may be broken.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('* { hyphens: manual !important }')
    document.adoptedStyleSheets.push(style)
    const range = document.createRange()
    const lines = (node: Node, from: number, to: number) => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom))).size
    }
    const errors: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      const holder = node.parentElement
      if (!holder?.checkVisibility() || holder.closest('.visually-hidden, code, pre, option, svg') || lines(node, 0, text.length) < 2) continue
      const report = (kind: string, { 0: found, index }: RegExpExecArray) => {
        if (lines(node, index, index + found.length) > 1)
          errors.push(`${kind} "${found}" is broken in ${holder.localName}.${holder.closest('[class]')?.className}`)
      }
      for (const word of text.matchAll(/(?<!\u00ad)[\p{L}\p{N}’']{2,}(?![\p{L}\p{N}]*[@.:/_][\p{L}\p{N}])/gu))
        if (!/[@/_]/.test(text[word.index - 1] ?? '')) report('word', word)
      for (const price of text.matchAll(/€[\s\u00a0\u202f]*\d[\d.,\s\u00a0\u202f]*\d/gu)) report('price', price)
    }
    document.adoptedStyleSheets.pop()
    return errors
  })
}

/** Reports a page of the site without a visible `tel:` link. */
export function outOfCall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSight = (link: Element) => {
      const { top, bottom, width } = link.getBoundingClientRect()
      return link.checkVisibility() && width > 0 && top >= 0 && bottom <= innerHeight
    }
    const isFramed = document.querySelector('.site-header') !== null
    return !isFramed || [...document.querySelectorAll('a[href^="tel:+"]')].some(isInSight) ? [] : ['has no number to tap in sight']
  })
}
