import { expect, test } from 'vitest'
import { weekFrom } from '#db/model/owners/owner-digest.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** The words for a count of one, by language. */
const singular = {
  nl: { views: 'één keer bekeken', viewings: 'Er vond één bezoek plaats.', feedback: 'Eén bezoeker gaf een reactie.', questions: 'Er kwam één vraag binnen.' },
  fr: { views: 'vue une fois', viewings: 'Une visite a eu lieu.', feedback: 'Un visiteur a donné son avis.', questions: 'Une question nous est parvenue.' },
  en: { views: 'viewed once', viewings: 'One visit took place.', feedback: 'One visitor gave feedback.', questions: 'One question came in.' },
  de: {
    views: 'einmal aufgerufen',
    viewings: 'Eine Besichtigung fand statt.',
    feedback: 'Ein Besucher gab eine Rückmeldung.',
    questions: 'Eine Frage ging ein.',
  },
}
const plural = {
  nl: { views: '1.200 keer bekeken', viewings: 'Er vonden 2 bezoeken plaats.', feedback: '2 bezoekers gaven', questions: 'Er kwamen 2 vragen binnen.' },
  fr: {
    views: 'vue 1.200 fois',
    viewings: '2 visites ont eu lieu.',
    feedback: '2 visiteurs ont donné leur avis.',
    questions: '2 questions nous sont parvenues.',
  },
  en: { views: 'viewed 1,200 times', viewings: '2 visits took place.', feedback: '2 visitors gave feedback.', questions: '2 questions came in.' },
  de: { views: '1.200 Mal aufgerufen', viewings: '2 Besichtigungen fanden statt.', feedback: '2 Besucher gaben', questions: '2 Fragen gingen ein.' },
}
const none = {
  nl: 'Er vonden geen bezoeken plaats.',
  fr: 'Aucune visite n’a eu lieu.',
  en: 'No visits took place.',
  de: 'Es fand keine Besichtigung statt.',
}

test.each(locales)('in %s singular and plural differ', (locale) => {
  const t = translator(locale)
  for (const kind of ['viewings', 'feedback', 'questions'] as const) {
    expect(t(`mail.ownerDigest.${kind}`, { count: 1 })).toContain(singular[locale][kind])
    expect(t(`mail.ownerDigest.${kind}`, { count: 2 })).toContain(plural[locale][kind])
  }
  expect(t('mail.ownerDigest.viewings', { count: 0 })).toBe(none[locale])
  expect(t('mail.ownerDigest.views.more', { count: 1, change: 1 })).toContain(singular[locale].views)
  expect(t('mail.ownerDigest.views.less', { count: 1_200, change: 3 })).toContain(plural[locale].views)
})

test.each([
  ['2026-03-23', '2026-03-29', '2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-19', '2026-10-25', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-12-28', '2027-01-03', '2026-12-27T23:00:00.000Z', '2027-01-03T23:00:00.000Z'],
])('the week from %s lasts until %s, by the clocks of Brussels', (first, last, from, until) => {
  expect(weekFrom(first)).toMatchObject({ first, last, from, until })
})
