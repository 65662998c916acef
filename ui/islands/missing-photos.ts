/** Marks photographs that cannot be loaded: their frame then shows its own ground in place of the alternative text, which screen readers keep. */
export function markMissingPhotos(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mark(target), { capture: true })
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && pictureOf(target)?.classList.remove('is-missing'), { capture: true })
  // Some fail before the script runs.
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) mark(image)
  }
}

function mark(image: HTMLImageElement): void {
  pictureOf(image)?.classList.add('is-missing')
}

function pictureOf(image: HTMLImageElement): Element | null {
  return image.closest('picture')
}
