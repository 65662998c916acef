import { describe, expect, test } from 'vitest'
import { vatRegime } from '../listings/vocabulary/vat-regime.ts'
import { isNoAnswer, readVatRegime, signsIn } from './vat-regime.ts'

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
  ])('a VAT regime is read from %j', (text, regime) => {
    expect(readVatRegime(text)).toEqual(regime)
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

describe('one word', () => {
  test.each([
    ['VAT', 'btw, BTW, B.T.W., b. t. w., tva, T.V.A., vat, V.A.T., mwst, MwSt., M.W.St., ust, USt.'],
    ['VAT', 'Mehrwertsteuer, Umsatzsteuer, value added tax, belasting over de toegevoegde waarde, belasting op de toegevoegde waarde'],
    ['VAT', 'taxe sur la valeur ajoutée, taxe à la valeur ajoutée'],
    ['IN VAT', 'btwi, TVAC, ttc'],
    ['EX VAT', 'btwe, HTVA, hors taxe, hors taxes'],
    ['DUTY', 'registratierechten, registratie, registration, afregistratie, verkooprecht, verkooprechten, enregistrement, enreg., Eintragungsgebühr'],
    ['DUTY', 'Grunderwerbsteuer, overdrachtsrecht, overdrachtsbelasting, transfer tax, transfer duty, duty, duties, droit, droits, rechten, Gebühren'],
    ['DUTY', "droits d'enregistrement, droit d'enregistrement, dr. d'enregistrement, droits d’enregistrement"],
    ['UNSURE', 'verlegd, verlegging van heffing, medecontractant, cocontractant, autoliquidation, report de perception, reverse charge, reverse-charge'],
    [
      'UNSURE',
      'Steuerschuldnerschaft, niet recupereerbaar, non récupérable, not recoverable, niet aftrekbaar, non déductible, pas deductible, nicht abziehbar',
    ],
    ['UNSURE', 'not abzugsfähig, mits, indien, voorwaarden, als aan, sous condition, condition, conditions, à condition, si le, si les, provided, sofern'],
    ['UNSURE', 'Bedingung, Voraussetzungen, erfpacht, emphytéose, Erbbaurecht, Erbpacht, leasehold, opstalrecht, superficie'],
    ['UNSURE', 'mogelijk, éventuel, eventueel, option, optioneel, optie, possible, möglich, te bepalen, à déterminer, tbd, te bespreken, keuze, au choix'],
    ['UNSURE', 'renovatie, renovatiewerken, rénovation, renovation, verbouwing, verbouwingswerken, Umbau, Umbauarbeiten, Sanierung'],
    ['EX', 'niet inbegrepen, non compris, non comprise, non inclus, not included, nicht enthalten, nicht inbegriffen, niet inclusief, nicht inklusive'],
    ['EX', 'niet meeinbegrepen, exclusief, excl., exklusive, exkl., hors, ex, ex., zzgl., zuzüglich, te vermeerderen, vermeerderd'],
    ['IN', 'inclusief, incl., inkl., inklusive, inbegrepen, inbegriffen, compris, comprise, einschließlich, enthalten'],
    ['WITHOUT', 'zonder, sans, ohne, without'],
    ['NO', 'geen, niet, noch, non, no, not, pas, kein, keine, keiner, nicht, nee, neen, nein, nihil, frei, free, dispensé, nul'],
    ['NO', 'vrij, vrijgesteld, vrijstelling, exonéré, exempt, befreit, steuerfrei'],
    ['REDUCED', 'verlaagd, verlaagde, réduit, reduced, ermäßigt, gunsttarief'],
    ['REBUILT', 'afbraak, sloop, heropbouw, herbouw, démolition, reconstruction, Abriss, Abbruch, Wiederaufbau, rebuilding'],
    ['BUILDING', 'constructie, gebouw, opstal, bouw, bâtiment, building, Gebäude, Bau'],
    ['LAND', 'grond, terrain, land, Grundstück, sol, perceel, Boden'],
    ['OR', 'of, ofwel, hetzij, ou, soit, or, either, oder, bzw, /'],
    ['|', ', ; ; ; ( ; ) ; [ ; ] ; + ; & ; | ; en ; et ; und ; and ; maar ; mais ; but ; aber ; sondern ; wel'],
  ])('one word is read as %s: %s', (sign, words) => {
    const all = words.split(words.includes(' ; ') ? ' ; ' : ', ')
    for (const word of all) expect(signsIn(word).join(' '), word).toBe(word === '' ? '' : sign)
  })

  test.each([
    'nieuwbouw',
    'Neubau',
    'new build',
    'new-build',
    'construction neuve',
    'constructions neuves',
    'nouvelle construction',
    'nouvelles constructions',
    'huis',
    'prijs',
    'rust',
    'elevator',
    'island',
    'solide',
    'soft',
    'lexicon',
    'plus',
    'vanaf',
  ])('%s has no sign', (word) => {
    expect(signsIn(word)).toEqual([])
  })
})

describe('several words', () => {
  test.each([
    ['21 % btw', '21% VAT'],
    ['6 procent BTW', '6% VAT'],
    ['21 pct', '21%'],
    ['21 percent', '21%'],
    ['6 pour cent', '6%'],
    ['6 pourcent', '6%'],
    ['19 Prozent', '19%'],
    ['2,5 %', '2.5%'],
    ['2.5%', '2.5%'],
    ['12,5 procent registratierechten', '12.5% DUTY'],
    ['excl. 21% btw', 'EX 21% VAT'],
    ['plus 21 % btw', 'EX 21% VAT'],
    ['plus btw', 'EX VAT'],
    ['plus 2,5 % btw', 'EX 2.5% VAT'],
    ['plus 21 % rechten', '21% DUTY'],
    ['prijs, kosten', '|'],
    ['btw. Registratierechten', 'VAT | DUTY'],
    ['btw – rechten', 'VAT | DUTY'],
    ['btw — rechten', 'VAT | DUTY'],
    ['btw - rechten', 'VAT | DUTY'],
    ['constructie. grond', 'BUILDING | LAND'],
    ['btw-vrij', 'NOVAT'],
    ['btw vrij', 'NOVAT'],
    ['btw vrijstelling', 'VAT NO'],
    ['vat exempt', 'NOVAT'],
    ['vat-free', 'NOVAT'],
    ['tva exonérée', 'NOVAT'],
    ['mwst frei', 'NOVAT'],
    ['mwst befreit', 'NOVAT'],
    ['superverlaagd tarief', 'REDUCED'],
    ['super-réduit', '3%'],
    ['taux super réduit', '3%'],
    ['super reduced', '3%'],
    ['btw of registratierechten', 'VAT OR DUTY'],
    ['btw/registratie', 'VAT OR DUTY'],
    ['geen btw', 'NO VAT'],
    ['zonder btw', 'WITHOUT VAT'],
    ['niet onder btw maar registratie', 'NO VAT | DUTY'],
    ['not included in the price', 'EX'],
    ['afbraak en heropbouw', 'REBUILT | REBUILT'],
    ['grond met opstal', 'LAND BUILDING'],
    ['verkoop  onder\tbtw', 'VAT'],
    ['  ', ''],
    ['', ''],
  ])('%j is read as %j', (text, signs) => {
    expect(signsIn(text).join(' ')).toBe(signs)
  })
})

describe('no answer', () => {
  test.each([
    '',
    ' ',
    '-',
    '--',
    '.',
    '?',
    '. - ?',
    'geen',
    'Geen',
    ' aucun ',
    'aucune',
    'none',
    'nee',
    'neen',
    'nein',
    'non',
    'no',
    'kein',
    'keine',
    'nvt',
    'n.v.t.',
    'n.v.t',
    'N.V.T.',
    'n/a',
    'na',
    'n.a.',
    'niet van toepassing',
    'sans objet',
    'non applicable',
    'not applicable',
    'false',
  ])('%j counts as no answer', (text) => {
    expect(isNoAnswer(text)).toBe(true)
  })

  test.each(['geen btw', 'btw: geen', 'nee, registratie', 'a', '-1', 'not', 'true', '21', 'nonsens', 'x geen'])('the VAT regime is unknown for %j', (text) => {
    expect(isNoAnswer(text)).toBe(false)
  })
})
