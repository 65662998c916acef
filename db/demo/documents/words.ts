/** Names and contents of the demo agency's documents. Documents about a home are in the language of its place. */

export type PaperLanguage = 'nl' | 'fr' | 'de'
type Names = Readonly<Record<PaperLanguage | 'en', string>>

/** The name of the energy certificate in each region. */
export const energyNames = {
  flanders: {
    nl: 'Energieprestatiecertificaat (EPC)',
    fr: 'Certificat de performance énergétique (PEB)',
    en: 'Energy performance certificate (EPC)',
    de: 'Energieausweis (EPC)',
  },
  elsewhere: { nl: 'EPB-certificaat', fr: 'Certificat PEB', en: 'EPB certificate', de: 'Energieausweis (PEB)' },
  luxembourg: { nl: 'Energiepas', fr: 'Passeport énergétique (CPE)', en: 'Energy passport (CPE)', de: 'Energiepass (CPE)' },
} as const satisfies Record<string, Names>

export const planNames: Names = { nl: 'Grondplan', fr: 'Plan de l’habitation', en: 'Floor plan', de: 'Grundriss' }
export const planningNames: Names = {
  nl: 'Stedenbouwkundig uittreksel',
  fr: 'Renseignements urbanistiques',
  en: 'Town-planning extract',
  de: 'Städtebauliche Auskunft',
}

interface PaperWords {
  readonly foot: string
  readonly reference: string
  readonly place: string
  readonly energy: string
  readonly label: string
  readonly certificate: string
  readonly validUntil: string
  readonly livingArea: string
  readonly ground: string
  readonly terrace: string
  readonly garden: string
  readonly zoning: string
  readonly flood: string
  readonly permit: string
  readonly summons: string
  readonly preemption: string
  readonly yes: string
  readonly no: string
  readonly rooms: { readonly living: string; readonly kitchen: string; readonly bedroom: string; readonly bathroom: string }
  readonly unit: string
  readonly price: string
  readonly sold: string
  readonly energyUnit: string
}

export const paperWords: Readonly<Record<PaperLanguage, PaperWords>> = {
  nl: {
    foot: 'Voorbeeld van het demokantoor. Dit is geen officieel document.',
    reference: 'Referentie',
    place: 'Ligging',
    energy: 'Energieprestatie',
    label: 'Energieklasse',
    certificate: 'Nummer van het certificaat',
    validUntil: 'Geldig tot',
    livingArea: 'Bewoonbare oppervlakte',
    ground: 'Perceeloppervlakte',
    terrace: 'Terras',
    garden: 'Tuin',
    zoning: 'Bestemming',
    flood: 'P-score en G-score',
    permit: 'Stedenbouwkundige vergunning',
    summons: 'Dagvaarding',
    preemption: 'Voorkooprecht',
    yes: 'ja',
    no: 'nee',
    rooms: { living: 'Woonkamer', kitchen: 'Keuken', bedroom: 'Slaapkamer', bathroom: 'Badkamer' },
    unit: 'Eenheid',
    price: 'Prijs',
    sold: 'verkocht',
    energyUnit: 'kWh/m².jaar',
  },
  fr: {
    foot: 'Exemple de l’agence de démonstration. Ceci n’est pas un document officiel.',
    reference: 'Référence',
    place: 'Situation',
    energy: 'Performance énergétique',
    label: 'Classe énergétique',
    certificate: 'Numéro du certificat',
    validUntil: 'Valable jusqu’au',
    livingArea: 'Surface habitable',
    ground: 'Superficie du terrain',
    terrace: 'Terrasse',
    garden: 'Jardin',
    zoning: 'Affectation',
    flood: 'Scores P et G',
    permit: 'Permis d’urbanisme',
    summons: 'Citation',
    preemption: 'Droit de préemption',
    yes: 'oui',
    no: 'non',
    rooms: { living: 'Séjour', kitchen: 'Cuisine', bedroom: 'Chambre', bathroom: 'Salle de bains' },
    unit: 'Unité',
    price: 'Prix',
    sold: 'vendu',
    energyUnit: 'kWh/m².an',
  },
  de: {
    foot: 'Muster der Demo-Agentur. Dies ist kein amtliches Dokument.',
    reference: 'Referenz',
    place: 'Lage',
    energy: 'Energiekennwert',
    label: 'Energieklasse',
    certificate: 'Nummer des Ausweises',
    validUntil: 'Gültig bis',
    livingArea: 'Wohnfläche',
    ground: 'Grundstücksfläche',
    terrace: 'Terrasse',
    garden: 'Garten',
    zoning: 'Widmung',
    flood: 'P-Score und G-Score',
    permit: 'Städtebaugenehmigung',
    summons: 'Gerichtliche Vorladung',
    preemption: 'Vorkaufsrecht',
    yes: 'ja',
    no: 'nein',
    rooms: { living: 'Wohnzimmer', kitchen: 'Küche', bedroom: 'Schlafzimmer', bathroom: 'Badezimmer' },
    unit: 'Einheit',
    price: 'Preis',
    sold: 'verkauft',
    energyUnit: 'kWh/m² pro Jahr',
  },
}
