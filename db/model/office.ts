/** The offices of the agency, by the keys its calendars and `ui/agency.ts` have. */
export const officeKeys = ['brugge', 'brussel', 'luxembourg'] as const
export type OfficeKey = (typeof officeKeys)[number]

export function isOfficeKey(text: string): text is OfficeKey {
  return officeKeys.some((key) => key === text)
}
