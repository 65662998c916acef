import { describe, expect, test } from 'vitest'
import type { Communication, CommunicationType } from '#db/model/owners/communication.ts'
import type { ViewFigures } from '#db/model/views/view-figures.ts'
import type { HomeVisit } from '#db/model/visits/home-visit.ts'
import { presentOwnerWeek } from './owner-week.present.ts'

const none = { today: 0, week: 0, month: 0, total: 0 }
const views = (days: ViewFigures['days'] = []): ViewFigures => ({ views: none, visits: null, days, since: '2026-09-01', visitsSince: null })
const communication = (type: CommunicationType, at: string): Communication => ({
  ...{ id: `${type} ${at}`, at, type, contact: null, subject: null, comment: null, status: null, origin: 'agency', isReleased: true },
})
const visit = (startsAt: string, state: HomeVisit['state'] = 'confirmed'): HomeVisit => ({
  ...{ id: startsAt, startsAt, visitor: null, state, interest: null, feedback: null, origin: 'agency' },
  ...{ isReleased: true, showsVisitor: false, feedbackIsReleased: false },
})
const [monday, thursday] = [new Date('2026-11-16T09:00:00Z'), new Date('2026-11-19T20:00:00Z')]

describe('the week of an owner', () => {
  test('the week of an owner says what the agency did, what came in and how often the page was viewed', () => {
    const records = {
      visits: [visit('2026-11-20T10:00:00Z'), visit('2026-11-17T10:00:00Z'), visit('2026-11-18T10:00:00Z', 'missed')],
      communications: [communication('phoneOut', '2026-11-18T09:00:00Z'), communication('offer', '2026-11-17T09:00:00Z')],
      views: views([
        { day: '2026-11-15', views: 40, visits: null },
        { day: '2026-11-16', views: 7, visits: null },
        { day: '2026-11-19', views: 5, visits: null },
      ]),
    }
    expect(presentOwnerWeek(records, 'nl', thursday)).toEqual({
      sentences: ['Deze week hebben wij voor u 1 bezoek begeleid en één keer getelefoneerd.', 'Wij ontvingen 1 bod.', 'Uw pagina werd 12 keer bekeken.'],
      beside: [],
    })
  })

  test('the week of an owner is replaced by the previous week while nothing has happened', () => {
    const records = { visits: [visit('2026-11-13T10:00:00Z')], communications: [communication('question', '2026-11-15T22:00:00Z')], views: views() }
    expect(presentOwnerWeek(records, 'en', monday)).toEqual({
      sentences: ['Last week we accompanied 1 visit.', 'That week we received 1 question.'],
      beside: ['There is nothing to report yet this week.'],
    })
  })

  test('the week of an owner begins on Monday in Brussels time, and is shown with the previous week until Wednesday', () => {
    const records = {
      visits: [],
      communications: [communication('mailOut', '2026-11-15T23:30:00Z'), communication('answer', '2026-11-10T09:00:00Z')],
      views: views(),
    }
    expect(presentOwnerWeek(records, 'fr', monday)).toEqual({
      sentences: ['Cette semaine, nous avons envoyé 1 e\u2060-\u2060mail.'],
      beside: ['La semaine dernière, nous avons répondu à 1 message de votre part.'],
    })
    expect(presentOwnerWeek(records, 'fr', thursday).beside).toEqual([])
  })

  test('the week of an owner says for a home without a history that there is nothing yet', () => {
    expect(presentOwnerWeek({ visits: [], communications: [], views: { ...views(), since: null } }, 'de', thursday)).toEqual({
      sentences: ['Diese Woche gibt es noch nichts zu berichten.'],
      beside: [],
    })
  })
})
