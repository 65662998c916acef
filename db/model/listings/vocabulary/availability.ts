import type { Words } from '../../places/name-index.ts'

export const availability = {
  'at-deed': {
    nl:
      'bij akte, bij het verlijden van de akte, vanaf akte, na akte, na het verlijden van de akte, bij ondertekening van de akte, ' +
      'bij ondertekening akte, vrij bij akte',
    fr: 'à l’acte, à la signature de l’acte, après la signature de l’acte, à la passation de l’acte, libre à l’acte, disponible à l’acte, à l’acte authentique',
    de: 'bei beurkundung, nach beurkundung, bei der notariellen urkunde, bei unterzeichnung der urkunde, nach unterzeichnung der urkunde',
    en: 'after signing the deed, on deed, upon deed, at signing of the deed, after deed, on signing the deed, at the deed, available at deed',
  },
  'at-compromise': {
    nl: 'bij compromis, bij ondertekening compromis, vanaf compromis, bij onderhandse verkoopovereenkomst, na compromis',
    fr: 'au compromis, à la signature du compromis, après compromis, après la signature du compromis',
    de: 'bei kaufvorvertrag, nach kaufvorvertrag, bei unterzeichnung des kaufvorvertrags',
    en: 'at the sale agreement, at the provisional sale agreement, at compromis, on exchange, at sale agreement',
  },
  'at-delivery': {
    nl: 'bij oplevering, na oplevering, vanaf oplevering, bij voorlopige oplevering',
    fr: 'à la livraison, à la réception, à la réception provisoire, après la livraison',
    de: 'bei fertigstellung, bei übergabe, bei lieferung, nach fertigstellung',
    en: 'on delivery, upon delivery, on completion, at completion, after delivery',
  },
  'after-work': {
    nl: 'na de werken, na werken, na werkzaamheden, na beëindiging van de werken',
    fr: 'après travaux, après les travaux, à la fin des travaux',
    de: 'nach den arbeiten, nach abschluss der arbeiten',
    en: 'after works, after the work, after the works, once the work is done',
  },
  'by-agreement': {
    nl: 'overeen te komen, in overleg, in onderling overleg, af te spreken, te bespreken, mits overeenkomst, volgens afspraak',
    fr: 'à convenir, de commun accord, à discuter, à négocier, selon accord',
    de: 'nach vereinbarung, nach absprache, zu vereinbaren',
    en: 'to be agreed, to be arranged, by arrangement, to be discussed, negotiable, in agreement',
  },
  'to-be-defined': {
    nl: 'te bepalen, nader te bepalen, nog te bepalen, onbepaald',
    fr: 'à définir, à déterminer, indéterminé',
    de: 'noch offen, noch festzulegen, noch zu bestimmen, zu bestimmen',
    en: 'tbd, to be determined, to be confirmed, undefined, tbc',
  },
  immediately: {
    nl: 'onmiddellijk, onmiddellijk beschikbaar, direct, meteen, onmiddellijk vrij, vrij, beschikbaar, per direct',
    fr: 'immédiatement, immédiat, immédiate, de suite, tout de suite, libre, libre immédiatement, disponible immédiatement, disponible',
    de: 'sofort, sofort verfügbar, ab sofort, frei, verfügbar',
    en: 'immediate, available immediately, straight away, now, available now, vacant, free, available',
  },
  'respecting-lease': {
    nl:
      'met eerbiediging van de huurovereenkomst, mits inachtneming huurcontract, mits inachtneming van de huurovereenkomst, ' +
      'mits eerbiediging huurovereenkomst, lopende huurovereenkomst, verhuurd, mits naleving huurcontract, ' +
      'mits eerbiediging van de lopende huurovereenkomst',
    fr:
      'dans le respect du bail, moyennant respect du bail, sous réserve du bail en cours, bail en cours, respect du bail, loué, ' +
      'moyennant respect des baux, moyennant respect du bail en cours',
    de: 'unter einhaltung des mietvertrags, unter einhaltung des laufenden mietvertrags, bei bestehendem mietvertrag, laufender mietvertrag, vermietet',
    en: 'subject to the current lease, respecting the lease, subject to lease, subject to tenancy, tenanted, taking account of lease, tenant in place, let',
  },
  'depends-on-tenant': {
    nl: 'afhankelijk van de huurder, volgens huurder',
    fr: 'selon le locataire, dépend du locataire, en fonction du locataire',
    de: 'abhängig vom mieter, je nach mieter',
    en: 'depending on the tenant, depends on the tenant, depending on tenant',
  },
  'on-date': {
    nl: 'op datum, op een bepaalde datum, vanaf datum, op een vaste datum',
    fr: 'à une date, à une date déterminée, à date, à partir d’une date, à une date fixe',
    de: 'zu einem datum, zu einem bestimmten datum, ab datum, zu einem festen termin',
    en: 'on a date, on a set date, from a date, on an agreed date, from date',
  },
  occupied: { nl: 'bewoond, bezet, in gebruik', fr: 'occupé, occupée, habité', de: 'bewohnt, belegt', en: 'in use, lived in' },
} as const satisfies Words
