import type { Page } from 'playwright-core'

/** The smallest area that counts, px: as wide as a column and as high as most of a window. */
const smallest = { width: 320, height: 600 }

/**
 * The first area within the grid, between header and footer, without text, picture, field or drawing; null for none. The page is read in squares
 * of 20 px. A list of cards counts as a whole, also if its last row is not full. What is sticky fills its column down to the end of what it stays in, as it does for a reader.
 */
export function emptyArea(page: Page): Promise<string | null> {
  return page.evaluate(({ width, height }) => {
    const cell = 20
    const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
    const top = bottomOf('.site-header') + scrollY
    const bottom = (document.querySelector('.site-footer')?.getBoundingClientRect().top ?? document.documentElement.scrollHeight) + scrollY
    const grid = document.querySelector('main .measure, .site-footer .measure')?.getBoundingClientRect()
    if (!grid) return null
    const [columns, rows] = [Math.floor(grid.width / cell), Math.floor((bottom - top) / cell)]
    const filled = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false))
    const fill = (box: { left: number; right: number; top: number; bottom: number }) => {
      const [left, right] = [(box.left - grid.left) / cell, (box.right - grid.left) / cell]
      const [from, to] = [(box.top + scrollY - top) / cell, (box.bottom + scrollY - top) / cell]
      for (let row = Math.max(0, Math.floor(from)); row < Math.min(rows, Math.ceil(to)); row += 1) {
        for (let column = Math.max(0, Math.floor(left)); column < Math.min(columns, Math.ceil(right)); column += 1) filled[row]?.splice(column, 1, true)
      }
    }
    for (const list of document.querySelectorAll('main .card-grid')) fill(list.getBoundingClientRect())
    for (const element of document.querySelectorAll('main :is(img, svg, canvas, video, iframe, input, textarea, select, button)')) {
      if (element.checkVisibility()) fill(element.getBoundingClientRect())
    }
    for (const element of document.querySelectorAll('main *')) {
      if (getComputedStyle(element).position !== 'sticky' || !element.parentElement) continue
      fill({ ...element.getBoundingClientRect().toJSON(), bottom: element.parentElement.getBoundingClientRect().bottom })
    }
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.textContent?.trim() === '' || !text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) fill(box)
    }
    const [wide, high] = [width / cell, height / cell]
    // How many cells above each one are empty, row by row; an area ends where enough of them stand side by side.
    const heights = new Array<number>(columns).fill(0)
    for (let row = 0; row < rows; row += 1) {
      let run = 0
      for (let column = 0; column < columns; column += 1) {
        heights[column] = filled[row]?.[column] ? 0 : (heights[column] ?? 0) + 1
        run = (heights[column] ?? 0) > high ? run + 1 : 0
        if (run > wide) return `empty from x ${Math.round(grid.left) + (column - wide) * cell}, y ${Math.round(top) + (row - high) * cell}`
      }
    }
    return null
  }, smallest)
}
