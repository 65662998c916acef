import type { Words } from '../../places/name-index.ts'

export const vatRegime = {
  'registration-duty': {
    nl:
      'verkooprecht, registratierechten, registratierecht, registratiebelasting, verkooprecht (registratiebelasting), verkooprechten, ' +
      'onder registratierechten, registratie',
    fr: 'droits d’enregistrement, droit d’enregistrement, enregistrement, sous droits d’enregistrement',
    de: 'registrierungsgebühren, registriergebühren, eintragungsgebühren, registrierungsgebühr',
    en: 'registration duties, registration fees, registration tax, registration, stamp duty',
  },
  vat: {
    nl: 'btw, onder btw, onder btw-stelsel, btw-stelsel, met btw, onderworpen aan btw, btw regime',
    fr: 'tva, sous tva, régime tva, avec tva, soumis à la tva, sous régime tva',
    de: 'mwst, mwst., mehrwertsteuer, mit mwst., mwst-pflichtig',
    en: 'vat, subject to vat, vat regime, under vat, with vat',
  },
  'vat-21': {
    nl: '21 % btw, btw 21 %, btw 21, 21, 21 procent btw, 21%',
    fr: '21 % tva, tva 21 %, tva 21, 21 % de tva, tva à 21 %',
    de: '21 % mwst., mwst. 21 %',
    en: '21% vat, vat 21%, vat at 21%',
  },
  'vat-12': {
    nl: '12 % btw, btw 12 %, btw 12, 12, 12%',
    fr: '12 % tva, tva 12 %, tva 12, 12 % de tva, tva à 12 %',
    de: '12 % mwst., mwst. 12 %',
    en: '12% vat, vat 12%, vat at 12%',
  },
  'vat-6': {
    nl: '6 % btw, btw 6 %, btw 6, verlaagd btw-tarief 6 %, 6%',
    fr: '6 % tva, tva 6 %, tva 6, 6 % de tva, tva à 6 %',
    de: '6 % mwst., mwst. 6 %',
    en: '6% vat, vat 6%, vat at 6%, reduced vat 6%',
  },
  'vat-17': {
    nl: '17 % btw, btw 17 %, btw 17, 17, 17%',
    fr: '17 % tva, tva 17 %, tva 17, 17 % de tva, tva à 17 %',
    de: '17 % mwst., mwst. 17 %',
    en: '17% vat, vat 17%, vat at 17%',
  },
  'vat-3': {
    nl: '3 % btw, btw 3 %, btw 3, 3%',
    fr: '3 % tva, tva 3 %, tva 3, 3 % de tva, tva à 3 %, tva super-réduite',
    de: '3 % mwst., mwst. 3 %',
    en: '3% vat, vat 3%, vat at 3%, super-reduced vat',
  },
  'vat-and-duty': {
    nl:
      'btw op het gebouw en verkooprecht op de grond, gemengd, gemengd stelsel, btw en registratierechten, registratierechten en btw, splitsing, ' +
      'btw op constructie en registratierechten op grond, gesplitste verkoop',
    fr:
      'tva sur le bâtiment et droits d’enregistrement sur le terrain, mixte, régime mixte, tva et droits d’enregistrement, ' +
      'droits d’enregistrement et tva, vente scindée',
    de: 'mwst. auf das gebäude und registrierungsgebühren auf das grundstück, gemischt, mwst. und registrierungsgebühren',
    en: 'vat on the building and registration duty on the land, mixed, mixed regime, vat and registration duty, registration duty and vat, split sale',
  },
  exempt: {
    nl: 'vrijgesteld, vrijgesteld van btw, btw-vrij, geen btw',
    fr: 'exonéré, exempté, exonéré de tva, pas de tva, exempt de tva',
    de: 'befreit, von der mwst. befreit, mwst.-frei, steuerfrei',
    en: 'vat exempt, exempt from vat, exempted, no vat',
  },
  'reverse-charge': {
    nl: 'btw verlegd, verlegging van heffing, medecontractant, verlegd',
    fr: 'autoliquidation, cocontractant, report de perception',
    de: 'umkehrung der steuerschuld, reverse-charge',
    en: 'reverse charge, vat reverse charge',
  },
  'excluding-vat': {
    nl: 'excl. btw, exclusief btw, zonder btw, btw niet inbegrepen, ex btw',
    fr: 'hors tva, htva, hors taxes, tva non comprise',
    de: 'zzgl. mwst., ohne mwst., exkl. mwst.',
    en: 'excl. vat, plus vat, ex vat, vat not included',
  },
  'including-vat': {
    nl: 'incl. btw, inclusief btw, btw inbegrepen, btw incl.',
    fr: 'tva comprise, tvac, ttc, tva incluse',
    de: 'inkl. mwst., einschließlich mwst., mwst. inbegriffen',
    en: 'incl. vat, vat included',
  },
} as const satisfies Words
