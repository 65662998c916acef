import type { SheetField } from './sheet-kind.ts'

/** Columns of a table of homes: rooms, areas and the building. */
export const homeRoomFields: Readonly<Record<string, SheetField>> = {
  bedrooms: {
    names: {
      nl: 'Slaapkamers, Aantal slaapkamers, Slpk, Slaapk',
      fr: 'Chambres, Nombre de chambres, Nb chambres, Chambres à coucher',
      en: 'Bedrooms, Number of bedrooms, Beds',
      de: 'Schlafzimmer, Anzahl Schlafzimmer',
    },
  },
  bathrooms: {
    names: {
      nl: 'Badkamers, Aantal badkamers, Badk',
      fr: 'Salles de bain, Salles de bains, Nombre de salles de bain, SDB',
      en: 'Bathrooms, Number of bathrooms, Baths',
      de: 'Badezimmer, Bäder, Anzahl Badezimmer',
    },
  },
  toilets: { names: { nl: 'Toiletten, Aantal toiletten, WC', fr: 'Toilettes, Nombre de WC', en: 'Toilets, WCs', de: 'Toiletten, Anzahl WC' } },
  rooms: { names: { nl: 'Kamers, Aantal kamers', fr: 'Pièces, Nombre de pièces', en: 'Rooms, Number of rooms', de: 'Zimmer, Anzahl Zimmer' } },
  garages: { names: { nl: 'Garages, Aantal garages', fr: 'Garages, Nombre de garages', en: 'Garages, Number of garages', de: 'Garagen, Anzahl Garagen' } },
  parkings: {
    names: {
      nl: 'Parkeerplaatsen, Aantal parkeerplaatsen, Parking',
      fr: 'Places de parking, Parkings, Nombre de parkings, Emplacements de parking',
      en: 'Parking spaces, Number of parking spaces',
      de: 'Stellplätze, Parkplätze',
    },
  },
  'amenities.garage': { names: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' } },
  'amenities.terrace': { names: { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse' } },
  'amenities.garden': { names: { nl: 'Tuin', fr: 'Jardin', en: 'Garden', de: 'Garten' } },
  'amenities.cellar': { names: { nl: 'Kelder', fr: 'Cave', en: 'Cellar, Basement', de: 'Keller' } },
  'amenities.attic': { names: { nl: 'Zolder', fr: 'Grenier', en: 'Attic', de: 'Dachboden' } },
  'amenities.lift': { names: { nl: 'Lift', fr: 'Ascenseur', en: 'Lift, Elevator', de: 'Aufzug' } },
  'amenities.pool': { names: { nl: 'Zwembad', fr: 'Piscine', en: 'Swimming pool, Pool', de: 'Schwimmbad' } },
  'amenities.furnished': { names: { nl: 'Gemeubeld, Bemeubeld', fr: 'Meublé', en: 'Furnished', de: 'Möbliert' } },

  'sizes.liveable_area': {
    names: {
      nl: 'Bewoonbare oppervlakte, Bewoonbare opp, Bew opp, Woonoppervlakte, Woonopp, Opp bewoonbaar',
      fr: 'Surface habitable, Superficie habitable, Surf habitable, Surf hab',
      en: 'Living area, Habitable area, Liveable area, Living space',
      de: 'Wohnfläche',
    },
  },
  'sizes.plot_area': {
    names: {
      nl: 'Grondoppervlakte, Grondopp, Perceeloppervlakte, Perceelopp, Opp grond, Opp perceel, Oppervlakte grond, Oppervlakte perceel',
      fr: 'Surface du terrain, Superficie du terrain, Surface terrain, Superficie terrain, Terrain',
      en: 'Plot area, Land area, Plot size, Plot',
      de: 'Grundstücksfläche, Grundstück',
    },
  },
  'sizes.total_area': { names: { nl: 'Totale oppervlakte, Totale opp', fr: 'Surface totale, Superficie totale', en: 'Total area', de: 'Gesamtfläche' } },
  'sizes.built_area': { names: { nl: 'Bebouwde oppervlakte, Bebouwde opp', fr: 'Surface bâtie, Superficie bâtie', en: 'Built area', de: 'Bebaute Fläche' } },
  'sizes.terrace_area': {
    names: {
      nl: 'Oppervlakte terras, Opp terras, Terrasoppervlakte',
      fr: 'Surface terrasse, Surface de la terrasse',
      en: 'Terrace area',
      de: 'Terrassenfläche',
    },
  },
  'sizes.garden_area': {
    names: { nl: 'Oppervlakte tuin, Opp tuin, Tuinoppervlakte', fr: 'Surface jardin, Surface du jardin', en: 'Garden area', de: 'Gartenfläche' },
  },
  'sizes.front_width': { names: { nl: 'Gevelbreedte', fr: 'Largeur de façade', en: 'Front width', de: 'Fassadenbreite' } },

  facades: { names: { nl: 'Gevels, Aantal gevels', fr: 'Façades, Nombre de façades', en: 'Facades, Number of facades', de: 'Fassaden' } },
  floors: {
    names: {
      nl: 'Verdiepingen, Aantal verdiepingen, Bouwlagen',
      fr: "Étages, Nombre d'étages",
      en: 'Floors, Storeys, Number of floors',
      de: 'Stockwerke, Etagen',
    },
  },
  floor: { names: { nl: 'Verdieping', fr: 'Étage', en: 'Floor', de: 'Stockwerk, Etage' } },
  condition: { names: { nl: 'Staat, Toestand, Staat van het pand', fr: 'État, État du bien', en: 'Condition', de: 'Zustand' } },
  construction_year: {
    names: { nl: 'Bouwjaar', fr: 'Année de construction', en: 'Construction year, Year built, Year of construction', de: 'Baujahr' },
  },
  renovation_year: { names: { nl: 'Renovatiejaar', fr: 'Année de rénovation', en: 'Renovation year, Year renovated', de: 'Renovierungsjahr' } },
  'heating.name': { names: { nl: 'Verwarming', fr: 'Chauffage', en: 'Heating', de: 'Heizung' } },
  kitchen: { names: { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' } },
  'windows.glazing': { names: { nl: 'Beglazing', fr: 'Vitrage', en: 'Glazing', de: 'Verglasung' } },
  available_from: {
    names: {
      nl: 'Beschikbaar vanaf, Beschikbaarheid, Vrij vanaf',
      fr: 'Disponible à partir de, Disponible à partir du, Disponibilité, Libre à partir du',
      en: 'Available from, Availability',
      de: 'Verfügbar ab, Bezugsfrei ab, Verfügbarkeit',
    },
  },
}
