import { expect, test } from 'vitest'
import { formNames } from '#db/model/forms/form-catalogue.ts'
import { hasMessage, translator } from '#messages/translate.ts'

test.each([...formNames, 'appointment'])('a refused %s says what was not done', (form) => {
  for (const part of ['notSent', 'failed']) expect(hasMessage(`form.${form}.${part}`), part).toBe(true)
})

test('a refused visit is not called a message', () => {
  expect(translator('nl')('form.viewing.notSent')).toBe('Uw bezoek is nog niet vastgelegd')
})
