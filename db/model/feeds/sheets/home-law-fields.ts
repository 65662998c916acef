import type { SheetField } from './sheet-kind.ts'

/** Columns of a table of homes: energy and what the law asks. */
export const homeLawFields: Readonly<Record<string, SheetField>> = {
  'energy.epc_value': {
    names: {
      nl: 'EPC, EPC-waarde, EPC-score, Kengetal, Energiescore',
      fr: 'PEB, Valeur PEB, Score PEB, E spec, Consommation PEB',
      en: 'EPC value, EPC score, Energy performance',
      de: 'EPC-Wert, EPB, Energiekennwert',
    },
  },
  'energy.epc_category': {
    names: {
      nl: 'EPC-label, Energielabel, EPC-klasse, Energieklasse',
      fr: 'Classe PEB, Label PEB, Classe énergétique',
      en: 'EPC label, EPC rating, Energy label, Energy class',
      de: 'EPC-Klasse, Energieeffizienzklasse',
    },
    looks: /^[A-G](?:\+{1,2}|-)?$/,
  },
  'energy.total_epc_value': {
    names: { nl: 'Totaal energieverbruik, EPC totaal', fr: 'Consommation totale, PEB totale', en: 'Total energy use', de: 'Gesamtenergieverbrauch' },
  },
  'energy.co2_emissions': { names: { nl: 'CO2-uitstoot, CO2', fr: 'Émissions de CO2, Émission CO2', en: 'CO2 emissions', de: 'CO2-Emissionen' } },
  'energy.epc_reference': {
    names: {
      nl: 'EPC-nummer, EPC-certificaatnummer, Certificaatnummer EPC, Unieke code EPC, EPC-referentie',
      fr: 'Numéro PEB, Numéro du certificat PEB, Référence PEB',
      en: 'EPC number, EPC reference, EPC certificate number',
      de: 'EPC-Nummer',
    },
  },
  'energy.valid_until': {
    names: { nl: 'EPC geldig tot, Vervaldatum EPC', fr: "PEB valable jusqu'au, Validité PEB", en: 'EPC valid until, EPC expiry date', de: 'EPC gültig bis' },
  },
  'energy.e_spec': { names: { nl: 'E-peil', fr: 'Niveau E', en: 'E-level', de: 'E-Niveau' } },

  'flood.plot_score': { names: { nl: 'P-score', fr: 'Score P', en: 'P score', de: 'Flurstück-Score' } },
  'flood.building_score': { names: { nl: 'G-score', fr: 'Score G', en: 'G score', de: 'Gebäude-Score' } },
  'flood.zone': { names: { nl: 'Overstromingsgebied', fr: 'Zone inondable', en: 'Flood zone', de: 'Überschwemmungsgebiet' } },
  'planning.building_permit': {
    names: {
      nl: 'Stedenbouwkundige vergunning, Bouwvergunning, Vergunning',
      fr: "Permis d'urbanisme, Permis de bâtir",
      en: 'Building permit, Planning permission',
      de: 'Baugenehmigung, Städtebaugenehmigung',
    },
  },
  'planning.land_use_designation': {
    names: {
      nl: 'Stedenbouwkundige bestemming, Bestemming',
      fr: 'Affectation urbanistique, Affectation',
      en: 'Land use, Zoning',
      de: 'Städtebauliche Bestimmung, Flächennutzung',
    },
  },
  'planning.breach': { names: { nl: 'Dagvaarding', fr: 'Citation', en: 'Summons', de: 'Vorladung' } },
  'planning.priority_purchase_right': { names: { nl: 'Voorkooprecht', fr: 'Droit de préemption', en: 'Right of pre-emption', de: 'Vorkaufsrecht' } },
  'planning.subdivision_authorisation': {
    names: {
      nl: 'Verkavelingsvergunning, Verkaveling',
      fr: "Permis de lotir, Permis d'urbanisation",
      en: 'Subdivision permit, Allotment permit',
      de: 'Parzellierungsgenehmigung, Erschließungsgenehmigung',
    },
  },
  'planning.heritage': {
    names: { nl: 'Beschermd erfgoed, Onroerend erfgoed, Erfgoed', fr: 'Patrimoine protégé, Patrimoine', en: 'Heritage, Listed building', de: 'Denkmalschutz' },
  },
  'asbestos.type': { names: { nl: 'Asbestattest, Asbest', fr: 'Attestation amiante, Amiante', en: 'Asbestos', de: 'Asbest' } },
  'certificates.soil': { names: { nl: 'Bodemattest', fr: 'Attestation du sol', en: 'Soil certificate', de: 'Bodenbescheinigung' } },
  'certificates.electricity': {
    names: {
      nl: 'Elektriciteitskeuring, Keuring elektriciteit',
      fr: 'Contrôle électrique, Certificat électrique',
      en: 'Electrical inspection',
      de: 'Elektroprüfung',
    },
  },
}
