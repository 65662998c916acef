import { expect, test } from 'vitest'
import { presentReason } from './remark.present.ts'

test.each([
  ['negotiation must be one of sale, let, takeover, not "te koop"', 'Te koop of te huur? De waarde ‘te koop’ is onbekend'],
  ['status must be one of prospect, available, not "misschien"', 'De status ‘misschien’ is onbekend'],
  ['negotiation is missing', 'Niet gezegd of het te koop of te huur is'],
  ['a quotation mark opens a cell and is never closed', 'Een aanhalingsteken opent een cel en wordt niet gesloten'],
])('the reason %j names the value that is not known', (reason, text) => {
  expect(presentReason(reason, 'nl')).toMatchObject({ text, isEnglish: false })
})
