type Declarations = Readonly<Record<string, string>>

/** Parses the class rules that drawing programs write (`.cls-1{fill:#123}`); ignores any other CSS. */
export function inlineStyles(source: string) {
  const byClass = new Map<string, Declarations>()
  for (const [, sheet = ''] of source.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)) {
    for (const [, selectors = '', body = ''] of sheet.replace(/<!\[CDATA\[|\]\]>|\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]
        if (name !== undefined) byClass.set(name, { ...byClass.get(name), ...declarationsOf(body) })
      }
    }
  }
  return {
    forClasses: (names: string): Declarations => Object.assign({}, ...names.split(/\s+/).map((name) => byClass.get(name) ?? {})),
    forStyle: declarationsOf,
  }
}

function declarationsOf(body: string): Declarations {
  return Object.fromEntries(
    body.split(';').flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(/:(.*)/s)
      return value.trim() === '' ? [] : [[name.trim().toLowerCase(), value.replace(/!important/i, '').trim()]]
    }),
  )
}
