import { describe, expect, test } from 'vitest'
import { isNoAnswer, signsIn } from './vat-words.ts'

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
  ])('is read as %s: %s', (sign, words) => {
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
  ])('is %j', (text) => {
    expect(isNoAnswer(text)).toBe(true)
  })

  test.each(['geen btw', 'btw: geen', 'nee, registratie', 'a', '-1', 'not', 'true', '21', 'nonsens', 'x geen'])('is not %j', (text) => {
    expect(isNoAnswer(text)).toBe(false)
  })
})
