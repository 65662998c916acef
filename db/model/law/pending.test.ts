import { expect, test } from 'vitest'
import { saysPending } from './pending.ts'

test.each([
  ...['nog niet', 'nog te bepalen', 'nog in te vullen', 'nog aan te vragen', 'nog op te vragen', 'nog na te kijken'],
  ...['Volgt', 'in aanvraag', 'op aanvraag', 'aangevraagd'],
  ...['adres op aanvraag', 'aan te vragen', 'op te vragen', 'in opmaak', 'in afwachting', 'in behandeling', 'keuring gepland', 'n.t.b.', 'ntb'],
  ...['te onderzoeken', 'te bepalen', 'te bevestigen', 'te controleren', 'na te gaan', 'na te kijken', 'wordt opgemaakt', 'wordt nog aangevraagd'],
  ...['à faire', 'à venir', 'À déterminer', 'à confirmer', 'à vérifier', 'à compléter', 'à préciser', 'Sur demande', 'en demande', 'demandé', 'demandée'],
  ...['en cours', 'en attente', 'pas encore', 'suivra', 'pending', 'requested', 'to follow', 'to be confirmed', 'TBC', 'tbd', 'tba', 'in progress'],
  ...['in preparation', 'on request', 'not yet', 'folgt', 'in Bearbeitung', 'in Vorbereitung', 'ausstehend', 'steht noch aus', 'steht aus', 'beantragt'],
  ...['angefragt', 'auf Anfrage', 'noch nicht', 'noch zu erstellen', 'zu bestätigen', 'zu prüfen', 'zu klären', '(en cours)', 'monument, te bevestigen.'],
])('%j says that the value is still to come', (text) => {
  expect(saysPending(text)).toBe(true)
})

test.each(['', 'Beschermd monument', 'Monument classé', 'Geen', 'Langerei', 'Rue du Cours', 'Vervolgtstraat', 'Place à Prendre', 'Antoon Bergmannstraat'])(
  '%j does not',
  (text) => {
    expect(saysPending(text)).toBe(false)
  },
)
