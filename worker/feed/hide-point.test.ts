import { expect, test } from 'vitest'
import { pointCut } from './hide-point.ts'

const cut = pointCut({ lat: 51.2154, lng: 3.2301 })

test.each([
  ['GPS 51.2154, 3.2301 ok', '… ok'],
  ['51,2154 / 3,2301', '…'],
  [`51°12'55.4"N 3°13'48.4"E ok`, '… ok'],
  [`N 51° 12.924' E 003° 13.806'`, '…'],
  ['51 12 55 N 3 13 48 E', '…'],
  ['３．２３０１ ５１．２１５４', '…'],
  ['9F3C6667+5X Brugge', '… Brugge'],
  ['geo:51.2154,3.2301', '…'],
  ['lat=51.2154 lng=3.2301', '…'],
  ['Lambert 72: X 69810 Y 212340', '…'],
  ['31U ES 16023 73995', '…'],
  ['kadaster 31005B0123/04C000', 'kadaster …'],
  ['https://www.google.com/maps?q=51.2154,3.2301 hier', '… hier'],
  ['https://x.example/?ll=51.2154,3.2301&z=3', '…'],
  ['maps.app.goo.gl/abc123', '…'],
  ['https://share.google/abc123 en maps.apple/p/x1', '… en …'],
  ['https://www.instantstreetview.com/@x', '…'],
  ['6667+5X Brugge, u1473e of U1473E2P6', '… Brugge, … of …'],
  ['Lambert 72: 69.810 / 212.340', '…'],
  ['X 69810 Y 212340', '…'],
  ['perceel 31005 B 0123/04 C 000', 'perceel …'],
  ['sectie B, nr. 123/4C; section A, n° 45 B 2; Flur 3, Flurstück 12/4', '…; …; …'],
  ['perceelnummer 123A2; parcelle n° 45 B 2', '…; …'],
  ['Parcelle 123a section B', '…'],
  ['51·2154 / 3·2301', '…'],
  ['///filled.count.soap', '…'],
  ['what3words: filled.count.soap', '…'],
])('%j becomes %j', (text, left) => {
  expect(cut(text)).toBe(left)
})

test.each([
  'prijs 395.000 euro, 120,50 m² en 20°C',
  '€ 51.215 prijs',
  'van 2.54 m op 3.10',
  'Hoogte 2,65 m; 3,20 m',
  'temperatuur 20° 30 min',
  'www.perron.example en info@perron.example',
  'EPC 20261008-0003108177-RES-1, 168 kWh/m²',
  'Sectie vergunningen, 3 secties; tuin van 69.810 m²',
  'Perceel van 3 are, perceel 3 en parcelle 12 à vendre',
  'C+ label, 1 + 1 slaapkamer, tel. 050 12 34 56',
  'unit u14 en u10b, referentie u1517z, u0dj3k',
])('%j contains no point and stays', (text) => {
  expect(cut(text)).toBe(text)
})

test('where the home’s point is not known, a pair in or around Belgium and Luxembourg goes', () => {
  const blind = pointCut({ lat: null, lng: null })
  expect(blind('zie 50.8466, 4.3528')).toBe('zie …')
  expect(blind('1.500,00 en 250,00')).toBe('1.500,00 en 250,00')
})
