/** The mail transports a manager can choose: the one in the Worker's settings, an SMTP server, or none. */
export const transportChoices = ['deployed', 'smtp', 'none'] as const
export type TransportChoice = (typeof transportChoices)[number]

/** The chosen transport. The SMTP fields are kept while another one is active. */
export interface ChosenTransport {
  readonly kind: TransportChoice
  readonly host: string
  readonly port: number
  /** Empty: no authentication. */
  readonly user: string
  /** Encrypted; null: none stored. */
  readonly password: string | null
  /** The sender's address; empty: the agency's own. */
  readonly sender: string
  /** Raised by every change; 0 before the first. */
  readonly version: number
}

/** The default until one is chosen. */
export const deployedTransport: ChosenTransport = { kind: 'deployed', host: '', port: 587, user: '', password: null, sender: '', version: 0 }

const hostName = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i

/** Whether a text can be the name of a mail server. */
export function isMailHost(text: string): boolean {
  return text.length <= 253 && hostName.test(text)
}

/** A port by its digits; null for anything else. */
export function readPort(text: string): number | null {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : null
}
