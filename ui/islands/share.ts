import { showNotice } from './notice.ts'

/** Shares a link: with the device's share dialog, else by copying it, else by selecting it in its field. */
export async function shareLink(field: HTMLInputElement): Promise<void> {
  const link = { title: document.title, url: field.value }
  if (navigator.share && navigator.canShare?.(link)) return void navigator.share(link).catch(() => undefined)
  const isCopied = await navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  )
  if (!isCopied) field.select()
  void showNotice(isCopied ? 'favourites.copied' : 'favourites.notCopied')
}
