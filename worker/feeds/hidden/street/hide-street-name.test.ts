import { expect, test } from 'vitest'
import { readStreet } from './hide-street-name.ts'

/** The names in a field, with all their words. */
function namesIn(field: string, ...towns: readonly string[]): readonly string[] {
  return readStreet(field, towns).names.map(({ all }) => all.join(' '))
}

/** The first name in a field. */
function firstIn(field: string) {
  const [name] = readStreet(field).names
  if (name === undefined) throw new Error(`no name in ${field}`)
  return name
}

test.each([
  ['Kerkstraat 14', 'rue', 'joined', ['kerk'], []],
  ['De Kerkstraat', 'rue', 'joined', ['kerk'], []],
  ['Felix Timmermansstraat', 'rue', 'joined', ['felix', 'timmermans'], []],
  ['Gentsesteenweg', 'steenweg', 'joined', ['gentse'], []],
  ['Kastanjelaan', 'avenue', 'joined', ['kastanje'], []],
  ['Hof van Spruytlaan', 'avenue', 'joined', ['hof', 'spruyt'], []],
  ['Rue Kerklaan', 'rue', 'before', ['kerklaan'], []],
  ['Hof ter Linden', 'clos', 'before', ['linden'], ['ter']],
  ['Rue de la Loi 16', 'rue', 'before', ['loi'], ['de', 'la']],
  ['Rue de l’Église', 'rue', 'before', ['eglise'], ['de', 'l']],
  ['Avenue Louise', 'avenue', 'before', ['louise'], []],
  ['Rue Pierre de Coubertin', 'rue', 'before', ['pierre', 'coubertin'], []],
  ['Steenweg op Gent', 'steenweg', 'before', ['gent'], ['op']],
  ['Rue du 11 Novembre 5', 'rue', 'before', ['11', 'novembre'], ['du']],
  ['Rue Albert I', 'rue', 'before', ['alberti'], []],
  ['Rue I Albert', 'rue', 'before', ['i', 'albert'], []],
  ['Brugse Steenweg 8', 'steenweg', 'behind', ['brugse'], []],
  ['De Brugse Steenweg', 'steenweg', 'behind', ['brugse'], []],
  ['Grote Baan', 'chemin', 'behind', ['grote'], []],
] as const)('the field %j is split into the parts of a street name', (field, kind, kindStands, core, articles) => {
  const name = firstIn(field)
  expect(name.kind?.words).toContain(kind)
  expect(name).toMatchObject({ kindStands, core, articles })
})

test.each([
  ['Coupure', ['coupure']],
  ['De Crampon', ['crampon']],
  ['Weg', ['weg']],
  ['Rue de la', ['rue', 'de', 'la']],
  ['Ham', ['ham']],
])('%j has no kind with a name', (field, core) => {
  expect(firstIn(field)).toMatchObject({ kind: null, kindStands: 'before', core, articles: [] })
})

test.each([
  ['Coupure', 'name'],
  ['Ham', 'name'],
  ['Gent', 'name'],
  ['Lo', 'common'],
  ['Avenue Louise', 'name'],
  ['Rue de la Tulipe Noire', 'name'],
  ['Felix Timmermansstraat', 'name'],
  ['Vandenbroeckstraat', 'name'],
  ['Van Eyckstraat', 'name'],
  ['Van Gentstraat', 'name'],
  ['Rue Van Gent', 'common'],
  ['Sylvanstraat', 'common'],
  ['Zilvermeeuwstraat', 'common'],
  ['Zilvermeeuw Laan', 'common'],
  ['Oude Zilvermeeuwstraat', 'common'],
  ['Rue Zilvermeeuw', 'name'],
  ['Rue du Moulin', 'common'],
  ['Rue du Vieux Moulin', 'common'],
  ['Rue du Moulin Crampon', 'name'],
  ['Rue des Moulins', 'common'],
  ['Rue des Quatorze', 'common'],
  ['Rue du 11 Novembre', 'common'],
  ['Rue Lenn', 'common'],
  ['Rue Crapo', 'name'],
  ['Rue Saint Martin', 'common'],
  ['Rue Notre Dame Bleue', 'common'],
  ['Rue Saint Martin Crampon', 'name'],
  ['Sint-Jozefstraat', 'common'],
  ['Rue de Mons', 'common'],
  ['Rue Mons', 'common'],
  ['Avenue de Woluwe Saint Pierre', 'common'],
  ['Rue Woluwe', 'common'],
  ['Rue Woluwe Crampon', 'name'],
  ['Gentsesteenweg', 'common'],
  ['Rue Woluwe Ixelles', 'name'],
  ['Rue Sporte', 'name'],
  ['Rue du Paradis', 'common'],
  ['Rue des Enclos', 'common'],
  ['Rue de la', 'name'],
  ['Rue Haute', 'attribute'],
  ['Rue Basse Verte', 'attribute'],
  ['Nieuwstraat', 'attribute'],
  ['Grote Baan', 'attribute'],
  ['Grootestraat', 'attribute'],
  ['Noordsstraat', 'attribute'],
  ['Zuidsestraat', 'attribute'],
  ['Noordsevaartstraat', 'common'],
  ['Rue Zuidse', 'name'],
])('%j tells as a %s', (field, telling) => {
  expect(firstIn(field).telling).toBe(telling)
})

test('what is perhaps only the beginning of a name tells less than a name', () => {
  const names = readStreet('Avenue Albert Dewinter Lejeune').names.map(({ core, telling }) => ({ core, telling }))
  expect(names).toEqual([
    { core: ['albert', 'dewinter', 'lejeune'], telling: 'name' },
    { core: ['albert', 'dewinter'], telling: 'common' },
  ])
})

test.each([
  ['Tulipe Noire, Rue de la', ['rue de la tulipe noire', 'rue de la tulipe']],
  ['Crampon, Rue', ['rue crampon']],
  ['Crampon, Rue, Gent', ['crampon rue']],
  ['Crampon, Rue Haute', ['crampon', 'rue haute']],
  ['Crampon, Goudvink', ['crampon', 'goudvink']],
  ['Kerkstraat, Molenstraat', ['kerkstraat', 'molenstraat']],
  ['Gent, Kerkstraat 9', ['kerkstraat']],
  ['Kerkstraat 9, 9000 Gent', ['kerkstraat']],
  ['Kerkstraat 9, Sint-Niklaas', ['kerkstraat']],
  ['De Crampon', ['de crampon']],
  ['De Zilver Laan', ['de zilver laan', 'zilver laan']],
  ['Gent', ['gent']],
  ['België', ['belgie']],
  ['Rue du Luxembourg', ['rue du luxembourg']],
  ['Mühlenweg', ['muhlenweg', 'muehlenweg']],
  ['Lange Zilverstraat', ['lange zilverstraat', 'zilverstraat']],
  ['A B C Zilverlaan', ['a b c zilverlaan', 'b c zilverlaan', 'c zilverlaan', 'zilverlaan']],
  ['', []],
  ['12', []],
])('the names in %j are %j', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test('a number behind the comma leaves the order of words', () => {
  expect(namesIn('Crampon, Rue de la 5')).not.toContain('rue de la crampon')
})

test.each(['België', 'Belgique', 'Belgium', 'Belgien', 'Luxembourg', 'Luxemburg', 'Lëtzebuerg'])('the country %s is no street', (country) => {
  expect(namesIn(`Kerkstraat 9, ${country}`)).toEqual(['kerkstraat'])
  expect(namesIn(`${country}, Kerkstraat 9`)).toEqual(['kerkstraat'])
})

test.each(
  'Links Rechts Noord Noorden Noordzijde Noordkant Noordoever Zuid Zuiden Zuidzijde Oost Oostkant West Westoever Nord Sud Est Ouest Ost Gauche Droite Binnen Buiten'.split(
    ' ',
  ),
)('reads a street without its side, %s', (side) => {
  expect(namesIn(`Coupure ${side}`)).toEqual([`coupure ${side.toLowerCase()}`, 'coupure'])
})

test.each(['Coupure Rechtstreeks', 'Coupure Onrechts', 'Rechts Coupure', 'Zuid', 'Zilver Laan'])('%s has no side', (field) => {
  expect(namesIn(field)).toEqual([field.toLowerCase()])
})

test.each([
  ['Coupure Rechts', 'coupure', 'name'],
  ['Crapo Zuid', 'crapo', 'name'],
  ['Laer Zuid', 'laer', 'common'],
  ['Dorp-Oost', 'dorp', 'common'],
  ['Gent Zuid', 'gent', 'common'],
  ['Kaai Zuid', 'kaai', 'common'],
  ['Place Sud', 'place', 'common'],
  ['Achter Links', 'achter', 'common'],
  ['An der Gaass', 'gaass', 'common'],
  ['Op de Kaai', 'kaai', 'common'],
  ['Oude Vaartkant Links', 'oude vaartkant', 'name'],
  ['Coupure Links Rechts', 'coupure', 'name'],
  ['Avenue Louise Gauche', 'avenue louise', 'name'],
])('of %j, %j is a %s', (field, name, telling) => {
  const last = readStreet(field).names.at(-1)
  expect(last?.all.join(' ')).toBe(name)
  expect(last?.telling).toBe(telling)
})

test('a side’s street alone has its word as the core', () => {
  expect(readStreet('Coupure Rechts').names.at(-1)).toEqual({
    ...{ all: ['coupure'], core: ['coupure'], articles: [] },
    ...{ kind: null, kindStands: 'before', telling: 'name' },
  })
})

test('what is left without the side is taken apart', () => {
  expect(readStreet('Avenue Louise Gauche').names.at(-1)).toMatchObject({ kindStands: 'before', core: ['louise'] })
  expect(readStreet('Avenue Louise Gauche').names.at(-1)?.kind?.words).toContain('avenue')
})

test('a short form of a kind alone tells little', () => {
  expect(readStreet('Crampon, Goudvink, Av').names.at(-1)).toMatchObject({ all: ['av'], kind: null, kindStands: 'before', telling: 'common' })
})

test('reads house numbers and its own towns', () => {
  expect(readStreet('Kerkstraat 14-16').houseNumbers).toEqual(['14', '16'])
  expect(namesIn('Crampon Zichtegem', 'Zichtegem')).toEqual(['crampon zichtegem', 'crampon'])
})

test('letters that stand apart are one word', () => {
  expect(namesIn('B C D Straat')[0]).toBe('b c d straat')
  expect(namesIn('B C D F Straat')[0]).toBe('bcdfstraat')
  expect(namesIn(`${'b '.repeat(50)}straat`)[0]).toBe('b'.repeat(40))
})

test('reads a limited number of names, words and letters', () => {
  const streets = Array.from({ length: 40 }, (_, index) => `${String.fromCharCode(97 + (index % 26)).repeat(4 + Math.floor(index / 26))}straat`)
  expect(namesIn(streets.join(', '))).toEqual(streets.slice(0, 30))
  expect(firstIn(`Rue ${'Crampon '.repeat(20)}`).all).toHaveLength(12)
  expect(firstIn('x'.repeat(80)).all).toEqual(['x'.repeat(60)])
})
