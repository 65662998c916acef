import { expect, test } from 'vitest'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { FactValue } from '#db/model/listings/listing.ts'
import { answersInCodes, completedByCodes, isCode, type planningFacts, readPlanningAnswer } from './legal-answer.ts'
import { readPlainText } from './text.ts'

type PlanningFact = (typeof planningFacts)[number]

function coded(text: string) {
  const opposites: string[] = []
  return { answers: answersInCodes(text, (fact) => opposites.push(fact)), opposites }
}

function read(key: PlanningFact, value: unknown) {
  const reasons: string[] = []
  return { answer: readPlanningAnswer(key, value, readPlainText, (reason) => reasons.push(reason)), reasons }
}

test.each([
  ['Vg', { permit: true }],
  ['Gvg', { permit: false }],
  ['Dv', { summons: 'summons' }],
  ['Ho', { summons: 'court-remedy' }],
  ['Bo', { summons: 'administrative-coercion' }],
  ['Lod', { summons: 'penalty-order' }],
  ['Ms', { summons: 'settlement' }],
  ['Gdv', { summons: false }],
  ['Gmo', { summons: false }],
  ['Vkr', { preemptiveRight: true }],
  ['Gvkr', { preemptiveRight: false }],
  ['Vv', { allotmentPermit: true }],
  ['Gvv', { allotmentPermit: false }],
  ['Vg, Wg, Gmo, Gvkr, Gvv', { permit: true, zoning: 'wg', summons: false, preemptiveRight: false, allotmentPermit: false }],
  ['Vg Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg;Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg/Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg|Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg+Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg&Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg•Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg·Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg-Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg en Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg et Gvkr', { permit: true, preemptiveRight: false }],
  ['Vg und Gvkr', { permit: true, preemptiveRight: false }],
  ['(V.g.) [Gvkr] "Gvv" “Gmo”', { permit: true, preemptiveRight: false, allotmentPermit: false, summons: false }],
  ['ＶＧ', { permit: true }],
  ['Wg, Ag', { zoning: 'wg, ag' }],
  ['Gmo, Gdv', { summons: false }],
  ['Vg, Vg', { permit: true }],
])('the codes %j are read', (text, answers) => {
  expect(coded(text)).toEqual({ answers, opposites: [] })
})

test.each(['wg', 'wglk', 'wche', 'wp', 'wug', 'ag', 'agr', 'lwag', 'lwa', 'ng', 'nr', 'bg', 'gg', 'pg', 'bz', 'rg', 'gdr', 'gvr', 'ig', 'igb', 'iab'])(
  'the code %j is a zone',
  (code) => {
    expect(coded(code)).toEqual({ answers: { zoning: code }, opposites: [] })
  },
)

test.each(['', ' , ', 'huis', 'Vg huis', 'wgx', 'xwg', 'Vg Gvkr en meer'])('the text %j is not codes alone', (text) => {
  expect(answersInCodes(text)).toBeNull()
})

test.each([
  ['Vg, Gvg', { permit: null }, ['permit']],
  ['Gvg, Vg', { permit: null }, ['permit']],
  ['Gvv, Vv, Wg', { allotmentPermit: null, zoning: 'wg' }, ['allotmentPermit']],
  ['Dv, Gmo', { summons: 'summons' }, ['summons']],
  ['Gmo, Dv', { summons: 'summons' }, ['summons']],
  ['Gmo, Dv, Ho', { summons: 'summons, court-remedy' }, ['summons']],
])('the codes %j contradict each other', (text, answers, opposites) => {
  expect(coded(text)).toEqual({ answers, opposites })
  expect(answersInCodes(text)).toEqual(answers)
})

test.each<[PlanningFact, unknown, FactValue | null | undefined]>([
  ['permit', 1, true],
  ['permit', 0, false],
  ['permit', -1, undefined],
  ['permit', 7, null],
  ['permit', -2, null],
  ['permit', null, undefined],
  ['permit', true, true],
  ['permit', false, false],
  ['permit', 'onbekend', undefined],
  ['permit', { nl: 'onbekend', fr: 'inconnu' }, undefined],
  ['permit', 'nihil', false],
  ['permit', 'ja', true],
  ['permit', { nl: 'ja', fr: 'oui' }, true],
  ['permit', { nl: 'Vg', fr: 'Permis délivré' }, true],
  ['permit', ['Vg', 'Wg'], true],
  ['permit', [7], undefined],
  ['summons', ['Dv', 3, 'Ho'], 'summons, court-remedy'],
  ['permit', 'Wg', undefined],
  ['permit', 'Gmo, Gvkr', undefined],
  ['summons', 'Vg, Gvg', undefined],
  ['summons', 'Vg, Gvg, Gmo', false],
  ['judicialDecision', 'Ho', 'court-remedy'],
  ['judicialDecision', 'Dv, Lod', 'summons, penalty-order'],
  ['judicialDecision', 'Gmo', false],
  ['judicialDecision', 'Vg', undefined],
  ['permit', 'Dv', undefined],
  ['summons', 'dagvaarding; herstelmaatregel', 'summons, court-remedy'],
  ['summons', 'dagvaarding + dwangsom', 'summons, penalty-order'],
  ['summons', 'dagvaarding/bestuursdwang', 'summons, administrative-coercion'],
  ['summons', 'dagvaarding, dwangsom', 'summons, penalty-order'],
  ['judicialDecision', 'Dwangsom', 'penalty-order'],
  ['judicialDecision', 'geen rechterlijke beslissing', false],
  ['summons', 'geen dagvaarding', false],
  ['preemptiveRight', 'geen voorkooprecht', false],
  ['allotmentPermit', 'verkavelingsvergunning', true],
])('%s %j is answered with %j', (key, value, answer) => {
  expect(read(key, value)).toEqual({ answer, reasons: [] })
})

test.each<[PlanningFact, string, boolean | string]>([
  ['permit', 'Vg: vergunning uitgereikt', true],
  ['permit', 'Vg = ja', true],
  ['permit', 'Vg (vergund)', true],
  ['permit', 'Vg(vergund)', true],
  ['permit', 'Vg (vergund) ', true],
  ['permit', 'Vg - vergund', true],
  ['permit', 'Vg – vergund', true],
  ['permit', 'vergund (Vg)', true],
  ['permit', 'Vergunning uitgereikt: Vg', true],
  ['permit', 'Gvg (geen vergunning)', false],
  ['permit', 'Nee (Gvg)', false],
  ['summons', 'Gmo: geen maatregel opgelegd', false],
  ['summons', 'Dv (ja)', 'summons'],
  ['summons', 'Ja: Ho', 'court-remedy'],
  ['summons', 'Dv (op 12 maart 2020)', 'summons'],
  ['summons', 'Dv: 12/03/2020', 'summons'],
  ['judicialDecision', 'Gmo en Gvkr', false],
  ['permit', 'Vg: verleend op 12/03/2020', true],
])('%s %j is a code with its words', (key, text, answer) => {
  expect(read(key, text)).toEqual({ answer, reasons: [] })
})

test.each<[PlanningFact, string]>([
  ['permit', 'Vg (niet vergund)'],
  ['permit', 'Gvg (ja)'],
  ['permit', 'Vg (in aanvraag)'],
  ['summons', 'Dv (geen)'],
  ['summons', 'Gmo (dagvaarding)'],
])('%s %j says one thing in code and another in words', (key, text) => {
  expect(read(key, text)).toEqual({ answer: null, reasons: ['notUnderstood'] })
})

test.each<[string, string]>([
  ['Dv (opgeheven)', 'summons'],
  ['Dv (?)', 'summons'],
  ['Lod (vernietigd)', 'penalty-order'],
  ['Ho: ingetrokken', 'court-remedy'],
  ['Ms - volledig uitgevoerd', 'settlement'],
])('a measure is kept without the words that may withdraw it, with a remark: %j', (text, answer) => {
  expect(read('summons', text)).toEqual({ answer, reasons: ['notUnderstood'] })
})

test.each<[PlanningFact, string, FactValue | null]>([
  ['summons', 'Dv?', null],
  ['summons', 'dagvaarding?', { any: 'dagvaarding?' }],
  ['judicialDecision', 'dwangsom?', { any: 'dwangsom?' }],
  ['permit', 'vergund?', { any: 'vergund?' }],
  ['summons', 'Gho, Gbo', null],
  ['summons', 'GLOD en GMS', null],
])('a question or a code that is none is not understood: %s %j', (key, text, answer) => {
  expect(read(key, text)).toEqual({ answer, reasons: ['notUnderstood'] })
})

test('opposite codes for a fact are a contradiction', () => {
  expect(read('permit', 'Vg, Gvg')).toEqual({ answer: null, reasons: ['contradiction', 'notUnderstood'] })
  expect(read('summons', 'Gmo, Dv')).toEqual({ answer: 'summons', reasons: ['contradiction'] })
})

test.each<[PlanningFact, Readonly<Record<string, string>>]>([
  ['permit', { nl: 'Vergunning uitgereikt', fr: 'Pas de permis' }],
  ['permit', { nl: 'Vergunning uitgereikt', fr: 'permis partiel' }],
  ['summons', { nl: 'Dagvaarding', fr: 'Aucune citation' }],
])('a yes in one language only is kept as written: %s %j', (key, words) => {
  expect(read(key, words)).toEqual({ answer: words, reasons: ['contradiction', 'notUnderstood'] })
})

test('a no in one language and unknown words in another are no answer', () => {
  expect(read('permit', { nl: 'Geen vergunning', fr: 'permis partiel' })).toEqual({ answer: null, reasons: ['contradiction'] })
})

test.each(['vergunning deels verleend', 'Lodewijk tekende de aanvraag', 'dossier ABGMO loopt', 'Vvaak gevraagd'])('the words %j are kept', (text) => {
  expect(read('permit', text)).toEqual({ answer: { any: text }, reasons: ['notUnderstood'] })
})

test('an affirmation of a summons without its kind is kept as written', () => {
  expect(read('summons', 'Aanwezig')).toEqual({ answer: { any: 'Aanwezig' }, reasons: ['notUnderstood'] })
  expect(read('summons', 'dagvaarding, zie bijlage')).toEqual({ answer: { any: 'dagvaarding, zie bijlage' }, reasons: ['notUnderstood'] })
})

test.each(['Vg', 'Gvg', 'Dv', 'Gdv', 'Gmo', 'GMO', 'Lod', 'LOD', 'VKr', 'Vkr', 'Gvkr', 'GVKR', 'Vv', 'Gvv', 'GVV', 'GVG', 'GDV', 'WgLk'])(
  'words with the code %s are not shown',
  (code) => {
    expect(read('permit', `zie ${code} in bijlage`)).toEqual({ answer: null, reasons: ['notUnderstood'] })
  },
)

test('words are not shown where one language has a code', () => {
  expect(read('permit', { nl: 'vergunning deels verleend', fr: 'voir Gvg ci-joint' }).answer).toBeNull()
  expect(read('permit', { nl: 'vergunning deels verleend', fr: 'Gvgx' }).answer).toBeNull()
  expect(read('permit', 'Gvgx')).toEqual({ answer: null, reasons: ['notUnderstood'] })
})

test.each([
  ['Vg', true],
  ['Gvgx', true],
  ['Gvg.', true],
  [' Vg ', true],
  ['a', true],
  ['huis', true],
  ['huis.', true],
  [' huis ', true],
  [' bcdfghjk ', true],
  ['ABCDE2', true],
  [' ABCDE2 ', true],
  ['abcdefg8', true],
  ['8abcdefg', true],
  ['bcdfghjk', true],
  ['Wgx-bb', true],
  ['bcdfghjkl', false],
  ['abcdefgh8', false],
  ['BRABANT', false],
  ['woord', false],
  ['aan..', false],
  ['a.b2', false],
  ['in 2', false],
  ['STYXX', false],
  ['pp kk', false],
])('%j looks like a code: %j', (text, is) => {
  expect(isCode(text)).toBe(is)
})

type Facts = Partial<Record<FactKey, FactValue>>

function completed(facts: Facts, ...values: readonly unknown[]) {
  let contradictions = 0
  const found = completedByCodes(facts, values, () => {
    contradictions += 1
  })
  return { found, contradictions }
}

test.each<[Facts, unknown, Facts]>([
  [{}, 'Vg, Wg, Gmo', { permit: true, zoning: 'wg', summons: false }],
  [{ bedrooms: 3 }, 'Ho', { bedrooms: 3, summons: 'court-remedy' }],
  [{}, 'vergund', {}],
  [{}, 7, {}],
  [{}, null, {}],
  [{ permit: true }, 'Vg', { permit: true }],
  [{ summons: false }, 'Gmo', { summons: false }],
  [{ summons: 'court-remedy' }, 'Dv', { summons: 'court-remedy' }],
  [{ summons: { nl: 'zie akte' } }, 'Gmo', { summons: { nl: 'zie akte' } }],
])('the facts %j are completed by %j', (facts, value, found) => {
  expect(completed(facts, value)).toEqual({ found, contradictions: 0 })
})

test('a measure in another field wins over a no', () => {
  expect(completed({ summons: false }, 'Dv')).toEqual({ found: { summons: 'summons' }, contradictions: 1 })
  expect(completed({ summons: 'summons' }, 'Gmo')).toEqual({ found: { summons: 'summons' }, contradictions: 1 })
  expect(completed({}, 'Gmo', 'Dv')).toEqual({ found: { summons: 'summons' }, contradictions: 1 })
})

test('codes that contradict each other complete nothing', () => {
  expect(completed({}, 'Vg, Gvg, Gvkr')).toEqual({ found: { preemptiveRight: false }, contradictions: 1 })
})

test('completing leaves the given facts alone', () => {
  const facts: Facts = {}
  completed(facts, 'Vg')
  expect(facts).toEqual({})
})
