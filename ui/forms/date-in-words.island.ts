const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/**
 * Repeats the date of a field in words while it is chosen, as the server does (`dateInWords`): without its module, which has all languages.
 * @param correct of a date in words in a language
 */
export function mountDateInWords(output: HTMLElement, correct: (date: string, language: string) => string): void {
  const field = document.getElementById(output.getAttribute('for') ?? '')
  const { lang } = document.documentElement
  if (!(field instanceof HTMLInputElement)) return
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : `${lang}-BE`, words)
  const update = () => {
    const date = field.valueAsDate
    output.textContent = date === null || date.getUTCFullYear() < 1000 ? '' : correct(format.format(date), lang)
  }
  field.addEventListener('input', update)
  update()
}
