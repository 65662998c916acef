import { expect, test } from 'vitest'
import { isCountryName, readCountry } from './country.ts'

test.each([
  ...['BE', 'be', 'B', 'BEL', 'belg', 'België', 'Belgie', 'BELGIQUE', 'Belgium', 'Belgien', 'belge', 'Belgisch', 'Belgian', 'Belgia', 'Belgica', 'Belgio'],
  ...['Bélgica', 'Kingdom of Belgium', 'Koninkrijk België', 'Royaume de Belgique', 'Königreich Belgien', 'Vlaanderen', 'Flandre', 'Flanders', 'Flandern'],
  ...['Wallonië', 'Wallonie', 'Wallonia', 'Wallonien', 'Brussels Hoofdstedelijk Gewest', 'Région de Bruxelles-Capitale', '056', 32, '+32', '0032'],
  ...['Belgium (BE)', 'BE - België', 'BE – België', 'Gent, België', 'België/Belgique', 'België | Belgique', 'Vlaanderen, België', '(België)', 'Regio (BE)'],
])('the country %j is read as Belgium', (name) => {
  expect(readCountry(name)).toBe('BE')
})

test.each([
  ...['LU', 'L', 'lux', 'Luxembourg', 'Luxemburg', 'Luxemb.', 'Lëtzebuerg', 'Letzebuerg', 'Luxemburgo', 'Lussemburgo', 'luxembourgeois', 'Luxemburgs'],
  ...['Grand Duchy of Luxembourg', 'Groothertogdom Luxemburg', 'Grand-Duché de Luxembourg', 'Grand-Duché', 'Groothertogdom', 'Grossherzogtum Luxemburg'],
  ...['Großherzogtum Luxemburg', 'GDL', 'G.D. Luxembourg', 'GD Luxembourg', 'GD de Luxembourg', 442, 352, '+352', '00352', 'Luxembourg (LU)'],
])('the country %j is read as Luxembourg', (name) => {
  expect(readCountry(name)).toBe('LU')
})

test.each([
  ...['FR', 'France', 'Frankrijk', 'Frankreich', 'Nederland', 'Pays-Bas', 'Germany', 'Duitsland', 'ES', 'Zwitserland', 'ZA', 'AE', 'Österreich'],
  ...['fra', 'f', 'nld', 'nl', 'holland', 'deu', 'd', 'ger', 'esp', 'e', 'spanje', 'ita', 'i', 'prt', 'p', 'gbr', 'uk', 'gb', 'engeland', 'che', 'ch'],
  ...['suisse', 'aut', 'a', 'irl', 'grc', 'gr', 'tur', 'hrv', 'bgr', 'mar', 'usa', 'us', 'pol', 'rou', 'cze', 'cyp', 'mlt', 'hun', 'dnk', 'swe', 'nor', 'fin'],
])('%j is another country', (name) => {
  expect(readCountry(name)).toBe('other')
})

test.each(['Gent', 'Atlantis', 'XQ', '12', 'België-Nederland', 'Bel gië x'])('%j is no country', (name) => {
  expect(readCountry(name)).toBeNull()
  expect(isCountryName(name)).toBe(false)
})

test.each([null, undefined, '', '-', 'onbekend', { nl: 'onbekend', fr: 'inconnu' }, true])('%j names nothing', (value) => {
  expect(readCountry(value)).toBeUndefined()
})

test.each([
  [{ nl: 'België', fr: 'Belgique' }, 'BE', []],
  [{ nl: 'België', fr: 'inconnu' }, 'BE', []],
  [{ nl: 'België', fr: 'Atlantide' }, 'BE', []],
  [{ nl: 'België', fr: 'Luxembourg' }, null, ['contradiction']],
  [{ nl: 'Atlantis', fr: 'Atlantide' }, null, []],
])('%j in several languages is %s', (value, country, remarks) => {
  const reasons: string[] = []
  expect(readCountry(value, (reason) => reasons.push(reason))).toBe(country)
  expect(reasons).toEqual(remarks)
})

test.each([
  ['België', true],
  ['LU', true],
  ['Frankreich', true],
  ['België (BE)', false],
  ['Gent', false],
  ['', false],
])('%j is a name of a country alone: %j', (text, is) => {
  expect(isCountryName(text)).toBe(is)
})
