import { expect, test } from 'vitest'
import { refusalIn } from './answer.ts'

test.each([
  [{ code: 3, message: ' No \n rights ', success: false }, 'No rights'],
  [{ code: '3', message: 'No rights' }, 'No rights'],
  [{ success: 'false', message: 'x'.repeat(301) }, 'x'.repeat(300)],
  [{ success: false, code: 3, message: ' ' }, 'code 3'],
  [{ success: 0 }, 'code unknown'],
  [{ success: false, message: 5 }, 'code unknown'],
  [{ code: 0, message: 'Done', success: true }, null],
  [{ code: 3, message: '' }, null],
  [{ code: 'x', message: 'Hello' }, null],
  [{ message: 'Hello' }, null],
  [{}, null],
])('the answer %j says what was refused: %j', (answer, refusal) => {
  expect(refusalIn(answer)).toBe(refusal)
})
