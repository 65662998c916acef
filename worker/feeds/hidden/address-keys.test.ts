import { expect, test } from 'vitest'
import { meaningOfKey } from './address-keys.ts'

test.each([
  'street',
  'Street',
  'STREET_NAME',
  'Straat',
  'straatnaam',
  'Straße',
  'strasse',
  'Strooss',
  'Stroos',
  'rue',
  'Rue',
  'Nom de la rue',
  'stra\u0301at',
  'Address.Street',
])('%s names a street', (key) => {
  expect(meaningOfKey(key)).toEqual({ isOfAddress: true, isStreet: true, isHouseNumber: false, isAnother: false, publishingAnswer: null })
})

test.each(
  'StreetType straatkind soortstraat StreetKind streetcode StreetId StreetWidth straatbreedte largeurrue streetlength StreetPark StreetView2 streetview StreetSide StreetLevel streetlight streetfront streetcount straatgevel StreetImage StreetPhoto streetdistance straatafstand StreetNote straatnotitie'.split(
    ' ',
  ),
)('%s is about a street', (key) => {
  expect(meaningOfKey(key).isStreet).toBe(false)
})

test.each([
  'Address',
  'adres',
  'Adresse',
  'HouseNumber',
  'huisnummer',
  'huisnr',
  'HausNr',
  'maisonno',
  'housenum',
  'NumeroMaison',
  'numéro de la maison',
  'numerodemaison',
  'numerolamaison',
])('%s is of an address and names no street', (key) => {
  expect(meaningOfKey(key)).toMatchObject({ isOfAddress: true, isStreet: false, publishingAnswer: null })
})

test.each(['True', 'vrai', 'true', 'House', 'Huis', 'number', 'City', 'Omschrijving', 'maison', ''])('%s is of no address', (key) => {
  expect(meaningOfKey(key)).toMatchObject({ isOfAddress: false, isStreet: false, publishingAnswer: null })
})

test.each([
  'number',
  'Number',
  'nummer',
  'Numéro',
  'num',
  'Nr',
  'No',
  'Nr.',
  'HouseNumber',
  'huisnummer',
  'Hausnummer',
  'house_nr',
  'StreetNumber',
  'straatnr',
])('%s is a house number', (key) => {
  expect(meaningOfKey(key).isHouseNumber).toBe(true)
})

test.each(['numbers', 'telnr', 'norm', 'house', 'phonenumber', 'boxnumber', 'nrofrooms', ''])('%s is no house number', (key) => {
  expect(meaningOfKey(key).isHouseNumber).toBe(false)
})

test.each(
  'EmailAddress mailadres officeaddress kantooradres AgencyAddress agenceadresse OwnerAddress eigenaaradres ContactAddress ManagerAddress NegotiatorAddress WebsiteAddress websiteadres WebAddress webadres IpAddress ipadres streetview'.split(
    ' ',
  ),
)('%s is another address', (key) => {
  expect(meaningOfKey(key)).toMatchObject({ isAnother: true, isOfAddress: false, isStreet: false, publishingAnswer: null })
})

test.each(
  'HideAddress hidden_address verbergadres adresverborgen verbirgadresse versteckadresse cacheradresse masqueradresse PrivateAddress adresprivé adresseprive SecretAddress geheimadres confidentialaddress discreetadres anonymousaddress AddressNotPublic adresnietpubliek adressenichtzeigen UnpublishedAddress NotPublishStreet'.split(
    ' ',
  ),
)('the flag %s hides an address', (key) => {
  expect(meaningOfKey(key)).toMatchObject({ isOfAddress: true, isStreet: false, publishingAnswer: false })
})

test.each(
  'PublishAddress publicstreet ShowAddress DisplayAddress DiscloseAddress RevealStreet AddressVisible toonadres adrestonen adreszichtbaar afficheradresse montreradresse zeigadresse adressesichtbar PublishHouseNumber'.split(
    ' ',
  ),
)('the flag %s publishes an address', (key) => {
  expect(meaningOfKey(key)).toMatchObject({ isOfAddress: true, isStreet: false, publishingAnswer: true })
})

test.each(['StreetNote', 'AddressNotitie', 'AddressNotary'])('%s is no flag', (key) => {
  expect(meaningOfKey(key).publishingAnswer).toBeNull()
})

test.each(['PublishPrice', 'HidePrice', 'ShowOfficeAddress', 'public'])('%s is a flag of something else', (key) => {
  expect(meaningOfKey(key).publishingAnswer).toBeNull()
})
