import { findPart } from '../../islands/lookup.ts'

/** The field as a sheet that fills a phone's window above the keyboard. */
export interface AskSheet {
  readonly isOpen: boolean
  /** Does nothing on a wide window. */
  open(): void
  close(): void
}

/**
 * A popover that stays where it is in the document, so that the focus and the form stay too. The browser closes it on Escape and, where it has one, on
 * the gesture that goes back.
 */
export function mountAskSheet(field: HTMLElement, onClose: () => void): AskSheet {
  const phone = matchMedia('(max-width: 37.4375em)')
  const button = findPart(field, 'close')
  const view = window.visualViewport
  let isClosing = false
  const sheet: AskSheet = {
    get isOpen() {
      return field.popover !== null && field.matches(':popover-open')
    },
    open() {
      if (!phone.matches || !('popover' in field) || isClosing || sheet.isOpen) return
      field.popover = 'auto'
      field.showPopover()
      if (button) button.hidden = false
      fill()
    },
    close: () => sheet.isOpen && field.hidePopover(),
  }
  const fill = () => {
    if (!view || !sheet.isOpen) return
    field.style.height = `${view.height}px`
    field.style.top = `${view.offsetTop}px`
  }
  view?.addEventListener('resize', fill)
  view?.addEventListener('scroll', fill)
  // Closing returns the focus to the field, which must not open it again.
  field.addEventListener('beforetoggle', (event) => {
    isClosing = event instanceof ToggleEvent && event.newState === 'closed'
  })
  field.addEventListener('toggle', () => {
    isClosing = false
    if (sheet.isOpen) return
    field.popover = null
    field.removeAttribute('style')
    if (button) button.hidden = true
    onClose()
  })
  // A phone's keyboard that is put away takes the focus too, and leaves the sheet open.
  field.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !field.contains(relatedTarget)) sheet.close()
  })
  button?.addEventListener('click', sheet.close)
  phone.addEventListener('change', sheet.close)
  // A page that the browser keeps is shown again as the visitor left it.
  addEventListener('pagehide', sheet.close)
  return sheet
}
