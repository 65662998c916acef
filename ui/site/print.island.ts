import { closestPart } from '../islands/lookup.ts'

const alone = 'prints-checklist'

/** A button that prints the page, or only its checklists if it is inside one; hidden without script. */
export function mountPrint(button: HTMLElement): void {
  const { classList } = document.documentElement
  button.hidden = false
  addEventListener('afterprint', () => classList.remove(alone))
  button.addEventListener('click', () => {
    classList.toggle(alone, closestPart(button, 'checklist') !== null)
    print()
  })
}
