import type { Words } from '../../places/name-index.ts'

/**
 * What a court or an authority has imposed on a property; the short codes are those of Flemish advertisements.
 * @source VCRO art. 5.2.6, as advertised since 2018 (Dv, Ho, Bo, Lod, Ms)
 */
export const planningMeasure = {
  summons: {
    nl: 'dv, dagvaarding, dagvaarding uitgebracht, dagvaarding tot herstel, dagvaardingen, gedagvaard, er is een dagvaarding uitgebracht',
    fr: 'citation, citation lancée, citation à comparaître, citation en justice, assignation, assignation en justice',
    de: 'vorladung, gerichtliche vorladung, klage, ladung',
    en: 'summoned, summons issued, writ of summons',
  },
  'court-remedy': {
    nl:
      'ho, herstelmaatregel, rechterlijke herstelmaatregel, rechterlijke herstelmaatregel opgelegd, herstelmaatregel opgelegd, herstelvordering, hersteleis, ' +
      'rechterlijke maatregel, herstelvonnis',
    fr: 'mesure de réparation, mesure de réparation imposée, mesure de réparation imposée par le juge, mesure judiciaire, mesure judiciaire de réparation, remise en état',
    de: 'wiederherstellungsmaßnahme, gerichtliche wiederherstellungsmaßnahme, gerichtlich angeordnete wiederherstellungsmaßnahme, gerichtliche maßnahme',
    en: 'remedial measure, remedial measure ordered by a court, court remedy, court-ordered remedy, remedial order',
  },
  'administrative-coercion': {
    nl: 'bo, bestuursdwang, bestuursdwang opgelegd, beslissing bestuursdwang, last onder bestuursdwang',
    fr: 'contrainte administrative, contrainte administrative imposée, mesure de contrainte administrative',
    de: 'verwaltungszwang, verwaltungszwang angeordnet',
    en: 'administrative coercion imposed, administrative enforcement',
  },
  'penalty-order': {
    nl: 'lod, last onder dwangsom, last onder dwangsom opgelegd, dwangsom',
    fr: 'ordre sous astreinte, injonction sous astreinte, astreinte, injonction sous peine d’astreinte',
    de: 'anordnung unter zwangsgeld, zwangsgeld, zwangsgeldandrohung',
    en: 'order under penalty, order under periodic penalty, penalty payment order',
  },
  settlement: {
    nl: 'ms, minnelijke schikking, minnelijke schikking gesloten',
    fr: 'règlement amiable, transaction, transaction amiable, accord amiable',
    de: 'gütliche einigung, vergleich, gütlicher vergleich',
    en: 'amicable settlement, settled',
  },
} as const satisfies Words
