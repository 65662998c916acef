import { isSealed, seal } from './seal.ts'

/** What a sealed link lets whoever has it do. */
export type LinkPurpose = 'file' | 'appointment' | 'alert' | 'newsletter' | 'testimonial' | 'documents'

/** What a link carries that only we can have made. */
export interface LinkSeal {
  /** The moment it ends, in milliseconds since 1970; left out where it never does. */
  readonly until?: string | undefined
  readonly seal?: string | undefined
}

/**
 * The query of a link that lets whoever has it do one thing with one record, and nobody guesses.
 * @param until when it ends; null: never
 */
export async function sealedQuery(secret: string, purpose: LinkPurpose, id: string, until: Date | null): Promise<string> {
  const end = until === null ? '' : String(until.getTime())
  const query = new URLSearchParams({ ...(end === '' ? {} : { until: end }), seal: await seal(secret, sealedText(purpose, id, end)) })
  return query.toString()
}

/** Whether a link is ours, for this, and has not ended. */
export async function isSealedLink(secret: string, purpose: LinkPurpose, id: string, { until = '', seal: given = '' }: LinkSeal, now: Date): Promise<boolean> {
  const isOver = until !== '' && (!/^\d{13,15}$/.test(until) || Number(until) <= now.getTime())
  return !isOver && isSealed(secret, sealedText(purpose, id, until), given)
}

function sealedText(purpose: LinkPurpose, id: string, until: string): string {
  return `${purpose}|${id}|${until}`
}
