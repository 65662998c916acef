import type { Fields } from '../fields.ts'
import { allowsAddress, allSay, clearlySay, flagsAt, strictFlag } from '../hidden/hide-flags.ts'

/** Only if every flag of the record says so: the default is private. */
export function publishesAddress(fields: Fields): boolean {
  return clearlySay(true, flags(fields, 'PublishAddress', 'PublicAddress')) && allowsAddress(fields.raw, fields.remarks)
}

/** A price is published unless a flag of the record says otherwise, or says nothing clear. */
export function publishesPrice(fields: Fields): boolean {
  return allSay(true, flags(fields, 'PublishPrice'))
}

function flags(fields: Fields, ...names: readonly string[]): readonly unknown[] {
  // Marks them as used.
  for (const name of names) fields.take(name)
  return names.flatMap((name) => flagsAt(fields.raw, name, fields.remarks))
}

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
