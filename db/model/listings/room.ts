import type { LocalizedText } from '../site/localized.ts'
import type { Photo } from './listing.ts'

/** What a photograph shows, in the order of a walk through a home. */
const rooms = ['front', 'hall', 'living', 'dining', 'kitchen', 'study', 'bedroom', 'bathroom', 'attic', 'cellar', 'garage', 'outdoors'] as const

export type Room = (typeof rooms)[number]

/**
 * The words of each room in Dutch, French, English and German, as captions in all four are searched: a caption's language is often unknown. A word
 * may be part of a compound ('Loftwoonkamer', 'Gartenterrasse') except where it would stand in another room's ('woning' in 'woningkeuken').
 */
const words: Readonly<Record<Room, RegExp>> = {
  front:
    /voorgevel|straatgevel|voordeur|façade|facade|porte d.entrée|front door|street view|straatbeeld|haustür|fassade|straßenansicht|\bhouses?\b|\bhuis\b|herenhuis|\bmaisons?\b|wohnhaus|backsteinhaus|herrenhaus|stadthaus|reihenhaus|(?:rij|stads|nieuwbouw|hoek)woning(?:en)?|\bwoning\b|(?:apartment |office )?building|gebouw|immeuble|gebäude|mehrfamilienhaus|\bvilla\b|farmhouse|fermette|\bhoeve\b|\bferme\b|bauernhaus|kasteel|château|\bschloss\b/iu,
  hall: /\bhall\b|inkom|hallway|entrance hall|vestibul|couloir|\bflur\b|diele|eingangshalle|treppenhaus|cage d.escalier|staircase|trappenhuis|nachthal/iu,
  living:
    /living|woonkamer|zithoek|zitkamer|woonruimte|leefruimte|salon|séjour|sejour|pièce de vie|sitting room|lounge|wohnzimmer|wohnraum|wohnbereich|coffee table|table basse|couchtisch/iu,
  dining: /dining|eetkamer|eethoek|eettafel|salle à manger|salle a manger|table ronde|esszimmer|essbereich|esstisch/iu,
  kitchen: /kitchen|keuken|cuisine|küche|kueche|kitchenette/iu,
  study: /\bstudy\b|home office|\boffice\b|bureau|werkkamer|werktafel|\bdesk\b|arbeitszimmer|schreibtisch|büro/iu,
  bedroom: /bedroom|\bbed(?:side|lampje)?\b|slaapkamer|kinderkamer|child.s room|nursery|chambre|lampe de chevet|schlafzimmer|kinderzimmer|nachttisch/iu,
  bathroom: /bath(?:room)?s?\b|\bshower|\btoilet|\bwc\b|badkamer|douche|\bbad\b|salles? de bains?|salle d.eau|baignoire|badezimmer|badewanne|dusche/iu,
  attic: /attic|zolder|grenier|combles|dachboden|dachgeschoss|speicher/iu,
  cellar: /cellar|basement|kelder|\bcave\b|keller|laundry|wasplaats|berging|buanderie|waschküche/iu,
  garage: /garage|carport|parking|parkeer|stellplatz|parkplatz/iu,
  outdoors:
    /garden|\btuin|jardin|garten|terrace(?!d)|terras|toit-terrasse|balcon|balkon|patio|courtyard|koer|\bcour\b|innenhof|swimming pool|zwembad|piscine|schwimmbad|\bview\b|uitzicht|\bvue\b|aussicht/iu,
}

/** Rooms that a caption names beside another one only to say where that is: 'attic bedroom'. */
const onlyAlone: readonly Room[] = ['attic']

const details =
  /flower|bloemen|fleurs|blumen|bedside|bedlampje|lampe de chevet|nachttischlampe|\bdetails?\b|détail|close-?up|wooden tray|houten plank|plateau en bois|holzablage|in front of bookcases|voor een boekenkast|devant une bibliothèque|vor einer bücherwand/iu

/** The room that a photograph's caption names first, else its file name; null if neither names one. */
export function roomOf(photo: Pick<Photo, 'name' | 'url'>): Room | null {
  for (const text of textsOf(photo)) {
    const room = firstNamed(text, (each) => !onlyAlone.includes(each)) ?? firstNamed(text, (each) => onlyAlone.includes(each))
    if (room !== null) return room
  }
  return null
}

/** Whether a photograph shows a detail of a room: such ones come last. */
export function isDetail({ name }: Pick<Photo, 'name'>): boolean {
  return captions(name).some((text) => details.test(text))
}

function firstNamed(text: string, isEligible: (room: Room) => boolean): Room | null {
  const found = rooms
    .filter(isEligible)
    .map((room) => ({ room, at: text.search(words[room]) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return found[0]?.room ?? null
}

function textsOf({ name, url }: Pick<Photo, 'name' | 'url'>): string[] {
  const file = url.slice(url.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return [...captions(name), file.replace(/[-_+]|%20/g, ' ')]
}

function captions(name: LocalizedText | null): string[] {
  return [name?.en, name?.nl, name?.fr, name?.de, name?.any].filter((text) => text !== undefined)
}
