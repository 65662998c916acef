import { type Skeleton, spellingsOf } from './skeleton.ts'

/** A public page below the home page. @param path its subject and name: `content/opening-hours` */
export function newPage(path: string): Skeleton {
  const { subject, kebab, camel, pascal, words } = subjectAndName(path)
  return {
    files: {
      [`ui/${subject}/${kebab}.page.tsx`]: `import type { Crumb } from '../site/frame/breadcrumb.part.tsx'
import { ShortPage } from '../site/short-page.part.tsx'
import { useTranslation } from '../site/translation.tsx'

interface ${pascal}PageProps {
  readonly crumbs: readonly Crumb[]
}

/** The page '${words}'. */
export function ${pascal}Page({ crumbs }: ${pascal}PageProps) {
  const { t } = useTranslation()
  return (
    <ShortPage crumbs={crumbs} title={t('route.${camel}')}>
      <p className="lead">{t('${camel}.lead')}</p>
    </ShortPage>
  )
}
`,
      [`worker/${subject}/${kebab}.page.ts`]: `import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { ${pascal}Page } from '#ui/${subject}/${kebab}.page.tsx'
import { href } from '#ui/routes.ts'
import { showsText } from '#worker/site/caching/cache-policy.ts'
import { crumbsTo } from '#worker/site/crumbs.ts'
import { definePage } from '#worker/site/pages/page.ts'

export const ${camel} = definePage('${camel}', {
  view: ${pascal}Page,
  cache: showsText,
  async load({ locale }) {
    const t = translator(locale)
    return {
      head: { title: t('route.${camel}'), description: t('${camel}.lead'), alternates: byLocale((each) => href('${camel}', each)), index: true },
      props: { crumbs: crumbsTo('${camel}', locale) },
    }
  },
})
`,
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
