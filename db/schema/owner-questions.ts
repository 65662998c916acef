import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { OwnerAnswer } from '../model/visits/owner-question.ts'
import { appointments } from './appointments.ts'
import { owners } from './owners.ts'

/** Owners asked whether a visit suits them. */
export const ownerQuestions = sqliteTable(
  'owner_questions',
  {
    id: text('id').primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** The version of the visit that it is about: after a move it must be asked again. */
    sequence: integer('sequence').notNull(),
    askedAt: text('asked_at').notNull(),
    /** Null until answered. */
    answer: text('answer').$type<OwnerAnswer>(),
    /** The starts that the owner proposes instead. */
    starts: text('starts', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    remark: text('remark'),
    answeredAt: text('answered_at'),
    /** When the visit begins in this version. */
    visitAt: text('visit_at').notNull().default(''),
    /** When the desk took the question back. */
    withdrawnAt: text('withdrawn_at'),
    /** Whether the terms of the home asked: the visitor waits for the answer. */
    isAutomatic: integer('is_automatic', { mode: 'boolean' }).notNull().default(false),
    /** When the owner was reminded of it, once. */
    remindedAt: text('reminded_at'),
  },
  (table) => [
    uniqueIndex('owner_questions_by_visit').on(table.appointmentId, table.ownerId),
    index('owner_questions_by_owner').on(table.ownerId),
    index('owner_questions_unsettled').on(table.visitAt).where(sql`answer IS NOT 'fits' AND withdrawn_at IS NULL`),
  ],
)
