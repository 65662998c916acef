import type { SheetField } from './sheet-kind.ts'

/** Columns of a table of homes: where they are, their texts and their pictures. */
export const homePlaceFields: Readonly<Record<string, SheetField>> = {
  'location.street': {
    names: { nl: 'Straat, Straatnaam, Adres', fr: 'Rue, Nom de rue, Adresse', en: 'Street, Street name, Address', de: 'Straße, Straßenname, Adresse' },
  },
  'location.number': {
    names: {
      nl: 'Huisnummer, Huisnr, Nr, Nummer, Huis nr',
      fr: 'Numéro, Numéro de rue, N°, Num',
      en: 'House number, Number, Street number, House no, No',
      de: 'Hausnummer, Hausnr, Haus-Nr',
    },
  },
  'location.box': {
    names: { nl: 'Bus, Busnummer, Bus nr', fr: 'Boîte, Bte, Numéro de boîte', en: 'Box, Box number, Flat number', de: 'Briefkasten, Wohnungsnummer' },
  },
  'location.postal_code': {
    names: { nl: 'Postcode, Postnummer, Post nr', fr: 'Code postal, CP', en: 'Postcode, Postal code, Zip, Zip code', de: 'Postleitzahl, PLZ' },
    looks: /^(?:[BL]-?\s?)?[1-9]\d{3}$/,
  },
  'location.city': {
    names: { nl: 'Gemeente, Stad, Plaats, Woonplaats', fr: 'Commune, Ville, Localité', en: 'Town, City, Municipality, Place', de: 'Ort, Stadt, Wohnort' },
  },
  'location.district': { names: { nl: 'Deelgemeente', fr: 'Ancienne commune, Section', en: 'District', de: 'Ortsteil, Stadtteil' } },
  'location.neighbourhood': { names: { nl: 'Buurt, Wijk', fr: 'Quartier', en: 'Neighbourhood', de: 'Viertel' } },
  'location.country': { names: { nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' } },
  'location.hidden': {
    names: {
      nl: 'Adres verbergen, Adres verborgen, Adres niet tonen',
      fr: "Masquer l'adresse, Adresse cachée, Adresse masquée",
      en: 'Hide address, Address hidden',
      de: 'Adresse verbergen, Adresse verborgen',
    },
  },
  'location.number_hidden': {
    names: { nl: 'Huisnummer verbergen', fr: 'Masquer le numéro', en: 'Hide house number', de: 'Hausnummer verbergen' },
  },
  'location.geo.latitude': { names: { nl: 'Breedtegraad, Lat', fr: 'Latitude', en: 'Latitude', de: 'Breitengrad' } },
  'location.geo.longitude': { names: { nl: 'Lengtegraad, Lng, Lon', fr: 'Longitude', en: 'Longitude', de: 'Längengrad' } },
  unit: { names: { nl: 'Eenheid, Lot', fr: 'Unité, Lot', en: 'Unit, Lot', de: 'Einheit, Los' } },

  description_title: {
    names: { nl: 'Titel, Kop, Hoofding', fr: 'Titre, Accroche', en: 'Title, Headline', de: 'Titel, Überschrift' },
    holds: 'texts',
  },
  description: {
    names: {
      nl: 'Beschrijving, Omschrijving, Tekst',
      fr: 'Description, Descriptif, Texte',
      en: 'Description, Text',
      de: 'Beschreibung, Objektbeschreibung',
    },
    holds: 'texts',
  },
  images: {
    names: {
      nl: "Foto's, Foto, Afbeeldingen, Afbeelding, Foto-URL, Foto-URL's, Links foto's",
      fr: 'Photos, Photo, Images, Liens photos, URL photo, URL photos',
      en: 'Photos, Pictures, Picture, Image, Photo links, Photo URL, Photo URLs',
      de: 'Fotos, Bilder, Bild, Foto-URLs',
    },
    holds: 'list',
    looks: /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|webp|avif)(?:[?#|,;\s].*)?$/i,
  },
  plans: {
    names: { nl: 'Plannen, Plan, Grondplannen, Grondplan', fr: 'Plans', en: 'Floor plans, Floor plan', de: 'Grundrisse, Grundriss' },
    holds: 'list',
  },
  video_url: { names: { nl: 'Video, Video-URL, Film', fr: 'Vidéo, Lien vidéo', en: 'Video link', de: 'Video-Link' } },
  virtual_tour_url: {
    names: { nl: 'Virtuele tour, Virtueel bezoek, 3D-tour', fr: 'Visite virtuelle', en: 'Virtual tour', de: 'Virtueller Rundgang' },
  },
}
