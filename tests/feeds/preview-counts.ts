/** The numbers of a preview: added, changed, unchanged, withdrawn and rejected. */
export function countsIn(html: string): readonly number[] {
  const [list = ''] = /<dl class="desk-counts">.*?<\/dl>/s.exec(html) ?? []
  return [...list.matchAll(/<dd>([\d.]+)<\/dd>/g)].map(([, count = '']) => Number(count.replaceAll('.', '')))
}

/** What the form of the columns would send as it stands. */
export function chosenIn(html: string): Readonly<Record<string, string>> {
  const selects = [...html.matchAll(/<select[^>]*name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].map(([, name = '', options = '']) => {
    const [, value = ''] = /<option value="([^"]*)" selected/.exec(options) ?? []
    return [name, value] as const
  })
  const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([input]) => {
    const [, name = ''] = /name="([^"]+)"/.exec(input) ?? []
    const [, value = ''] = /value="([^"]+)"/.exec(input) ?? []
    return input.includes('checked') ? [[name, value] as const] : []
  })
  return Object.fromEntries([...selects, ...radios])
}
