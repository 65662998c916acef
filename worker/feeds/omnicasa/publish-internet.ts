import type { Fields } from '../fields.ts'
import { strictFlag } from '../hidden/hide-flags.ts'

/** Whether a record may be on the internet: a no, or an answer that is not understood, means no page. Without an answer it may. */
export function isForInternet(fields: Fields): boolean {
  let isAllowed = true
  fields.read(['PublishInternet', 'PublishOnInternet', 'PublishWebsite', 'PublishOnWebsite'], (value) => {
    const flag = strictFlag(value)
    if (flag !== true) isAllowed = false
    return flag
  })
  return isAllowed
}
