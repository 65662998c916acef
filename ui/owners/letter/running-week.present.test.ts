import { describe, expect, test } from 'vitest'
import type { Communication, CommunicationType } from '#db/model/owners/communication.ts'
import type { ViewFigures } from '#db/model/views/view-figures.ts'
import type { HomeVisit } from '#db/model/visits/home-visit.ts'
import { presentRunningWeek } from './running-week.present.ts'

const views = (week: number): ViewFigures => ({
  ...{ views: { today: 0, week, month: week, total: week }, visits: null, days: [], since: '2026-09-01', visitsSince: null },
})
const communication = (type: CommunicationType, at: string): Communication => ({
  ...{ id: `${type} ${at}`, at, type, contact: null, subject: null, comment: null, status: null, origin: 'agency', isReleased: true },
})
const visit = (startsAt: string, state: HomeVisit['state'] = 'confirmed'): HomeVisit => ({
  ...{ id: startsAt, startsAt, visitor: null, state, interest: null, feedback: null, origin: 'agency' },
  ...{ isReleased: true, showsVisitor: false, feedbackIsReleased: false },
})
const [monday, thursday] = [new Date('2026-11-16T09:00:00Z'), new Date('2026-11-19T20:00:00Z')]

describe('the running week of an owner', () => {
  test('the running week says what the agency did, what came in and how often the page was viewed', () => {
    const records = {
      visits: [visit('2026-11-20T10:00:00Z'), visit('2026-11-17T10:00:00Z'), visit('2026-11-18T10:00:00Z', 'missed')],
      communications: [communication('phoneOut', '2026-11-18T09:00:00Z'), communication('offer', '2026-11-17T09:00:00Z')],
      views: views(12),
    }
    expect(presentRunningWeek(records, 'nl', thursday)).toEqual([
      'Deze week hebben wij voor u 1 bezoek begeleid en één keer getelefoneerd.',
      'Wij ontvingen 1 bod.',
      'Uw pagina werd 12 keer bekeken.',
    ])
  })

  test('the running week begins on Monday in Brussels time', () => {
    const communications = [communication('mailOut', '2026-11-15T23:30:00Z'), communication('answer', '2026-11-15T22:30:00Z')]
    expect(presentRunningWeek({ visits: [], communications, views: views(0) }, 'fr', monday)).toEqual([
      'Cette semaine, nous avons envoyé 1 e\u2060-\u2060mail.',
    ])
  })

  test('the running week says nothing of the week before', () => {
    const records = { visits: [visit('2026-11-13T10:00:00Z')], communications: [], views: views(3) }
    expect(presentRunningWeek(records, 'de', thursday)).toEqual(['Ihre Seite wurde 3 Mal aufgerufen.'])
  })
})
