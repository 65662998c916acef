import type { Words } from '../../places/name-index.ts'

/** Points of the compass. 'O', 'NO' and 'SO' are left out: French 'O' is west, Dutch and German 'O' east. */
export const points = {
  n: { nl: 'noord, noorden, noordgericht', fr: 'nord, plein nord', de: 'nord, norden', en: 'north, northern, north-facing' },
  ne: { nl: 'noordoost, noordoosten', fr: 'nord-est', de: 'nordost, nordosten', en: 'north-east, northeast, north-east-facing' },
  e: { nl: 'oost, oosten, oostgericht', fr: 'est, plein est', de: 'ost, osten', en: 'east, eastern, east-facing' },
  se: { nl: 'zo, zuidoost, zuidoosten', fr: 'sud-est', de: 'südost, südosten', en: 'south-east, southeast, south-east-facing' },
  s: { nl: 'z, zuid, zuiden, zuidgericht', fr: 'sud, plein sud', de: 'süd, süden', en: 'south, southern, south-facing' },
  sw: { nl: 'zw, zuidwest, zuidwesten', fr: 'sud-ouest', de: 'südwest, südwesten', en: 'south-west, southwest, south-west-facing' },
  w: { nl: 'west, westen, westgericht', fr: 'ouest, plein ouest', de: 'west, westen', en: 'west, western, west-facing' },
  nw: { nl: 'noordwest, noordwesten', fr: 'nord-ouest', de: 'nordwest, nordwesten', en: 'north-west, northwest, north-west-facing' },
} as const satisfies Words

/** The CRM's rear orientations from 1 on. */
export const numberedPoints: Readonly<Record<string, string>> = { 1: 'e', 2: 'w', 3: 's', 4: 'n', 5: 'sw', 6: 'se', 7: 'nw', 8: 'ne' }
