import { staffSessionTimes } from '../accounts/staff.ts'
import { deviceDays, sessionTimes } from '../owners/owner.ts'
import { day } from '../site/durations.ts'
import { type ConsentCategory, choiceDays } from './consent.ts'

/**
 * Everything this site keeps on a visitor's device. The cookie policy shows this list, and code cannot write any other name: only
 * `ui/islands/device.ts` and `worker/site/requests/device-cookie.ts` access cookies and storage, and they take their names from here.
 * @source decisions, "Device storage before a choice"
 */

interface DeviceItem {
  readonly kind: 'cookie' | 'local' | 'session'
  readonly name: string
  readonly category: ConsentCategory
  /** Key of the message `storage.purpose.{purpose}`, which explains it. */
  readonly purpose:
    | 'consent'
    | 'deskKeys'
    | 'deskSession'
    | 'documents'
    | 'favourites'
    | 'language'
    | 'languageChanged'
    | 'languageStored'
    | 'ownerDevice'
    | 'ownerSession'
    | 'searches'
    | 'viewed'
    | 'viewedKept'
  /** Days, or the event that ends it: the tab closes, the visitor clears it, the next page reads it. */
  readonly kept: number | 'tab' | 'cleared' | 'nextPage'
}

export const deviceItems = [
  { kind: 'cookie', name: 'lng', category: 'necessary', purpose: 'language', kept: choiceDays },
  { kind: 'cookie', name: 'consent', category: 'necessary', purpose: 'consent', kept: choiceDays },
  { kind: 'cookie', name: '__Host-session', category: 'necessary', purpose: 'ownerSession', kept: sessionTimes.absolute / day },
  { kind: 'cookie', name: '__Host-device', category: 'necessary', purpose: 'ownerDevice', kept: deviceDays },
  { kind: 'cookie', name: '__Host-desk', category: 'necessary', purpose: 'deskSession', kept: staffSessionTimes.absolute / day },
  { kind: 'local', name: 'lng', category: 'necessary', purpose: 'languageStored', kept: 'cleared' },
  { kind: 'session', name: 'lng-changed', category: 'necessary', purpose: 'languageChanged', kept: 'nextPage' },
  { kind: 'local', name: 'site:favourites', category: 'necessary', purpose: 'favourites', kept: 'cleared' },
  { kind: 'session', name: 'site:viewed', category: 'necessary', purpose: 'viewed', kept: 'tab' },
  { kind: 'session', name: 'site:searches', category: 'necessary', purpose: 'searches', kept: 'tab' },
  { kind: 'local', name: 'site:viewed-kept', category: 'necessary', purpose: 'viewedKept', kept: 'cleared' },
  { kind: 'local', name: 'site:desk-keys', category: 'necessary', purpose: 'deskKeys', kept: 'cleared' },
  { kind: 'local', name: 'site:documents', category: 'necessary', purpose: 'documents', kept: 'cleared' },
] as const satisfies readonly DeviceItem[]

type NameOf<Kind extends DeviceItem['kind']> = Extract<(typeof deviceItems)[number], { kind: Kind }>['name']
export type CookieName = NameOf<'cookie'>
export type LocalKey = NameOf<'local'>
export type SessionKey = NameOf<'session'>

/** Local storage keys of earlier releases, which are moved or removed once. */
export type FormerKey = 'perron:favourites' | 'perron:viewed' | 'site:viewed'
