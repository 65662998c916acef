import { memoize } from '../memoize.ts'

/** What the name of a field, in any language, says of addresses. */
interface KeyMeaning {
  /** Whether it names an address, a street or a house number. */
  readonly isOfAddress: boolean
  /** Whether it names a street, rather than something about one. */
  readonly isStreet: boolean
  readonly isHouseNumber: boolean
  /** Whether it is of another address: the office's, or one for mails. */
  readonly isAnother: boolean
  /** What a flag of this name says if the address may be published; null if this is not the name of a flag. */
  readonly publishingAnswer: boolean | null
}

const street = /street|straat|strasse|stroos|(?<!t)rue/
const address = new RegExp(`${street.source}|addres|adres|(?:house|huis|haus|maison)(?:number|num|nr|no)|numero(?:de)?(?:la)?maison`)
const aboutStreet =
  /type|kind|soort|code|id$|width|breed|breite|large|length|park|view|side|number|nummer|numero|nr$|level|light|front|count|gevel|image|photo|distance|afstand|note|notitie/
const houseNumber = /^(?:house|huis|haus|street|straat)?(?:number|nummer|numero|num|nr|no)$/
const another = /mail|office|kantoor|agency|agence|owner|eigenaar|contact|manager|negotiator|web(?:site)?add?res|ip?add?res|streetview/
const hiding = /hid|verberg|verborgen|verbirg|versteck|cach|masqu|privat|prive|secret|geheim|confident|discre|anonym|not(?![aei])|niet|nicht|unpub/
const showing = /publi|show|display|disclos|reveal|visib|toon|tonen|zichtbaar|affich|montr|zeig|sichtbar/

export const meaningOfKey = memoize((name): KeyMeaning => {
  const folded = name.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss')
  const letters = folded.replace(/[^a-z]+/g, '')
  const isAnother = another.test(letters)
  const isOfAddress = !isAnother && address.test(letters)
  const isFlag = isOfAddress && (hiding.test(letters) || showing.test(letters))
  return {
    isOfAddress,
    isStreet: isOfAddress && !isFlag && street.test(letters) && !aboutStreet.test(letters),
    isHouseNumber: houseNumber.test(letters),
    isAnother,
    publishingAnswer: isFlag ? !hiding.test(letters) : null,
  }
})
