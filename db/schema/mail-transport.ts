import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TransportChoice } from '../model/mail/mail-transport.ts'

/** The mail transport chosen at the desk: at most one row, with id 1. */
export const mailTransport = sqliteTable('mail_transport', {
  id: integer('id').primaryKey(),
  kind: text('kind').$type<TransportChoice>().notNull(),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  user: text('user').notNull(),
  /** Encrypted with a key that is derived from the signing secret. */
  password: text('password'),
  sender: text('sender').notNull(),
  version: integer('version').notNull(),
})
