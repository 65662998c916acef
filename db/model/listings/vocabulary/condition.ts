import type { Words } from '../../places/name-index.ts'

export const condition = {
  used: {
    nl: 'gebruikt, bestaand, bestaand gebouw, tweedehands, bestaande woning, bestaande bouw',
    fr: 'usagé, existant, bâtiment existant, occasion, ancien',
    de: 'gebraucht, bestand, bestandsgebäude, bestandsimmobilie',
    en: 'existing, existing building, second-hand, second hand',
  },
  new: {
    nl: 'nieuw, nieuwbouw, nieuwe staat',
    fr: 'neuf, neuve, nouveau, nouvelle construction, construction neuve, état neuf',
    de: 'neu, neubau, neuwertig neu, erstbezug',
    en: 'brand new, new build, newly built, new construction',
  },
  'to-build': {
    nl: 'te bouwen, nog te bouwen, op te richten, op plan',
    fr: 'à construire, à bâtir, sur plan',
    de: 'zu bauen, noch zu bauen, geplant',
    en: 'to be built, off plan, to construct',
  },
  'to-renovate': {
    nl: 'te renoveren, te verbouwen, renovatieproject, grondig te renoveren, op te knappen',
    fr: 'à rénover, à rénover complètement, à transformer',
    de: 'renovierungsbedürftig, zu renovieren, sanierungsbedürftig',
    en: 'to be renovated, in need of renovation, needs renovation, for renovation',
  },
  renovated: {
    nl: 'gerenoveerd, vernieuwd, verbouwd, recent gerenoveerd, volledig gerenoveerd, net gerenoveerd',
    fr: 'rénové, rénovée, fraîchement rénové, récemment rénové, entièrement rénové, transformé',
    de: 'renoviert, saniert, modernisiert, kernsaniert',
    en: 'just renovated, fully renovated, recently renovated, refurbished',
  },
  'to-restore': { nl: 'te restaureren', fr: 'à restaurer', de: 'zu restaurieren, restaurierungsbedürftig', en: 'to be restored, in need of restoration' },
  restored: { nl: 'gerestaureerd', fr: 'restauré, restaurée', de: 'restauriert', en: 'fully restored' },
  'to-demolish': {
    nl: 'te slopen, af te breken, sloop, af te breken woning',
    fr: 'à démolir, à abattre',
    de: 'abbruchreif, abzureißen, zum abriss, abrissobjekt',
    en: 'to be demolished, for demolition',
  },
  'to-refresh': {
    nl: 'op te frissen, te verfrissen, op te frissen woning',
    fr: 'à rafraîchir, à remettre en état, à remettre au goût du jour',
    de: 'aufzufrischen, auffrischungsbedürftig',
    en: 'to be refreshed, to be done up, to do up, to freshen up, to refurbish, in need of redecoration',
  },
  good: {
    nl: 'goed, goede staat, in goede staat, goed onderhouden, bewoonbaar, instapklaar',
    fr: 'bon, bon état, en bon état, bien entretenu, prêt à emménager, habitable',
    de: 'gut, guter zustand, gepflegt, bezugsfertig',
    en: 'good condition, well maintained, ready to move in, good state',
  },
  excellent: {
    nl: 'uitstekend, uitstekende staat, perfecte staat, zeer goed, zeer goede staat, perfect',
    fr: 'excellent, excellent état, parfait état, très bon, très bon état, impeccable',
    de: 'ausgezeichnet, sehr gut, sehr guter zustand, einwandfrei',
    en: 'excellent condition, very good, very good condition, perfect condition, perfect',
  },
  'as-new': {
    nl: 'als nieuw, zo goed als nieuw, nieuwstaat, recent',
    fr: 'comme neuf, état comme neuf, quasi neuf, récent',
    de: 'neuwertig, wie neu',
    en: 'like new, nearly new, good as new, as good as new, recent',
  },
  average: {
    nl: 'gemiddeld, gemiddelde staat, redelijk, matig',
    fr: 'moyen, état moyen, correct, état correct',
    de: 'mittel, durchschnittlich, mäßig',
    en: 'average condition, fair, reasonable',
  },
  'to-finish': {
    nl: 'af te werken, casco, ruwbouw, wind- en waterdicht, winddicht',
    fr: 'à achever, à terminer, à finir, gros œuvre, casco, gros œuvre fermé',
    de: 'auszubauen, rohbau, fertigzustellen',
    en: 'to be finished, shell, shell and core, unfinished, casco',
  },
  'under-construction': {
    nl: 'in aanbouw, in opbouw',
    fr: 'en construction, en cours de construction',
    de: 'im bau, in bau',
    en: 'being built, in construction',
  },
} as const satisfies Words
