/** The filter sheet as a modal dialog: focus is kept inside and given back. */
export function wakeSheet(link: HTMLElement): void {
  const sheet = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  if (!(sheet instanceof HTMLDialogElement)) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    sheet.showModal()
  })
  sheet.addEventListener('click', (event) => {
    const target = event.target
    if (!(target instanceof Element)) return
    if (target === sheet || target.closest('[data-close]')) {
      event.preventDefault()
      sheet.close()
    }
  })
}
