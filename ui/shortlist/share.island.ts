import { showNotice } from '../site/frame/notice.island.ts'

/** Shares the link in a field, or selects it there where it can be neither shared nor copied. */
export async function shareLink(field: HTMLInputElement): Promise<void> {
  if (!(await shareUrl(field.value))) field.select()
}

/** Shares an address: with the device's share dialog, else by copying it. @returns false if neither is possible */
export async function shareUrl(url: string): Promise<boolean> {
  const link = { title: document.title, url }
  if (navigator.share && navigator.canShare?.(link)) {
    // Closing the dialog rejects as well.
    await navigator.share(link).catch(() => undefined)
    return true
  }
  const isCopied =
    (await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )) ?? false
  void showNotice(isCopied ? 'favourites.copied' : 'favourites.notCopied')
  return isCopied
}
