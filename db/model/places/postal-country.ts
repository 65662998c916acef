/** Where most letters go: offered first. */
const neighbours = 'BE LU NL FR DE'

/** Every other country of ISO 3166-1 that has inhabitants and a post office. */
const others =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

/** Countries of postal addresses as ISO 3166-1 codes: the neighbours first, the others by code. */
export const postalCountries: readonly string[] = `${neighbours} ${others}`.split(' ')

/** The countries that homes on this site are in. */
export const homeCountries = ['BE', 'LU'] as const

/** Postcodes as people write them, by country; the country's letter before it is part of many addresses. */
const formats: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    BE: /^(?:B(?:E)?[\s-]*)?[1-9]\d{3}$/i,
    LU: /^(?:L(?:U)?[\s-]*)?[1-9]\d{3}$/i,
    NL: /^(?:NL[\s-]*)?[1-9]\d{3}\s*[A-Z]{2}$/i,
    FR: /^(?:FR?[\s-]*)?\d{5}$/i,
    DE: /^(?:D(?:E)?[\s-]*)?\d{5}$/i,
  }),
)
const anyFormat = /^[\p{L}\d][\p{L}\d\s-]*$/u

/**
 * Whether a text can be a postcode of a country; of countries other than BE, LU, NL, FR and DE only its characters are checked.
 * @param country ISO 3166-1
 * @source bpost, POST Luxembourg, PostNL, La Poste, Deutsche Post: the number of digits, and that they do not begin with 0 in BE, LU and NL
 */
export function isPostcode(text: string, country: string): boolean {
  return (formats.get(country) ?? anyFormat).test(text.trim())
}
