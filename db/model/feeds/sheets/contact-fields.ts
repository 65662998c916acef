import type { SheetKind } from './sheet-kind.ts'

/** Contacts and subscribers of a newsletter as a spreadsheet. */
export const contactSheet: SheetKind = {
  fields: {
    email: {
      names: {
        nl: 'E-mail, E-mailadres, Mailadres, Mail',
        fr: 'E-mail, Adresse e-mail, Courriel, Adresse électronique',
        en: 'E-mail, E-mail address',
        de: 'E-Mail, E-Mail-Adresse',
      },
      looks: /^[^\s@;,]+@[^\s@;,]+\.[a-z]{2,}$/i,
    },
    name: {
      names: {
        nl: 'Naam, Familienaam, Achternaam',
        fr: 'Nom, Nom de famille',
        en: 'Name, Last name, Surname, Family name',
        de: 'Name, Nachname, Familienname',
      },
    },
    firstName: { names: { nl: 'Voornaam', fr: 'Prénom', en: 'First name, Given name', de: 'Vorname' } },
    phone: {
      names: {
        nl: 'Telefoon, Telefoonnummer, Tel, Gsm, Gsm-nummer, Mobiel',
        fr: 'Téléphone, Numéro de téléphone, Tél, GSM, Portable',
        en: 'Phone, Phone number, Telephone, Mobile',
        de: 'Telefon, Telefonnummer, Handy, Mobil',
      },
      looks: /^(?:\+|00|0)\d[\d\s./()-]{6,16}$/,
    },
    street: {
      names: { nl: 'Straat, Straat en nummer, Adres', fr: 'Rue, Rue et numéro, Adresse', en: 'Street, Address', de: 'Straße, Straße und Hausnummer, Adresse' },
    },
    postalCode: {
      names: { nl: 'Postcode, Postnummer', fr: 'Code postal, CP', en: 'Postcode, Postal code, Zip', de: 'Postleitzahl, PLZ' },
      looks: /^(?:[BL]-?\s?)?[1-9]\d{3}$/,
    },
    town: { names: { nl: 'Gemeente, Stad, Plaats, Woonplaats', fr: 'Commune, Ville, Localité', en: 'Town, City', de: 'Ort, Stadt, Wohnort' } },
    language: {
      names: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
      looks: /^(?:nl|fr|en|de|nederlands|frans|engels|duits|français|néerlandais|anglais|allemand)$/i,
    },
    kind: {
      names: {
        nl: 'Soort contact, Soort, Type, Categorie',
        fr: 'Type de contact, Type, Catégorie',
        en: 'Kind of contact, Kind, Type',
        de: 'Kontaktart, Art, Typ',
      },
    },
    consentDate: {
      names: {
        nl: 'Toestemming op, Datum toestemming, Ingeschreven op, Inschrijfdatum',
        fr: "Consentement le, Date du consentement, Date d'inscription, Inscrit le",
        en: 'Consent on, Consent date, Subscribed on, Date subscribed',
        de: 'Einwilligung am, Datum der Einwilligung, Angemeldet am',
      },
    },
    consentSource: {
      names: {
        nl: 'Bron van toestemming, Toestemming via, Herkomst, Bron',
        fr: 'Source du consentement, Consentement via, Origine, Source',
        en: 'Source of consent, Consent given by, Origin',
        de: 'Quelle der Einwilligung, Einwilligung über, Herkunft, Quelle',
      },
    },
    note: { names: { nl: 'Opmerking, Opmerkingen, Notitie', fr: 'Remarque, Remarques, Note', en: 'Note, Notes, Remark', de: 'Bemerkung, Bemerkungen, Notiz' } },
  },
  needs: [['email', 'phone', 'name']],
  fixed: { kind: ['subscriber', 'buyer', 'seller'] },
}
