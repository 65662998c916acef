/** The numbers of a preview: added, changed, unchanged, withdrawn and rejected. */
export function countsIn(html: string): readonly number[] {
  const [list = ''] = /<dl class="desk-counts">.*?<\/dl>/s.exec(html) ?? []
  return [...list.matchAll(/<dd>([\d.]+)<\/dd>/g)].map(([, count = '']) => Number(count.replaceAll('.', '')))
}
