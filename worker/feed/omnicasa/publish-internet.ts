import { type Fields, readFlag } from '../fields.ts'

/** Whether a record may be on the internet: a no, or an answer that is not understood, means no page. Without an answer it may. */
export function isForInternet(fields: Fields): boolean {
  let isAllowed = true
  fields.read(['PublishInternet', 'PublishOnInternet', 'PublishWebsite', 'PublishOnWebsite'], (value) => {
    const flag = readFlag(value)
    if (flag !== true || (typeof value === 'number' && value !== 1)) isAllowed = false
    return flag
  })
  return isAllowed
}
