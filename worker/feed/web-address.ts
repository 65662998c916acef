const maxAddressLength = 2_000

/** A complete http or https address without credentials. */
export function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > maxAddressLength || !/^https?:\/\/[^\s\\]+$/i.test(value)) return false
  const url = URL.parse(value)
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}
