import { type Skeleton, spellingsOf } from './skeleton.ts'

/** A form about no record: its declaration, fields, view and page, and its case in the tests of all forms. */
export function newForm(name: string): Skeleton {
  const { kebab, camel, pascal, words } = spellingsOf(name)
  return {
    files: {
      [`worker/forms/${kebab}/${kebab}.form.ts`]: `import { type } from 'arktype'
import { consent, fieldOrder, longText, person } from '../fields.ts'
import type { FormDefinition } from '../form.ts'

const fields = { 'remark?': longText, ...person, ...consent } as const

/** What a visitor sends with '${words}'. */
export const ${camel}Form = { name: '${camel}', schema: type({ '+': 'delete', ...fields }), order: fieldOrder(fields) } satisfies FormDefinition
`,
      [`worker/forms/${kebab}/${kebab}.page.ts`]: `import { ${pascal}Page } from '#ui/forms/${kebab}/${kebab}.page.tsx'
import { plainForm } from '../plain-form.ts'
import { ${camel}Form } from './${kebab}.form.ts'

export const ${camel} = plainForm({ form: ${camel}Form, view: ${pascal}Page })
`,
      [`ui/forms/${kebab}/${kebab}.page.tsx`]: `import { useTranslation } from '../../site/translation.tsx'
import { Field } from '../field.part.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../form-page.part.tsx'
import { PersonFields } from '../person-fields.part.tsx'

interface ${pascal}PageProps {
  readonly view: FormView
  /** Months until the lead is erased. */
  readonly months: number
}

/** The form '${words}'. */
export function ${pascal}Page({ view, months }: ${pascal}PageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view}>
      <FormPart legend={t('form.message')}>
        <Field name="remark" rows={6} optional />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <PersonFields />
      </FormPart>
      <ConsentFields months={months} />
    </FormPage>
  )
}
`,
    },
    insertions: [
      {
        path: 'db/model/forms/form-catalogue.ts',
        before: '} as const satisfies Readonly<Record<string, FormDeclaration>>',
        text: `  ${camel}: { months: 24, steps: ['step1'], when: 'answer', by: 'office', next: 'about' },\n`,
      },
      { path: 'ui/route-catalogue.ts', after: "  contact: page('home', 'contact'),\n", text: `  ${camel}: page('contact', '${kebab}'),\n` },
      { path: 'ui/route-catalogue.ts', before: '} as const satisfies Record<string, RouteDefinition>', text: `  thankYou${pascal}: feedback('${kebab}'),\n` },
      { path: 'worker/pages.ts', before: 'import ', text: `import { ${camel} } from '#worker/forms/${kebab}/${kebab}.page.ts'\n` },
      { path: 'worker/pages.ts', after: '  contact,\n', text: `  ${camel},\n` },
      { path: 'db/standard/processings.json', after: '"forms": ["contact", ', text: `"${camel}", ` },
      { path: 'ui/routes.test.ts', after: "      'testimonial',\n", text: `      '${kebab}',\n` },
      { path: 'worker/forms/schemas.test.ts', after: 'jobApplication: 12, newsletter: 1 },\n', text: `    ${camel}: 24,\n` },
      {
        path: 'tests/forms/every-form.ts',
        before: "  {\n    name: 'job application',\n",
        text: `  {
    name: '${kebab}',
    form: '${camel}',
    path: (locale) => href('${camel}', locale),
    thanks: 'thankYou${pascal}',
    answers: answering({ remark: 'Tot binnenkort.' }),
    words: [...people, 'remark'],
  },
`,
      },
    ],
    messages: {
      [`form.${camel}.title`]: words,
      [`form.${camel}.lead`]: `${words}.`,
      [`form.${camel}.send`]: words,
      [`form.${camel}.failed`]: `${words}.`,
      [`form.${camel}.notSent`]: words,
      [`form.${camel}.step1`]: `${words}.`,
      [`route.${camel}`]: words,
      [`route.thankYou${pascal}`]: words,
    },
    left: [
      `Write the words of form.${camel}.* and route.*${pascal} in every language; for paths other than the English one, path.${camel}.`,
      `Choose the fields in worker/forms/${kebab}/${kebab}.form.ts and ui/forms/${kebab}/${kebab}.page.tsx, and an answer for each in tests/forms/every-form.ts.`,
      'Check how long it is kept and what follows (db/model/forms/form-catalogue.ts), and the processing it belongs to (db/standard/processings.json).',
      `Link to it: href('${camel}', locale).`,
      'npm run build; npx vitest run messages ui/routes.test.ts worker/forms worker/privacy; npx vitest run tests/site/addresses.test.ts -u',
      `npx vitest run tests/forms/form-corpora.test.ts tests/forms/form-texts.test.ts -t ${kebab}`,
    ],
  }
}
