import type { Words } from '../../places/name-index.ts'

/** Results of an installation's certificate. */
export const inspections = {
  compliant: {
    nl:
      'conform, gekeurd, in orde, conforme keuring, positief, goedgekeurd, ja conform, conform keuringsverslag, keuring conform, ' +
      'elektrische keuring conform, attest conform, voldoet',
    fr: 'conforme, en ordre, en conformité, attestation conforme, oui conforme, certificat conforme, agréé, positif',
    de: 'konform, in ordnung, entspricht den vorschriften, vorschriftsmäßig, konforme bescheinigung, positiv',
    en: 'conform, yes compliant, in compliance, approved, passed, in order, compliant certificate, positive, certificate compliant',
  },
  'not-compliant': {
    nl:
      'niet conform, afgekeurd, niet in orde, negatief, niet-conforme keuring, nee niet conform, keuring niet conform, elektrische keuring niet conform, ' +
      'attest niet conform, voldoet niet',
    fr: 'non conforme, pas conforme, pas en ordre, attestation non conforme, non-conformité, certificat non conforme, négatif',
    de: 'nicht konform, nicht in ordnung, entspricht nicht den vorschriften, nicht vorschriftsmäßig, negativ',
    en: 'non-compliant, non compliant, non conform, not conform, not approved, failed, not in order, negative, certificate not compliant',
  },
  present: {
    nl: 'aanwezig, keuring aanwezig, attest aanwezig, keuringsattest, keuringsattest aanwezig, beschikbaar, ja, elektrische keuring aanwezig',
    fr: 'présent, présente, attestation présente, attestation disponible, disponible, oui, certificat présent, certificat disponible',
    de: 'vorhanden, liegt vor, verfügbar, ja, bescheinigung vorhanden',
    en: 'available, yes, certificate available, certificate present, true',
  },
  pending: {
    nl: 'aangevraagd, in aanvraag, keuring aangevraagd, attest aangevraagd, in behandeling, lopende, in afwachting',
    fr: 'demandé, demandée, en cours, attestation demandée, en attente, en demande, certificat demandé',
    de: 'beantragt, in bearbeitung, angefragt, ausstehend',
    en: 'requested, in progress, applied for, on order, certificate requested, certificate pending',
  },
  missing: {
    nl: 'geen attest, niet aanwezig, geen keuring, afwezig, ontbreekt, nee, geen keuringsattest, neen, attest ontbreekt, geen certificaat, geen',
    fr: 'aucun, aucune attestation, pas d’attestation, absent, absente, manquant, non, pas de certificat, aucun certificat, non disponible, pas présent',
    de: 'nicht vorhanden, keine bescheinigung, fehlt, nein, kein zertifikat, keine',
    en: 'no certificate, not present, not available, no, none, absent, certificate missing, unavailable, false',
  },
  'not-applicable': {
    nl: 'niet van toepassing, nvt, n.v.t.',
    fr: 'pas d’application, non applicable, sans objet, n.a.',
    de: 'nicht anwendbar, nicht zutreffend, entfällt',
    en: 'n/a, na, does not apply',
  },
} as const satisfies Words

export const asbestosType = {
  safe: {
    nl: 'asbestveilig, asbestveilig attest, asbest veilig',
    fr: 'sans risque amiante, amiante-sûr, sûr en matière d’amiante, sûr, sans danger, sans risque d’amiante',
    de: 'asbestsicher, asbest-sicher',
    en: 'asbestos-safe, asbestos safe, no asbestos risk',
  },
  'not-safe': {
    nl: 'niet asbestveilig, niet-asbestveilig, niet-asbestveilig attest, asbestonveilig, niet veilig',
    fr: 'risque amiante, non sûr en matière d’amiante, non sûr, pas sûr, pas sûr en matière d’amiante, présentant un risque amiante',
    de: 'nicht asbestsicher, nicht sicher, nicht-asbestsicher',
    en: 'not asbestos-safe, not asbestos safe, asbestos-unsafe, unsafe, non-asbestos-safe, asbestos risk',
  },
  free: {
    nl: 'asbestvrij, geen asbest, zonder asbest, geen asbest aanwezig, vrij van asbest',
    fr: 'sans amiante, pas d’amiante, exempt d’amiante, aucun amiante',
    de: 'asbestfrei, kein asbest',
    en: 'asbestos-free, asbestos free, no asbestos',
  },
  found: {
    nl: 'asbest aanwezig, bevat asbest, asbesthoudend, asbest gevonden',
    fr: 'amiante présent, contient de l’amiante, présence d’amiante',
    de: 'asbest vorhanden, asbesthaltig, enthält asbest',
    en: 'asbestos present, contains asbestos, asbestos found',
  },
  present: {
    nl: 'aanwezig, attest aanwezig, asbestattest aanwezig, ja, beschikbaar, asbestattest, asbestinventarisattest aanwezig',
    fr: 'présent, présente, attestation présente, attestation amiante présente, oui, disponible, attestation disponible, attestation amiante',
    de: 'vorhanden, nachweis vorhanden, asbestnachweis vorhanden, ja, liegt vor, asbestnachweis',
    en: 'certificate present, certificate available, yes, available, asbestos certificate, asbestos certificate available, true',
  },
  pending: {
    nl: 'aangevraagd, in aanvraag, attest aangevraagd, asbestattest aangevraagd, in behandeling',
    fr: 'demandé, demandée, en cours, attestation demandée, en demande',
    de: 'beantragt, in bearbeitung, angefragt',
    en: 'requested, in progress, applied for, on order',
  },
  missing: {
    nl: 'geen attest, geen asbestattest, niet aanwezig, nee, ontbreekt, afwezig, neen, geen',
    fr: 'aucune attestation, pas d’attestation, absent, absente, non, manquante, aucune',
    de: 'nicht vorhanden, kein nachweis, fehlt, nein, keiner',
    en: 'no certificate, not present, not available, no, none, absent, false',
  },
  'not-applicable': {
    nl: 'niet van toepassing, nvt, n.v.t., na 2001, bouwjaar na 2001, niet verplicht, niet vereist',
    fr: 'pas d’application, non applicable, sans objet, n.a., non requis, pas obligatoire',
    de: 'nicht anwendbar, nicht erforderlich, nicht zutreffend',
    en: 'n/a, not required, na, does not apply',
  },
} as const satisfies Words

export const groundCertificate = {
  missing: {
    nl: 'ontbreekt, geen attest, niet aanwezig, geen bodemattest, nee, afwezig, neen, geen',
    fr: 'manquante, aucune attestation, pas d’attestation, absente, non, manquant, aucune, absent',
    de: 'fehlt, nicht vorhanden, keine bescheinigung, nein, keine',
    en: 'not present, no certificate, none, no, not available, absent, false',
  },
  pending: {
    nl: 'aangevraagd, in aanvraag, bodemattest aangevraagd, in behandeling, lopende',
    fr: 'demandée, demandé, en cours, en attente, en demande',
    de: 'beantragt, in bearbeitung, ausstehend, angefragt',
    en: 'requested, in progress, applied for, on order',
  },
  present: {
    nl: 'aanwezig, bodemattest aanwezig, ja, beschikbaar, attest aanwezig, bodemattest',
    fr: 'présente, présent, attestation présente, oui, disponible, attestation du sol, attestation disponible',
    de: 'vorhanden, liegt vor, ja, bodenbescheinigung vorhanden, verfügbar',
    en: 'available, yes, certificate present, certificate available, true',
  },
  clean: {
    nl: 'blanco, blanco bodemattest, geen gegevens, niet verontreinigd, geen risico, blanco attest, geen gegevens beschikbaar',
    fr: 'vierge, attestation vierge, pas de pollution, non pollué, aucune donnée, sans pollution',
    de: 'keine belastung, unbelastet, keine daten',
    en: 'blank, no data, not polluted, no risk, clean certificate, not contaminated, blank certificate',
  },
  polluted: {
    nl: 'verontreinigd, risicogrond, vervuild, bodemverontreiniging',
    fr: 'pollué, polluée, sol pollué, pollution',
    de: 'belastet, verunreinigt, altlasten',
    en: 'contaminated, contaminated soil, at-risk soil, polluted soil',
  },
  'not-applicable': {
    nl: 'niet van toepassing, nvt, n.v.t., niet vereist',
    fr: 'pas d’application, non applicable, sans objet, n.a.',
    de: 'nicht anwendbar, nicht erforderlich, nicht zutreffend',
    en: 'n/a, na, not required, does not apply',
  },
} as const satisfies Words
