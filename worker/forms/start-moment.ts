import { type } from 'arktype'

/** An existing moment as forms send it: UTC in ISO 8601, with milliseconds. */
export const start = type('string').narrow((text, context) => isMoment(text) || context.mustBe('a moment'))

/** Whether a text is such a moment. */
export function isMoment(text: string): boolean {
  return /^2\d{3}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text
}
