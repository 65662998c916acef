import { describe, expect, test } from 'vitest'
import { vatRegime } from '../listings/vocabulary/vat-regime.ts'
import { readVatRegime } from './vat-regime.ts'

const none = { kind: 'none' }
const unclear = { kind: 'unclear' }
const included = { kind: 'included' }
const vat = (rate: number | null) => ({ kind: 'vat', rate })
const split = (rate: number | null) => ({ kind: 'split', rate })

describe('a VAT regime is read by what it says', () => {
  test.each([
    // no VAT
    ['niet onderworpen aan btw', none],
    ['geen btw', none],
    ['vrij van btw', none],
    ['btw-vrij', none],
    ['Vrijgesteld van btw', none],
    ['vrijgesteld', none],
    ['btw: neen', none],
    ['niet btw-plichtig', none],
    ['Nietbtwplichtig', none],
    ['niet-btw-plichtige verkoper', none],
    ['btw: niet van toepassing', none],
    ['von der MwSt. befreit', none],
    ['steuerfrei', none],
    ['vrij van registratierechten', unclear],
    ['registratierechten', none],
    ['Registratierechten (12 %), geen btw', none],
    ['registratierechten zonder btw', none],
    ['niet onder btw maar onder registratierechten', none],
    ['verkooprecht', none],
    ['0 % btw', none],
    ['exonéré', none],
    ['exonéré de la TVA', none],
    ['non soumis à la TVA', none],
    ['Vente non assujettie à la T.V.A.', none],
    ['pas de TVA', none],
    ['TVA : non', none],
    ['sous droits d’enregistrement', none],
    ['droits d’enregistrement de 12,5 %', none],
    ['MwSt-frei', none],
    ['mehrwertsteuerfrei', none],
    ['keine MwSt.', none],
    ['nicht mehrwertsteuerpflichtig', none],
    ['Registrierungsgebühren', none],
    ['not subject to VAT', none],
    ['VAT exempt', none],
    ['no VAT, registration duty', none],
    // conditional, or not about whether VAT is due
    ['TVA non récupérable', unclear],
    ['btw niet aftrekbaar', unclear],
    ['VAT not deductible', unclear],
    ['MwSt. nicht abzugsfähig', unclear],
    ['2 % registratierechten (erfpacht)', unclear],
    ['6% mits voorwaarden', unclear],
    ['6% btw indien aan de voorwaarden voldaan', unclear],
    ['TVA 6 % sous conditions', unclear],
    ['6 % btw op renovatiewerken', unclear],
    ['6 % btw (verbouwing)', unclear],
    ['TVA 6 % sur les travaux de rénovation', unclear],
    ['6 % MwSt. auf Umbauarbeiten', unclear],
    ['btwi', included],
    ['TVAC', included],
    ['21 % btwe', vat(0.21)],
    // VAT on the price
    ['Btwstelsel (21 %)', vat(0.21)],
    ['Btw-stelsel (21)', vat(0.21)],
    ['verkoop onder btw-stelsel (21 %)', vat(0.21)],
    ['BTW 21%', vat(0.21)],
    ['b.t.w. 21 procent', vat(0.21)],
    ['21', vat(0.21)],
    ['geen registratierechten, 21 % btw', vat(0.21)],
    ['onderworpen aan btw, niet aan registratierechten', vat(null)],
    ['exclusief 21 % btw', vat(0.21)],
    ['21 % btw niet inbegrepen', vat(0.21)],
    ['21 % btw op gebouw en grond', vat(0.21)],
    ['nieuwbouw onder btw', vat(null)],
    ['6 % btw (afbraak en heropbouw)', vat(0.06)],
    ['afbraak en heropbouw aan 6%', vat(0.06)],
    ['TVA 6 % (démolition et reconstruction)', vat(0.06)],
    ['vente sous régime TVA', vat(null)],
    ['vente sous régime T.V.A. (21%)', vat(0.21)],
    ['HTVA', vat(null)],
    ['hors TVA', vat(null)],
    ['taxe sur la valeur ajoutée de 21 pour cent', vat(0.21)],
    ['Verkauf mit MwSt. (21 %)', vat(0.21)],
    ['zzgl. 21 % MwSt.', vat(0.21)],
    ['Umsatzsteuer 17 %', vat(0.17)],
    ['sale under 21% VAT', vat(0.21)],
    ['plus VAT', vat(null)],
    ['TVA super-réduite', vat(0.03)],
    ['3 % btw voor een eigen woning binnen het plafond, anders 17 %', vat(null)],
    ['TVA de 3 % pour l’habitation personnelle, sinon 17 %', vat(null)],
    // VAT on the construction, duty on the land
    ['21 % btw op de constructie, registratierechten op grondaandeel', split(0.21)],
    ['btw op het gebouw en verkooprecht op de grond', split(null)],
    ['21 % btw op constructie en 12 % registratierechten op grond', split(0.21)],
    ['btw op de constructies', split(null)],
    ['TVA 21 % sur les constructions, droits d’enregistrement de 12,5 % sur le terrain', split(0.21)],
    ['TVA sur le bâtiment et droits sur le terrain', split(null)],
    ['MwSt. auf das Gebäude und Registrierungsgebühren auf das Grundstück', split(null)],
    ['17% VAT on the building, registration duty on the land', split(0.17)],
    // the price includes it
    ['21 % btw inbegrepen', included],
    ['incl. btw', included],
    ['TVAC', included],
    ['inkl. 21 % MwSt.', included],
    ['MwSt. inbegriffen', included],
    // unclear, conditional or contradictory
    ['btw of registratierechten', unclear],
    ['btw/registratierechten', unclear],
    ['TVA ou droits d’enregistrement', unclear],
    ['6 % of 21 % btw', unclear],
    ['21 % btw (6 % onder voorwaarden)', unclear],
    ['btw mogelijk', unclear],
    ['TVA en option', unclear],
    ['zonder btw', unclear],
    ['sans TVA', unclear],
    ['btw verlegd', unclear],
    ['verlaagd btw-tarief', unclear],
    ['btw op de constructie, niet op de grond', unclear],
    ['private', unclear],
    ['12 %', unclear],
    ['3', unclear],
    ['gemengd', unclear],
    ['xyz', unclear],
    ['exonéré de droits d’enregistrement', unclear],
    ['geen btw-vrijstelling', unclear],
    // no answer
    ['', null],
    [' - ', null],
    ['n.v.t.', null],
    ['geen', null],
    [undefined, null],
    [false, null],
    // several languages
    [{ nl: 'verkoop onder btw', en: 'sale under 21% VAT' }, vat(0.21)],
    [{ nl: '21 % btw', en: '6% VAT' }, unclear],
    [{ nl: 'btw', fr: 'droits d’enregistrement' }, unclear],
    [{ nl: 'registratierechten', fr: 'droits d’enregistrement', de: 'Registrierungsgebühren', en: 'registration duty' }, none],
  ])('%j', (said, regime) => {
    expect(readVatRegime(said)).toEqual(regime)
  })
})

test.each(
  Object.entries(vatRegime).flatMap(([word, names]) => Object.values(names).flatMap((list) => list.split(',').map((name) => [word, name.trim()] as const))),
)('the trade’s own words are read as %s: %s, or are unclear', (word, name) => {
  const kinds: Readonly<Record<string, string>> = {
    'registration-duty': 'none',
    exempt: 'none',
    'vat-and-duty': 'split',
    'including-vat': 'included',
    'reverse-charge': 'unclear',
  }
  expect([kinds[word] ?? 'vat', 'unclear']).toContain(readVatRegime(name)?.kind)
})
