import { expect, test } from 'vitest'
import { formNames } from '#db/model/forms/form-catalogue.ts'
import { hasMessage } from '#messages/translate.ts'

test.each(formNames)('the form %s names its own action in its title, button and failures', (form) => {
  // A vacancy starts with its own summary.
  const lead = form === 'jobApplication' ? [] : ['lead']
  for (const part of ['title', ...lead, 'send', 'failed', 'notSent']) expect(hasMessage(`form.${form}.${part}`), part).toBe(true)
})
