const week = ['mon', 'tue', 'wed', 'thu', 'fri']

/** A spreadsheet with Dutch headings, a type that the site does not know, pictures on another host and no coordinates. */
export const homesFile = [
  'Referentie;Soort;Transactie;Status;Prijs;Straat;Nummer;Postcode;Gemeente;Slaapkamers;Bewoonbare oppervlakte;EPC;Titel;Foto 1',
  'HH-1;Huis;te koop;beschikbaar;345.000;Coupure;12;9000;Gent;3;160;210;Herenhuis aan de Coupure;https://photos.example.net/1.jpg',
  'HH-2;Appartement;te koop;beschikbaar;€ 265.000;Kouter;4;9000;Gent;2;85;120;Appartement op de Kouter;https://photos.example.net/2.jpg',
  'HH-3;Huis;te huur;beschikbaar;1.150;Rue de Fer;8;5000;Namen;3;140;190;Maison de ville;https://photos.example.net/3.jpg',
  'HH-4;Kasteelboerderij;te koop;beschikbaar;950.000;Dorp;1;9040;Gent;6;400;300;Kasteelboerderij;https://photos.example.net/4.jpg',
].join('\r\n')

/** Three hundred contacts, none with proof of consent. */
export const contactsFile = [
  'E-mail;Naam;Telefoon;Postcode;Gemeente',
  ...Array.from({ length: 300 }, (_, at) => `klant${at}@example.com;Klant ${at};0470 ${String(100_000 + at)};9000;Gent`),
].join('\r\n')

/** Sixty addresses of the earlier site, as pasted. */
export const oldAddresses = Array.from({ length: 60 }, (_, at) => `/oud/pagina-${at}.html\t/nl/contact/`).join('\n')

/** A field in Dutch and in French. */
export const inBoth = (name: string, nl: string, fr: string) => ({ [`${name}.nl`]: nl, [`${name}.fr`]: fr })
/** Fields of a settings page. */
export const set = (values: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(values).map(([name, value]) => [`set.${name}`, value]))

/** The fields of the legal identity. */
export const identity = Object.fromEntries(
  Object.entries({
    name: 'Huis & Haard',
    ...inBoth('form', 'BV', 'SRL'),
    enterpriseNumber: '0403.170.701',
    vat: 'BE 0403.170.701',
    ...inBoth('register', 'RPR Gent', 'RPM Gand'),
    ...inBoth('seat.street', 'Veldstraat 12', 'Veldstraat 12'),
    'seat.zip': '9000',
    ...inBoth('seat.city', 'Gent', 'Gand'),
    ...inBoth('licence.title', 'vastgoedmakelaar', 'agent immobilier'),
    ...inBoth('licence.body', 'BIV', 'IPI'),
    'licence.number': '502.123',
    ...inBoth('authority.name', 'BIV', 'IPI'),
    ...inBoth('authority.address', 'Luxemburgstraat 16B, 1000 Brussel', 'rue du Luxembourg 16B, 1000 Bruxelles'),
    'insurance.insurer': 'AXA',
    'insurance.policy': '730.390.160',
    'insurance.contact': 'axa.be',
  }).map(([name, value]) => [`set.identity.${name}`, value]),
)

/** The fields of an office with visit times on working days. */
export function office(nl: string, fr: string, street: string, zip: string): Record<string, string> {
  const hours = Object.fromEntries(
    week.flatMap((day) => [
      [`hours.week.${day}`, '9u-12u30, 13.30-18h'],
      [`calendar.0.week.${day}`, '9:00-18:00'],
    ]),
  )
  return set({
    ...inBoth('name', nl, fr),
    email: `${fr.toLowerCase()}@example.com`,
    phone: '09 223 44 55',
    ...inBoth('address.street', street, street),
    'address.zip': zip,
    ...inBoth('address.city', nl, fr),
    ...hours,
    'calendar.0.every': '30',
    'calendar.0.minutes': '30',
  })
}
