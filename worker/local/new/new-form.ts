import { filled, type Skeleton, spellingsOf } from './skeleton.ts'

/** A form about no record: its declaration, fields, view and page, and its case in the tests of all forms. */
export function newForm(name: string): Skeleton {
  const names = spellingsOf(name)
  const { kebab, camel, pascal, words } = names
  return {
    files: {
      [`worker/forms/${kebab}/${kebab}.form.ts`]: filled('form.form.ts.txt', names),
      [`worker/forms/${kebab}/${kebab}.page.ts`]: filled('form.page.ts.txt', names),
      [`ui/forms/${kebab}/${kebab}.page.tsx`]: filled('form.page.tsx.txt', names),
    },
    insertions: [
      {
        path: 'db/model/forms/form-catalogue.ts',
        before: '} as const satisfies Readonly<Record<string, FormDeclaration>>',
        text: `  ${camel}: { months: 24, steps: ['step1'], when: 'answer', by: 'office', next: 'about', needsAnswer: true },\n`,
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
