import { showNotice } from './notice.ts'

/** Hands the link of the page's field on: by the device's own way of sharing, else by copying it, else by pointing at the field. */
export async function shareLink(page: HTMLElement): Promise<void> {
  const field = page.querySelector<HTMLInputElement>('.share-line input')
  if (!field) return
  const link = { title: document.title, url: field.value }
  if (navigator.share && navigator.canShare?.(link)) return void navigator.share(link).catch(() => undefined)
  const isCopied = await navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  )
  if (!isCopied) field.select()
  showNotice(isCopied ? 'favourites.copied' : 'favourites.notCopied')
}
