import { filled, type Skeleton, spellingsOf } from './skeleton.ts'

/** A public page below the home page. @param path its subject and name: `content/opening-hours` */
export function newPage(path: string): Skeleton {
  const names = subjectAndName(path)
  const { subject, kebab, camel, words } = names
  return {
    files: {
      [`ui/${subject}/${kebab}.page.tsx`]: filled('page.page.tsx.txt', names),
      [`worker/${subject}/${kebab}.page.ts`]: filled('page.page.ts.txt', names),
    },
    insertions: [
      { path: 'ui/route-catalogue.ts', before: "  tips: page('home', 'tips'),\n", text: `  ${camel}: page('home', '${kebab}'),\n` },
      { path: 'worker/pages.ts', before: 'import ', text: `import { ${camel} } from '#worker/${subject}/${kebab}.page.ts'\n` },
      { path: 'worker/pages.ts', before: '  tips,\n', text: `  ${camel},\n` },
    ],
    messages: { [`route.${camel}`]: words, [`${camel}.lead`]: `${words}.` },
    left: [
      `Write route.${camel} and ${camel}.lead in every language; for paths other than the English one, path.${camel}.`,
      `Give the loader what the page shows. If it reads records, choose its cache policy (worker/site/caching/cache-policy.ts).`,
      `Link to it: href('${camel}', locale). Until then only the sitemap leads to it.`,
      'npm run build; npx vitest run messages ui/routes.test.ts; npx vitest run tests/site/addresses.test.ts -u',
    ],
  }
}

/** `content/opening-hours` in its parts. @throws Error unless it is a subject and a name */
export function subjectAndName(path: string) {
  const [subject = '', name, ...rest] = path.split('/')
  if (name === undefined || rest.length > 0) throw new Error(`Say the subject and the name, as in 'owners/price-note', instead of '${path}'`)
  return { subject: spellingsOf(subject).kebab, ...spellingsOf(name) }
}
