/** The headings of a table of homes. Capitals, spaces and hyphens do not matter, and the usual Dutch and French words stand for the format's names. */

export const headings: Readonly<Record<string, readonly string[]>> = {
  id: ['pand_id', 'id_pand', 'id_bien'],
  reference: ['referentie', 'référence', 'ref', 'réf'],
  type: ['soort', 'type_pand', 'type_de_bien'],
  subtype: ['subtype_pand', 'sous_type'],
  negotiation: ['transactie', 'transactietype', 'transaction', 'type_de_transaction'],
  status: ['statut', 'état_de_la_vente'],
  'price.amount': ['prijs', 'vraagprijs', 'huurprijs', 'prix', 'prix_de_vente', 'loyer'],
  'price.hidden': ['prijs_verbergen', 'prijs_verborgen', 'prix_caché', 'masquer_le_prix'],
  'location.street': ['straat', 'rue'],
  'location.number': ['huisnummer', 'numéro', 'numero'],
  'location.box': ['bus', 'busnummer', 'boîte', 'boite'],
  'location.postal_code': ['postcode', 'postnummer', 'code_postal'],
  'location.city': ['gemeente', 'stad', 'plaats', 'commune', 'ville', 'localité', 'localite'],
  'location.country': ['land', 'pays'],
  'location.hidden': ['adres_verbergen', 'adres_verborgen', 'adresse_cachée', "masquer_l'adresse"],
  'location.geo.latitude': ['breedtegraad', 'latitude'],
  'location.geo.longitude': ['lengtegraad', 'longitude'],
  bedrooms: ['slaapkamers', 'aantal_slaapkamers', 'chambres', 'nombre_de_chambres'],
  bathrooms: ['badkamers', 'aantal_badkamers', 'salles_de_bain', 'salles_de_bains'],
  'sizes.liveable_area': ['bewoonbare_oppervlakte', 'surface_habitable'],
  'sizes.plot_area': ['grondoppervlakte', 'perceeloppervlakte', 'surface_du_terrain', 'superficie_du_terrain'],
  construction_year: ['bouwjaar', 'année_de_construction', 'annee_de_construction'],
  'energy.epc_value': ['epc', 'epc_waarde', 'peb', 'valeur_peb'],
  cadastral_income: ['kadastraal_inkomen', 'revenu_cadastral'],
  description_title: ['titel', 'titre'],
  description: ['beschrijving', 'omschrijving', 'texte'],
  images: ["foto's", 'foto’s', 'fotos', 'photos', 'afbeeldingen'],
  plans: ['plannen', 'grondplannen'],
}

const paths: ReadonlyMap<string, string> = new Map(Object.entries(headings).flatMap(([path, words]) => words.map((word) => [word, path] as const)))

/** The path of a column: the heading in small letters, or what a Dutch or French heading stands for. */
export function columnOf(heading: string): string {
  const plain = heading
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return paths.get(plain) ?? plain
}
