import type { RenderedMail } from '#worker/mail/transport.ts'

/** A short mail to Jan; overrides replace whole values. */
export function aRenderedMail(overrides: Partial<RenderedMail> = {}): RenderedMail {
  return {
    id: 'one.1',
    messageId: '<one.1@perron.example>',
    from: { name: 'Perron', address: 'info@perron.example' },
    to: { name: 'Jan De Smet', address: 'jan@example.com' },
    replyTo: null,
    subject: 'Bezoekaanvraag',
    text: 'Beste Jan,\n',
    html: '<p>Beste Jan,</p>',
    locale: 'nl',
    date: new Date('2026-11-21T10:00:00.000Z'),
    ...overrides,
  }
}
