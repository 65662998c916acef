/** Countries whose national notation is parsed too, in the order they are tried. */
export type PhoneCountry = 'BE' | 'LU' | 'NL' | 'FR' | 'DE'

interface Plan {
  readonly country: PhoneCountry
  readonly code: string
  /** Trunk prefix, dialled before a number inside the country; Luxembourg has none. */
  readonly trunk: '0' | ''
  /** The digits after the country code. */
  readonly number: RegExp
}

/** Lengths and first digits of each numbering plan, not its ranges: ranges change, and a new one must not be rejected. */
const plans: readonly Plan[] = [
  { country: 'BE', code: '32', trunk: '0', number: /^(?:4[5-9]\d{7}|(?!4[5-9])[1-9]\d{7})$/ },
  { country: 'LU', code: '352', trunk: '', number: /^(?:6\d{8}|(?!352\d{4})[2-57-9]\d{4,10})$/ },
  { country: 'NL', code: '31', trunk: '0', number: /^(?:[1-7]\d{8}|8\d{6,9}|9\d{6,10})$/ },
  { country: 'FR', code: '33', trunk: '0', number: /^[1-9]\d{8}$/ },
  { country: 'DE', code: '49', trunk: '0', number: /^[1-9]\d{4,12}$/ },
]

/**
 * Formats a phone number: ten digits as 4-2-2-2, nine as 3-2-2-2, anything else unchanged.
 * @source specification, section 5 ("Phone formatting")
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length !== 10 && digits.length !== 9) return phone
  return `${digits.slice(0, -6)} ${digits.slice(-6, -4)} ${digits.slice(-4, -2)} ${digits.slice(-2)}`
}

/**
 * Parses a phone number in any Belgian, Luxembourg, Dutch, French or German notation; other countries need + or 00.
 * @param country whose national notation to parse; without it all are tried: BE, LU, NL, FR, DE
 * @returns E.164 ('+32470123456'), or null when it is not a phone number
 * @source decisions, "Phone"; numbering plans from the national formats (lengths and first digits)
 */
export function parsePhone(input: string, country?: PhoneCountry): string | null {
  const spelled = plainSpelling(input)
  if (spelled === null) return null
  if (/^(?:\+|00)/.test(spelled)) return readInternational(spelled.replace(/^(?:\+|00)/, '').replace('(0)', ''))
  return readNational(digitsOf(spelled), country)
}

/** What people write before a number, in the languages of the five countries. */
const announcement =
  /^[\s\p{Cf}]*(?:(?:t(?:[eé]l(?:[eé]phone|efoon|efon)?)?|phone|m(?:ob(?:iele?|ile?)?)?|gsm|handy|portable|natel)\b[.:\s]*|[☎📞📱]\uFE0F?\s*)/iu

/** Strips spaces, dashes, dots and the like, leaving digits, brackets and one leading plus. Null when anything else remains. */
function plainSpelling(input: string): string | null {
  if (input.length > 60) return null
  const spelled = input
    .normalize('NFKC')
    .replace(announcement, '')
    .replace(/[\s\p{Cf}.,/|_·'’−\p{Pd}]/gu, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/^\((\+\d+|00\d+)\)/, '$1')
  return /^\+?[\d()]+$/.test(spelled) ? spelled : null
}

function readInternational(spelled: string): string | null {
  const digits = digitsOf(spelled)
  const plan = plans.find(({ code }) => digits.startsWith(code))
  if (!plan) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
  const number = digits.slice(plan.code.length)
  return complete(plan, plan.trunk !== '' && number.startsWith(plan.trunk) ? number.slice(1) : number)
}

function readNational(digits: string, country: PhoneCountry | undefined): string | null {
  const readings = plans.filter((plan) => country === undefined || plan.country === country).map((plan) => readTrunk(plan, digits))
  // Ten or more digits without a trunk zero: far more likely a country code without its plus than a Luxembourg extension.
  const bare = country === undefined && digits.length > 9 && !digits.startsWith('0') ? readKnownCode(digits) : null
  return bare ?? readings.find((reading) => reading !== null) ?? readKnownCode(digits)
}

function readTrunk(plan: Plan, digits: string): string | null {
  return digits.startsWith(plan.trunk) ? complete(plan, digits.slice(plan.trunk.length)) : null
}

function readKnownCode(digits: string): string | null {
  return plans.some(({ code }) => digits.startsWith(code)) ? readInternational(digits) : null
}

function complete(plan: Plan, number: string): string | null {
  return plan.number.test(number) ? `+${plan.code}${number}` : null
}

function digitsOf(spelled: string): string {
  return spelled.replace(/\D/g, '')
}
