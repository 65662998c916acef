import { expect, test } from 'vitest'
import { isDetail, type Room, roomOf } from './room.ts'

const captioned = (any: string) => ({ name: { any }, url: '/photos/1.jpg' })

test.each<[string, Room | null]>([
  ['Living room with marble fireplace, bookcases and herringbone floor', 'living'],
  ['Mid-century living room looking onto the garden', 'living'],
  ['Loftwoonkamer met bakstenen muur en stalen ramen', 'living'],
  ['Zithoek onder het dak', 'living'],
  ['Séjour de loft avec mur de briques', 'living'],
  ['Wohnzimmer im Stil der Fünfzigerjahre mit Blick in den Garten', 'living'],
  ['Ronde eettafel bij een groot raam', 'dining'],
  ['Salle à manger lambrissée aux hautes fenêtres', 'dining'],
  ['Landhausküche mit Terrakottaboden und Holztisch', 'kitchen'],
  ['Flowers on the kitchen worktop', 'kitchen'],
  ['Bureau met groene boekenkasten en notelaren werktafel', 'study'],
  ['Attic bedroom with roof windows and beams', 'bedroom'],
  ['Zolderslaapkamer met dakramen', 'bedroom'],
  ['Chambre d’enfant avec tente de jeu', 'bedroom'],
  ['Kinderzimmer mit Spielzelt', 'bedroom'],
  ['Salle de bains en pierre avec double vasque', 'bathroom'],
  ['Bad mit freistehender Wanne unter dem Fenster', 'bathroom'],
  ['Badkamer', 'bathroom'],
  ['Zolder', 'attic'],
  ['Kelder met wasplaats', 'cellar'],
  ['Garage voor twee wagens', 'garage'],
  ['Tuinterras met pergola en tafel', 'outdoors'],
  ['Toit-terrasse avec vue sur la ville', 'outdoors'],
  ['Entrance hall with staircase and black-and-white tiles', 'hall'],
  ['Hall d’entrée avec escalier', 'hall'],
  ['Porte d’entrée d’une maison en briques', 'front'],
  ['Brick terraced house with pale stone bands at dusk', 'front'],
  ['Bakstenen rijwoning met natuurstenen banden', 'front'],
  ['Apartment building with balconies in the city', 'front'],
  ['Villa blanche moderne avec piscine et terrasse', 'front'],
  ['Bright and quiet', null],
  ['', null],
])('a photograph with the caption “%s” shows the room %s', (caption, room) => {
  expect(roomOf(captioned(caption))).toBe(room)
})

test('without a caption the file name tells the room', () => {
  expect(roomOf({ name: null, url: 'https://crm.example/4/Keuken_2.jpg' })).toBe('kitchen')
  expect(roomOf({ name: null, url: 'https://crm.example/house/IMG_0012.jpg' })).toBeNull()
})

test.each([
  ['Flowers and books on a coffee table', true],
  ['Nachttischlampe und Leinenkissen', true],
  ['Détail de la cheminée', true],
  ['Kitchen with island', false],
])('“%s” is a detail: %s', (caption, detail) => {
  expect(isDetail(captioned(caption))).toBe(detail)
})
