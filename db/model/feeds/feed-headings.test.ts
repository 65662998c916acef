import { expect, test } from 'vitest'
import { columnOf } from './feed-headings.ts'

test.each([
  ['id', 'Pand ID, id-pand, ID bien, id'],
  ['reference', 'Referentie, Référence, ref, Réf, reference'],
  ['type', 'Soort, type pand, Type de bien'],
  ['subtype', 'Subtype pand, sous-type'],
  ['negotiation', 'Transactie, transactietype, Transaction, type de transaction'],
  ['status', 'statut, État de la vente'],
  ['price.amount', 'Prijs, vraagprijs, huurprijs, Prix, prix de vente, loyer, Price.Amount'],
  ['price.hidden', 'prijs verbergen, prijs verborgen, prix caché, masquer le prix'],
  ['location.street', 'Straat, rue'],
  ['location.number', 'huisnummer, numéro, numero'],
  ['location.box', 'bus, busnummer, boîte, boite'],
  ['location.postal_code', 'Postcode, postnummer, code postal'],
  ['location.city', 'gemeente, stad, plaats, commune, ville, localité, localite'],
  ['location.country', 'land, pays'],
  ['location.hidden', "adres verbergen, adres verborgen, adresse cachée, masquer l'adresse"],
  ['location.geo.latitude', 'breedtegraad, latitude'],
  ['location.geo.longitude', 'lengtegraad, longitude'],
  ['bedrooms', 'slaapkamers, aantal slaapkamers, chambres, nombre de chambres'],
  ['bathrooms', 'badkamers, aantal badkamers, salles de bain, salles de bains'],
  ['sizes.liveable_area', 'bewoonbare oppervlakte, surface habitable'],
  ['sizes.plot_area', 'grondoppervlakte, perceeloppervlakte, surface du terrain, superficie du terrain'],
  ['construction_year', 'bouwjaar, année de construction, annee de construction'],
  ['energy.epc_value', 'EPC, EPC-waarde, PEB, valeur PEB'],
  ['cadastral_income', 'kadastraal inkomen, revenu cadastral'],
  ['description_title', 'titel, titre'],
  ['description', 'beschrijving, omschrijving, texte'],
  ['images', "foto's, foto’s, fotos, photos, afbeeldingen"],
  ['plans', 'plannen, grondplannen'],
  ['energy.other', 'Energy.Other'],
  ['vrij_veld', ' Vrij  Veld '],
  ['vrij_veld', 'vrij - veld'],
])('%s is the column of %s', (column, written) => {
  for (const heading of written.split(', ')) expect(columnOf(heading), heading).toBe(column)
})
