import { isLocale } from '#messages/locales.ts'
import { dateInWords } from '../site/intl.present.ts'

/** Repeats the date of a field in words while it is chosen. */
export function mountDateInWords(output: HTMLElement): void {
  const field = document.getElementById(output.getAttribute('for') ?? '')
  const locale = document.documentElement.lang
  if (!(field instanceof HTMLInputElement) || !isLocale(locale)) return
  const update = () => {
    output.textContent = dateInWords(field.value, locale)
  }
  field.addEventListener('input', update)
  update()
}
