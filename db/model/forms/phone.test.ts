import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, type PhoneCountry, parsePhone } from './phone.ts'

describe('formatting a phone number', () => {
  test.each([
    ['0470123456', '0470 12 34 56'],
    ['0470/12.34.56', '0470 12 34 56'],
    ['050334455', '050 33 44 55'],
    ['(050) 33-44-55', '050 33 44 55'],
    ['+32470123456', '+32470123456'],
    ['26 12 34', '26 12 34'],
    ['112', '112'],
    ['', ''],
    ['geen', 'geen'],
  ])('a phone number %j is printed as %j', (given, printed) => {
    expect(formatPhone(given)).toBe(printed)
  })

  test('groups nine or ten digits and leaves anything else unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d ./+-]{0,16}$/)), (phone) => {
        const digits = phone.replace(/\D/g, '')
        const grouped = digits.length === 9 || digits.length === 10
        expect(formatPhone(phone)).toMatch(grouped ? /^\d{3,4} \d\d \d\d \d\d$/ : /^/)
        expect(grouped ? formatPhone(phone).replaceAll(' ', '') : formatPhone(phone)).toBe(grouped ? digits : phone)
      }),
    )
  })
})

describe('parsing a phone number', () => {
  test.each([
    ['0470 12 34 56', '+32470123456'],
    ['0470/12.34.56', '+32470123456'],
    ['0470-12-34-56', '+32470123456'],
    ['0470 – 12 34 56', '+32470123456'],
    ['(050) 33 44 55', '+3250334455'],
    ['(0)50 33 44 55', '+3250334455'],
    ['02 123 45 67', '+3221234567'],
    ['0800 12 345', '+3280012345'],
    ['+32 470 12 34 56', '+32470123456'],
    ['+32 (0)470 12 34 56', '+32470123456'],
    ['+32 [0] 470 12 34 56', '+32470123456'],
    ['(+32) 470 12 34 56', '+32470123456'],
    ['(0032) 470 12 34 56', '+32470123456'],
    ['+32 0470 12 34 56', '+32470123456'],
    ['0032 470 12 34 56', '+32470123456'],
    ['00 32 (0) 50 33 44 55', '+3250334455'],
    ['32 470 12 34 56', '+32470123456'],
    ['tel:+32-470-12-34-56', '+32470123456'],
    ['Tél. 050 33 44 55', '+3250334455'],
    ['\u202a+32 470 12 34 56\u202c', '+32470123456'],
    ['GSM: 0470 12 34 56', '+32470123456'],
    ['T. +32 2 512 34 56', '+3225123456'],
    ['Telefoon 0470,12,34,56', '+32470123456'],
    ['Téléphone : 0470’12’34’56', '+32470123456'],
    ['Handy 0151 23456789', '+4915123456789'],
    ['mobile 0470_12_34_56', '+32470123456'],
    ['📞 0470 12 34 56', '+32470123456'],
    ['０４７０ １２ ３４ ５６', '+32470123456'],
    ['0470\u00a012\u200934\u00a056', '+32470123456'],
    ['621 123 456', '+352621123456'],
    ['26 12 34 56', '+35226123456'],
    ['47 12 34', '+352471234'],
    ['+352 621 123 456', '+352621123456'],
    ['+352 (0) 621 123 456', '+352621123456'],
    ['00352 26 12 34 56', '+35226123456'],
    ['352 26 12 34 56', '+35226123456'],
    ['020 624 11 11', '+31206241111'],
    ['06-12345678', '+31612345678'],
    ['+31 (0)20 624 11 11', '+31206241111'],
    ['+33 1 23 45 67 89', '+33123456789'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+49 (0)30 123456', '+4930123456'],
    ['0049 151 23456789', '+4915123456789'],
    ['0151 23456789', '+4915123456789'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+41 44 668 18 00', '+41446681800'],
  ])('a phone number %j is read as %s', (given, number) => {
    expect(parsePhone(given)).toBe(number)
  })

  test.each<[string, PhoneCountry, string | null]>([
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['06 12 34 56 78', 'NL', '+31612345678'],
    ['06 12 34 56 78', 'BE', null],
    ['030 123456', 'DE', '+4930123456'],
    ['030 123456', 'BE', '+3230123456'],
    ['26 12 34 56', 'LU', '+35226123456'],
    ['26 12 34 56', 'BE', null],
    ['621 123 456', 'LU', '+352621123456'],
    ['0621 123 456', 'LU', null],
    ['352 26 12 34 56', 'LU', '+35226123456'],
    ['0470 12 34 5', 'BE', null],
    ['0470 12 34 567', 'BE', null],
    ['+33 6 12 34 56 78', 'BE', '+33612345678'],
    ['00 33 6 12 34 56 78', 'LU', '+33612345678'],
  ])('%j in %s is %s', (given, country, number) => {
    expect(parsePhone(given, country)).toBe(number)
  })

  test.each([
    '',
    ' ',
    '0',
    '112',
    'geen',
    '050 33 44 55 ext 3',
    '+',
    '00',
    '+32',
    '+32 470',
    '+32 470 12 34 56 78',
    '++32 470 12 34 56',
    '050 33 44 55 of 0470 12 34 56',
    '+1',
    '1e9',
    '-5',
    '0'.repeat(40),
    '+0470123456',
  ])('%j is not a phone number', (given) => {
    expect(parsePhone(given)).toBeNull()
  })

  test('any input parses to E.164 or null, and E.164 parses to itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0]{0,2}[\d ()./-]{0,18}$/)), (given) => {
        const number = parsePhone(given)
        if (number === null) return
        expect(number).toMatch(/^\+[1-9]\d{6,14}$/)
        expect(parsePhone(number)).toBe(number)
      }),
    )
  })

  test('separators between the digits of a phone number are ignored', () => {
    const marks = fc.array(fc.constantFrom('', ' ', '.', '/', '-', '\u00a0'), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(fc.stringMatching(/^04[5-9]\d{7}$/), marks, (digits, between) => {
        expect(parsePhone([...digits].map((digit, index) => digit + between[index]).join(''))).toBe(`+32${digits.slice(1)}`)
      }),
    )
  })
})

const metadata = '../shared/data/corpora/phone_metadata_be_lu_nl_fr_de.json'

describe.skipIf(!existsSync(metadata))('the official numbering plans', () => {
  const plans: Record<string, { calling_code: string; national_pattern: string; lengths: number[]; official_example_mobile: string }> = existsSync(metadata)
    ? JSON.parse(readFileSync(metadata, 'utf8'))
    : {}

  test.each(['BE', 'LU', 'NL', 'FR', 'DE'] as const)('the example mobile number of %s parses in every notation', (country) => {
    const { calling_code: code = '', official_example_mobile: mobile = '' } = plans[country] ?? {}
    const trunk = country === 'LU' ? '' : '0'
    const spaced = mobile.replace(/(\d\d)(?=\d)/g, '$1 ')
    for (const spelling of [`+${code}${mobile}`, `00${code} ${spaced}`, `+${code} (0)${spaced}`, `(+${code}) ${spaced}`]) {
      expect(parsePhone(spelling), spelling).toBe(`+${code}${mobile}`)
    }
    for (const spelling of [trunk + mobile, trunk + spaced, `${trunk}${mobile.slice(0, 3)}/${mobile.slice(3)}`]) {
      expect(parsePhone(spelling, country), spelling).toBe(`+${code}${mobile}`)
    }
  })

  /** Unassigned Belgian ranges, mobile numbers a digit short, and numbers too short for a subscriber. */
  const leftOut = { BE: /^4(?:[0-4]\d{7}|[5-9]\d{6})$/, LU: /^\d{4}$/, NL: /^\d{5,6}$/, FR: /^$/, DE: /^(?:\d{4}|\d{14,})$/ } as const

  test.each(['BE', 'LU', 'NL', 'FR', 'DE'] as const)('every number in the plan of %s is accepted', (country) => {
    const { calling_code: code = '', national_pattern: pattern = '' } = plans[country] ?? {}
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), (number) => {
        fc.pre(!leftOut[country].test(number))
        expect(parsePhone(`+${code}${number}`)).toBe(`+${code}${number}`)
      }),
    )
  })
})
