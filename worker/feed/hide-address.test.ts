import { expect, test } from 'vitest'
import { aProperty } from '../../tests/factories.ts'
import { leaksIn, poison, poisonNames, said } from '../../tests/poisons.ts'
import { readProperty } from './omnicasa/property.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: string, id: string) => Number(id) }
const streets = [
  ['Kerkstraat', 'Gent'],
  ['Korte Vuldersreitje', 'Brugge'],
  ['Stationsstraat', 'Aalst'],
  ['Brugsesteenweg', 'Gent'],
  ['Felix Timmermansstraat', 'Lier'],
  ['Sint-Pietersnieuwstraat', 'Gent'],
  ['Rue de la Tulipe Noire', 'Ixelles'],
  ["Rue de l'Église", 'Namur'],
  ['Avenue Clémentine', 'Forest'],
  ["Chaussée d'Ixelles", 'Ixelles'],
  ['Rue du Moulin', 'Wavre'],
  ['Boulevard du Roi Albert II', 'Bruxelles'],
  ['Mühlenweg', 'Eupen'],
  ['Hauptstraße', 'Eupen'],
  ['Langerei', 'Brugge'],
] as const

test.each(poisonNames)('no field of a listing tells its hidden address %s', (name) => {
  for (const [street, city] of streets) {
    const address = { street, houseNumber: '27', box: 'QX9Z', lat: 51.21543, lng: 3.23017 }
    const { text, marks } = poison(name, address)
    const around = {
      nl: `Ruime woning, ${text}, met tuin`,
      fr: `Belle maison (${text}) avec jardin`,
      en: `A home at ${text} with a garden`,
      de: `Haus ${text} mit Garten`,
    }
    const record = aProperty({
      PublishAddress: false,
      ...{ Street: street, HouseNumber: address.houseNumber, BoxNr: address.box, City: city, Zip: '9000', GoogleX: address.lat, GoogleY: address.lng },
      ...{ DescriptionA: around, DescriptionB: around, Servitudes: around, Marquee: true, MarqueeName: text, TypeDescription: text, Ident: text },
      ...{
        ManagerName: text,
        OfficeName: text,
        EPCLabelText: text,
        KitchenName: text,
        DateFree: text,
        CountryName: text,
        VideoUrl: `https://films.example/${encodeURIComponent(text)}`,
      },
      ...{ XLargePictureItems: [{ ID: text, Url: 'https://crm.example/1.jpg', Name: around }], Unit: 'B12', FloorNumber: '3', Anything: { deep: [text] } },
    })
    const reading = readProperty(record, options)
    if (!reading.ok) throw new Error(reading.reason)
    const { listing, extraFields } = reading
    const values = JSON.stringify(listing, (_key, value) => (typeof value === 'string' ? `${value}\u0001` : value)).split('\\u0001')
    expect.soft(leaksIn(said(values.concat(extraFields ?? '')), address, marks), `${street}: ${text}`).toEqual([])
    expect.soft(JSON.stringify(listing.title), street).not.toContain('…')
  }
})
