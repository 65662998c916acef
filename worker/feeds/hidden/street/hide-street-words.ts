/** The vocabulary of street names, folded: lower case, without accents. */

/** Words between the others, left out as often as not. */
export const particles: ReadonlySet<string> = new Set(
  list(
    'de du des d la le les l van von vom der den dem die het t s ter ten te op naar nach aan in bij en et und the of a au aux sur sous am an im auf zu zum zur vun vum beim',
  ),
)

/** Usual short forms of words. */
const shortened: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    saint: 'st s',
    sainte: 'ste st',
    sint: 'st s',
    sankt: 'st',
    docteur: 'dr',
    doktor: 'dr',
    dokter: 'dr',
    doctor: 'dr',
    general: 'gal',
    burgemeester: 'bgm bm',
    bourgmestre: 'bgm',
    monseigneur: 'mgr',
    marechal: 'mal',
    capitaine: 'cne',
    lieutenant: 'lt',
    luitenant: 'lt',
    commandant: 'cdt cmdt',
    ingenieur: 'ir',
    meester: 'mr',
    grande: 'gde',
    grand: 'gd',
    petite: 'pte',
    nieuwe: 'nwe',
  }).map(([word, forms]) => [word, list(forms)]),
)

/** Short forms of words, and the words of short forms; of other words in front of the last one, the first letters count. */
export const shortForms: ReadonlyMap<string, readonly string[]> = new Map([...shortened, ...longForms()])

function longForms(): [string, readonly string[]][] {
  const pairs = [...shortened].flatMap(([word, forms]) => forms.filter((form) => form.length > 1).map((form) => ({ word, form })))
  return [...Map.groupBy(pairs, ({ form }) => form)].map(([form, all]) => [form, all.map(({ word }) => word)])
}

/** Saints and Our Lady stand in the names of churches, stations and schools as often as in names of streets. */
export const saints: ReadonlySet<string> = new Set(list('saint sainte sint sankt st ste notre dame onze lieve vrouw vrouwe'))

/** Words that distinguish streets of the same name. */
export const attributes: ReadonlySet<string> = new Set(
  list(`oude oud nieuwe nieuw lange korte kort grote groot kleine klein hoge hoog lage laag brede breed smalle verlengde verloren groene groen witte wit zwarte
    rode gouden blauwe schone mooie stille warme koude rechte kromme boven beneden achter noord zuid oost west noorder zuider ooster wester eerste tweede derde
    dubbele vrije private prive privee grand grande grands grandes petit petite petits petites vieux vieil vieille nouveau nouvelle neuf neuve haut haute hauts
    hautes bas basse basses long longue large verte vert verts bleu bleue rouge blanc blanche noir noire belle beau bon bonne royal royale premier premiere
    deuxieme nord sud est ouest inferieure superieure centrale principale moderne publique alte alter neue neuer kurze grosse kleine hohe obere untere mittlere
    moyenne droite gauche rechter linker ronde rond`),
)

/** Things near homes that descriptions mention, regardless of the street's name. */
export const commonWords: ReadonlySet<string> = new Set(
  list(`kerk station stations statie dorp dorps molen school park parc bos veld velden akker tuin tuinen markt plein kasteel hof kapel kapelle klooster pastorij
    beek rivier water meer vijver zee strand duin duinen haven kaai brug vaart kanaal sluis spoor stad stads poort vest gracht zon zonne ster bloem bloemen roos
    rozen linde linden eik eiken beuk beuken berk berken populier populieren den dennen wilg wilgen appel noot hout heide hei weide weiden wei berg heuvel dal
    bron fontein sport stadion zwembad hospitaal ziekenhuis gemeente raadhuis post bank winkel industrie handel ambacht fabriek vrede vrijheid toekomst europa
    wijngaard boomgaard wijk hoek kruis centrum huis huizen woning kamer garage terras zicht paarden vogel vogels landbouw bakker smid
    gare eglise moulin moulins chateau fontaine marche jardin jardins ecole ecoles bois foret pre pres champ champs pont ponts port mer plage lac etang riviere
    ruisseau source eau eaux village ville centre commerce commerces poste hopital hotel couvent abbaye chapelle cimetiere stade sports liberte paix soleil
    etoile fleur fleurs rose roses tilleul tilleuls chene chenes hetre hetres bouleau bouleaux peuplier peupliers sapin sapins pommier pommiers verger vergers
    cerisier cerisiers vigne vignes campagne colline mont montagne monts vallee val plaine carriere carrieres usine maison maisons cour coin rivage rives bord
    bords tram universite college musee theatre mairie commune communale patriotes progres avenir travail justice palais ferme fermes roi reine prince acacias
    lilas vue repos panorama horizon nature calme famille familles enfants jeunesse artisans cave caves cuisine escalier escaliers bains four
    combattants resistance vivier liberation viaduc paradis barriere provinciale muguet meleze genet alouette tanneur tannerie roche meunier mesange marais manoir
    halage gendarmerie forge europe coteau centenaire briqueterie vicinal saule rochette reservoir renard renaissance relais regence province promenade pierre
    pecheur paturage oiseau observatoire noyer militaire martyrs madame hirondelle harmonie haie frontiere fourche fosse faubourg fagne ermitage erable
    enseignement enclos donjon croissant couronne comte chataignier chasseur chalet bourse bergerie basilique aviation aulne artichaut archers alliance
    bureau domaine argile chambre salon sejour terrasse garage studio balcon cheminee bibliotheque parking ascenseur brique verre ardoise lumiere silence golf
    tennis piscine parquet marbre grange etable potager serre placard grenier sauna bonheur coq cygne lion ecureuil science culture cinema train metro aeroport
    echoppe epicerie boulangerie boucherie hospice creche centres clinique pharmacie bains vent vents bocage clairiere charme cedre cypres platane orme frene
    houx lierre rosier aubepine bouleau violette crocus coquelicot pinson hippodrome escaut meuse sambre lesse semois ourthe
    canal ecluse tour tours porte portes remparts clocher cure presbytere foyer halle halles caserne prairie prairies bruyere bruyeres bosquet source sources
    kirche kirch bahnhof bahnhofs garten schule schul muhle muhlen wald feld tal bach brucke dorf haupt ring stadt wiesen wiese sonne blumen
    januari februari maart april mei juni juli augustus september oktober november december janvier fevrier mars avril mai juin juillet aout septembre
    octobre novembre decembre januar februar marz juni juli august oktober dezember church garden mill house hill`),
)

export function list(words: string): readonly string[] {
  return words.split(/\s+/).filter((word) => word !== '')
}
