/** The present day in Brussels, as `2026-11-29`: for an hour or two each night it is not that of UTC. */
export function brusselsDay(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format()
}
