"""The picture list: what to render, and how each picture is described in four languages."""

LIGHT = {
    'clear': (' on a bright day', ' op een heldere dag', ' par temps clair', ' an einem hellen Tag'),
    'soft': (' in soft light', ' in zacht licht', ' dans une lumière douce', ' in weichem Licht'),
    'golden': (' in the late afternoon sun', ' in de late namiddagzon', ' au soleil de fin d’après-midi', ' in der späten Nachmittagssonne'),
    'overcast': (' under a pale sky', ' onder een bleke hemel', ' sous un ciel pâle', ' unter blassem Himmel'),
    'rain': ('', '', '', ''),
    'dusk': (' at dusk, lamps lit', ' bij valavond, met verlichte ramen', ' au crépuscule, fenêtres éclairées', ' in der Dämmerung, mit Licht in den Fenstern'),
}
WORDS = {
    'bruges': ('Brick house with a stepped gable', 'Bakstenen huis met trapgevel', 'Maison en briques à pignon à gradins', 'Backsteinhaus mit Treppengiebel'),
    'antwerp': ('Brick terraced house with pale stone bands', 'Bakstenen rijwoning met natuurstenen banden', 'Maison mitoyenne en briques à bandeaux de pierre', 'Backstein-Reihenhaus mit hellen Steinbändern'),
    'maitre': ('Maison de maître with tall windows', 'Herenhuis met hoge ramen', 'Maison de maître aux hautes fenêtres', 'Stadthaus mit hohen Fenstern'),
    'luxembourg': ('Sandstone town house with a slate mansard roof', 'Zandstenen stadswoning met leien mansardedak', 'Maison de ville en grès avec toit mansardé en ardoise', 'Stadthaus aus Sandstein mit Mansarddach aus Schiefer'),
    'painted': ('Rendered town house in a quiet street', 'Bepleisterde stadswoning in een rustige straat', 'Maison de ville enduite dans une rue calme', 'Verputztes Stadthaus in einer ruhigen Straße'),
    'deco': ('Apartment building of the thirties in a quiet street', 'Appartementsgebouw uit de jaren dertig in een rustige straat', 'Immeuble d’appartements des années trente dans une rue calme', 'Wohnhaus aus den Dreißigerjahren in einer ruhigen Straße'),
    'nouveau': ('Town house with art nouveau arched windows', 'Stadswoning met art-nouveauboogramen', 'Maison de ville aux fenêtres cintrées art nouveau', 'Stadthaus mit Jugendstil-Bogenfenstern'),
}

WORDS.update({
    'living-flemish': ('Living room with marble fireplace, bookcases and herringbone floor', 'Woonkamer met marmeren schouw, boekenkasten en visgraatparket', 'Salon avec cheminée en marbre, bibliothèques et parquet à chevrons', 'Wohnzimmer mit Marmorkamin, Bücherwänden und Fischgrätparkett'),
    'living-mid': ('Mid-century living room looking onto the garden', 'Midcenturywoonkamer met zicht op de tuin', 'Salon d’esprit années cinquante donnant sur le jardin', 'Wohnzimmer im Stil der Fünfzigerjahre mit Blick in den Garten'),
    'living-pale': ('Pale, calm living room with sliding windows', 'Lichte, rustige woonkamer met schuiframen', 'Salon clair et calme avec baies coulissantes', 'Helles, ruhiges Wohnzimmer mit Schiebefenstern'),
    'living-loft': ('Loft living room with brick wall and steel windows', 'Loftwoonkamer met bakstenen muur en stalen ramen', 'Séjour de loft avec mur de briques et fenêtres en acier', 'Loft-Wohnzimmer mit Backsteinwand und Stahlfenstern'),
    'kitchen-modern': ('Modern kitchen with island and marble splashback', 'Moderne keuken met eiland en marmeren spatwand', 'Cuisine moderne avec îlot et crédence en marbre', 'Moderne Küche mit Insel und Marmorrückwand'),
    'kitchen-country': ('Country kitchen with terracotta floor and wooden table', 'Landelijke keuken met terracottavloer en houten tafel', 'Cuisine de campagne avec sol en terre cuite et table en bois', 'Landhausküche mit Terrakottaboden und Holztisch'),
    'kitchen-island': ('Kitchen with dark fronts, marble island and brass handles', 'Keuken met donkere fronten, marmeren eiland en messing grepen', 'Cuisine aux façades sombres, îlot en marbre et poignées en laiton', 'Küche mit dunklen Fronten, Marmorinsel und Messinggriffen'),
    'kitchen-oak': ('Oak kitchen with open shelves and terrazzo floor', 'Eiken keuken met open planken en terrazzovloer', 'Cuisine en chêne avec étagères ouvertes et sol en terrazzo', 'Eichenküche mit offenen Regalen und Terrazzoboden'),
    'dining-classic': ('Dining room with panelling and tall windows', 'Eetkamer met lambrisering en hoge ramen', 'Salle à manger lambrissée aux hautes fenêtres', 'Esszimmer mit Wandvertäfelung und hohen Fenstern'),
    'dining-modern': ('Bright dining room with a long wooden table', 'Lichte eetkamer met lange houten tafel', 'Salle à manger lumineuse avec longue table en bois', 'Helles Esszimmer mit langem Holztisch'),
    'dining-mid': ('Round dining table beside a large window', 'Ronde eettafel bij een groot raam', 'Table ronde près d’une grande baie vitrée', 'Runder Esstisch an einem großen Fenster'),
    'bedroom-linen': ('Bedroom in linen tones with bedside lamps', 'Slaapkamer in linnentinten met bedlampjes', 'Chambre aux tons de lin avec lampes de chevet', 'Schlafzimmer in Leinentönen mit Nachttischlampen'),
    'bedroom-sage': ('Bedroom with a sage green wall', 'Slaapkamer met saliegroene muur', 'Chambre avec un mur vert sauge', 'Schlafzimmer mit salbeigrüner Wand'),
    'bedroom-blue': ('Bedroom with a grey-blue wall', 'Slaapkamer met grijsblauwe muur', 'Chambre avec un mur bleu gris', 'Schlafzimmer mit graublauer Wand'),
    'bedroom-clay': ('Bedroom in warm clay tones', 'Slaapkamer in warme kleitinten', 'Chambre aux tons chauds d’argile', 'Schlafzimmer in warmen Lehmtönen'),
    'bedroom-dark': ('Bedroom with a dark green wall', 'Slaapkamer met donkergroene muur', 'Chambre avec un mur vert foncé', 'Schlafzimmer mit dunkelgrüner Wand'),
    'childroom-sage': ('Child’s room with a play tent and a garland', 'Kinderkamer met speeltent en slinger', 'Chambre d’enfant avec tente de jeu et guirlande', 'Kinderzimmer mit Spielzelt und Girlande'),
    'childroom-sky': ('Child’s room in soft blue', 'Kinderkamer in zachtblauw', 'Chambre d’enfant bleu clair', 'Kinderzimmer in zartem Blau'),
    'bathroom-bath': ('Bathroom with a freestanding bath under the window', 'Badkamer met vrijstaand bad onder het raam', 'Salle de bains avec baignoire îlot sous la fenêtre', 'Bad mit freistehender Wanne unter dem Fenster'),
    'bathroom-shower': ('Bathroom with a tiled walk-in shower', 'Badkamer met betegelde inloopdouche', 'Salle de bains avec douche à l’italienne carrelée', 'Bad mit gefliester bodengleicher Dusche'),
    'bathroom-stone': ('Stone bathroom with double basin', 'Badkamer in natuursteen met dubbele wastafel', 'Salle de bains en pierre avec double vasque', 'Bad in Naturstein mit Doppelwaschtisch'),
    'hall-classic': ('Entrance hall with staircase and patterned cement tiles', 'Inkomhal met trap en cementtegels met patroon', 'Hall d’entrée avec escalier et carreaux de ciment', 'Eingangshalle mit Treppe und gemusterten Zementfliesen'),
    'hall-checker': ('Entrance hall with staircase and black-and-white tiles', 'Inkomhal met trap en zwart-witte tegels', 'Hall d’entrée avec escalier et damier noir et blanc', 'Eingangshalle mit Treppe und schwarz-weißen Fliesen'),
    'study-green': ('Study with green bookcases and a walnut desk', 'Bureau met groene boekenkasten en notelaren werktafel', 'Bureau avec bibliothèque verte et table en noyer', 'Arbeitszimmer mit grüner Bücherwand und Nussbaumtisch'),
    'study-pale': ('Light study with oak bookcases', 'Licht bureau met eiken boekenkasten', 'Bureau lumineux avec bibliothèque en chêne', 'Helles Arbeitszimmer mit Bücherregalen aus Eiche'),
    'attic-bed': ('Attic bedroom with roof windows and beams', 'Zolderslaapkamer met dakramen en balken', 'Chambre sous les combles avec fenêtres de toit et poutres', 'Schlafzimmer unterm Dach mit Dachfenstern und Balken'),
    'attic-sit': ('Sitting room under the roof', 'Zithoek onder het dak', 'Salon sous les toits', 'Wohnraum unter dem Dach'),
    'farmhouse-stone': ('Stone farmhouse with a slate roof', 'Natuurstenen hoeve met leien dak', 'Ferme en pierre au toit d’ardoise', 'Bauernhaus aus Naturstein mit Schieferdach'),
    'farmhouse-fermette': ('Long farmhouse with a clay tile roof', 'Fermette met rood pannendak', 'Fermette au toit de tuiles', 'Langgestrecktes Bauernhaus mit Ziegeldach'),
    'villa-white': ('Modern white villa with pool and terrace', 'Moderne witte villa met zwembad en terras', 'Villa blanche moderne avec piscine et terrasse', 'Moderne weiße Villa mit Pool und Terrasse'),
    'villa-brick': ('Modern villa in pale brick with pool', 'Moderne villa in lichte baksteen met zwembad', 'Villa moderne en briques claires avec piscine', 'Moderne Villa aus hellem Backstein mit Pool'),
    'villa-timber': ('Modern villa with timber cladding and pool', 'Moderne villa met houten gevel en zwembad', 'Villa moderne à bardage bois avec piscine', 'Moderne Villa mit Holzfassade und Pool'),
    'family-detached': ('Detached brick house with hedge and drive', 'Vrijstaande bakstenen woning met haag en oprit', 'Maison quatre façades en briques avec haie et allée', 'Freistehendes Backsteinhaus mit Hecke und Einfahrt'),
    'family-semi': ('Semi-detached house from the thirties', 'Halfopen woning uit de jaren dertig', 'Maison jumelée des années trente', 'Doppelhaushälfte aus den Dreißigerjahren'),
    'apartments-city': ('Apartment building with balconies in the city', 'Appartementsgebouw met balkons in de stad', 'Immeuble d’appartements avec balcons en ville', 'Wohnhaus mit Balkonen in der Stadt'),
    'apartments-green': ('Low apartment building behind gardens', 'Laag appartementsgebouw achter tuinen', 'Petit immeuble d’appartements derrière des jardins', 'Niedriges Wohnhaus hinter Gärten'),
    'workshop': ('Former workshop with steel windows in a paved yard', 'Voormalig atelier met stalen ramen op een geplaveide binnenplaats', 'Ancien atelier aux fenêtres en acier dans une cour pavée', 'Ehemalige Werkstatt mit Stahlfenstern in einem gepflasterten Hof'),
    'family-bungalow': ('Detached bungalow with hedge and drive', 'Vrijstaande bungalow met haag en oprit', 'Bungalow quatre façades avec haie et allée', 'Freistehender Bungalow mit Hecke und Einfahrt'),
    'apartments-coast': ('Apartment building on the sea front', 'Appartementsgebouw op de zeedijk', 'Immeuble d’appartements sur la digue', 'Apartmenthaus an der Strandpromenade'),
    'project-row': ('New brick houses with young trees', 'Nieuwbouwwoningen in baksteen met jonge bomen', 'Maisons neuves en briques et jeunes arbres', 'Neubauhäuser aus Backstein mit jungen Bäumen'),
    'project-flat': ('New houses with roof terraces', 'Nieuwbouwwoningen met dakterras', 'Maisons neuves avec toit-terrasse', 'Neubauhäuser mit Dachterrassen'),
    'detail-living': ('Flowers and books on a coffee table', 'Bloemen en boeken op een salontafel', 'Fleurs et livres sur une table basse', 'Blumen und Bücher auf einem Couchtisch'),
    'detail-kitchen': ('Flowers on the kitchen worktop', 'Bloemen op het keukenblad', 'Fleurs sur le plan de travail de la cuisine', 'Blumen auf der Küchenarbeitsplatte'),
    'detail-bedroom': ('Bedside lamp and linen pillows', 'Bedlampje en linnen kussens', 'Lampe de chevet et oreillers en lin', 'Nachttischlampe und Leinenkissen'),
    'detail-bathroom': ('Bath with wooden tray and towel', 'Bad met houten plank en handdoek', 'Baignoire avec plateau en bois et serviette', 'Badewanne mit Holzablage und Handtuch'),
    'detail-study': ('Desk in front of bookcases', 'Werktafel voor een boekenkast', 'Bureau devant une bibliothèque', 'Schreibtisch vor einer Bücherwand'),
    'detail-dining': ('Laid table with fruit and candles', 'Eettafel met fruit en kandelaars', 'Table avec fruits et bougeoirs', 'Esstisch mit Obst und Kerzen'),
    'castle': ('Country house with two slate-roofed towers', 'Kasteeltje met twee torens met leien daken', 'Petit château à deux tours couvertes d’ardoise', 'Kleines Schloss mit zwei Schiefertürmen'),
    'castle-manor': ('Manor house with a slate roof', 'Landhuis met leien dak', 'Manoir au toit d’ardoise', 'Gutshaus mit Schieferdach'),
    'plot-village': ('Building plot between two houses in a village street', 'Bouwgrond tussen twee huizen in een dorpsstraat', 'Terrain à bâtir entre deux maisons dans une rue de village', 'Baugrundstück zwischen zwei Häusern in einer Dorfstraße'),
    'plot-slope': ('Gently sloping building plot before a wood', 'Licht hellende bouwgrond voor een bos', 'Terrain à bâtir en pente douce devant un bois', 'Sanft ansteigendes Baugrundstück vor einem Wald'),
    'garages-brick': ('Row of brick lock-up garages on a paved lane', 'Rij bakstenen garageboxen aan een geplaveide gang', 'Rangée de garages en briques le long d’une allée pavée', 'Reihe gemauerter Garagen an einem gepflasterten Weg'),
    'parking-underground': ('Marked bays in an underground car park, lifts at the end', 'Genummerde plaatsen in een ondergrondse parking, achteraan de liften', 'Emplacements numérotés dans un parking souterrain, ascenseurs au fond', 'Nummerierte Stellplätze in einer Tiefgarage, hinten die Aufzüge'),
    'offices-street': ('Office building with bands of windows in a town street', 'Kantoorgebouw met raambanden in een stadsstraat', 'Immeuble de bureaux à bandeaux de fenêtres dans une rue de ville', 'Bürogebäude mit Fensterbändern in einer Stadtstraße'),
    'workplace-open': ('Open office floor with desks by the windows and a glazed meeting room', 'Open kantoorvloer met werktafels aan de ramen en een glazen vergaderzaal', 'Plateau de bureaux ouvert, postes de travail près des fenêtres et salle de réunion vitrée', 'Offene Büroetage mit Arbeitsplätzen am Fenster und verglastem Besprechungsraum'),
    'entrance-brick': ('Front door of a brick house with potted plants', 'Voordeur van een bakstenen huis met potplanten', 'Porte d’entrée d’une maison en briques, plantes en pot', 'Haustür eines Backsteinhauses mit Topfpflanzen'),
    'entrance-stone': ('Front door of a sandstone house', 'Voordeur van een zandstenen huis', 'Porte d’entrée d’une maison en grès', 'Haustür eines Sandsteinhauses'),
    'entrance-arch': ('Front door under an arch', 'Voordeur onder een boog', 'Porte d’entrée sous une arcade', 'Haustür unter einem Bogen'),
    'patio-garden': ('Garden terrace with pergola and table', 'Tuinterras met pergola en tafel', 'Terrasse de jardin avec pergola et table', 'Gartenterrasse mit Pergola und Tisch'),
    'corner-brick': ('Brick house on the corner of two streets', 'Bakstenen hoekhuis', 'Maison de coin en briques', 'Eckhaus aus Backstein'),
    'corner-painted': ('Rendered house on the corner of two streets', 'Bepleisterd hoekhuis', 'Maison de coin enduite', 'Verputztes Eckhaus'),
    'rain': ('The street on a rainy evening, lamps lit', 'De straat op een regenachtige avond, met brandende lantaarns', 'La rue un soir de pluie, réverbères allumés', 'Die Straße an einem regnerischen Abend, bei Laternenlicht'),
    'rear-town': ('The garden side: terrace, annex with large panes and lawn', 'De tuinzijde: terras, achterbouw met grote ramen en gazon', 'Côté jardin : terrasse, annexe largement vitrée et pelouse', 'Die Gartenseite: Terrasse, Anbau mit großen Fenstern und Rasen'),
    'rear-tall': ('The back of the house with terrace and garden', 'De achtergevel met terras en tuin', 'La façade arrière avec terrasse et jardin', 'Die Rückseite des Hauses mit Terrasse und Garten'),
    'seafront-dike': ('The promenade with beach cabins and the sea', 'De zeedijk met strandcabines en de zee', 'La digue, les cabines de plage et la mer', 'Die Strandpromenade mit Strandkabinen und dem Meer'),
    'living-sea': ('Living room with sliding windows and a view of the sea', 'Woonkamer met schuiframen en zicht op zee', 'Salon aux baies coulissantes avec vue sur la mer', 'Wohnzimmer mit Schiebefenstern und Meerblick'),
    'bathroom-tub': ('Bathroom with a bath along the wall and a glass screen', 'Badkamer met ligbad tegen de muur en glazen wand', 'Salle de bains avec baignoire contre le mur et paroi vitrée', 'Bad mit Wanne an der Wand und Glaswand'),
    'kitchen-flat': ('Corner kitchen with a small table by the window', 'Hoekkeuken met tafeltje bij het raam', 'Cuisine d’angle avec petite table près de la fenêtre', 'Eckküche mit kleinem Tisch am Fenster'),
    'bedroom-twin': ('Guest room with two single beds', 'Logeerkamer met twee eenpersoonsbedden', 'Chambre d’amis à deux lits simples', 'Gästezimmer mit zwei Einzelbetten'),
    'patio-roof': ('Roof terrace with a view over the town', 'Dakterras met zicht over de stad', 'Toit-terrasse avec vue sur la ville', 'Dachterrasse mit Blick über die Stadt'),
})

JOBS = []


def job(scene, seed, words=None, kind='exterior', room='', tags=(), number=None, render=None, **opts):
    """opts go to the scene function; `words` is a key of WORDS; `number` names the file where it is not the seed; `render` overrides width and samples."""
    variant = opts.get('model') or opts.get('style') or ''
    of = [opts['of']] if 'of' in opts else []
    text, light = WORDS.get(words) or WORDS.get(scene + '-' + variant) or WORDS.get(variant) or WORDS[scene], LIGHT.get(opts.get('weather'), ('',) * 4)
    if kind == 'interior':
        light = ('',) * 4
    small = render or (dict(width=960, samples=28) if kind == 'interior' else dict(width=1088, samples=24))
    JOBS.append(dict(small, file='-'.join(x for x in (scene, *of, variant, '%02d' % (number or seed)) if x) + '.jpg', kind=kind, scene=scene, seed=seed, opts=opts, style=variant, layout=opts.get('layout', variant), room=room,
                     tags=[*tags, *([opts['weather']] if opts.get('weather') else [])], alt={l: text[i] + light[i] for i, l in enumerate(('en', 'nl', 'fr', 'de'))}))


for model, seeds in (('bruges', ((1, 'golden'), (11, 'soft'))), ('antwerp', ((12, 'golden'), (21, 'dusk'), (22, 'overcast'))), ('maitre', ((13, 'golden'),)),
                     ('luxembourg', ((14, 'golden'),)), ('painted', ((15, 'soft'),)), ('nouveau', ((16, 'golden'),))):
    for n, w in seeds:
        job('terrace', n, tags=('house', 'town', 'street'), model=model, weather=w)
FULL = dict(width=1600, samples=28)   # rendered at its final size
job('terrace', 4, number=23, render=FULL, tags=('house', 'town', 'street'), model='painted', weather='golden')

FINE = dict(width=1024, samples=40)   # rooms whose walls come out smeared otherwise
INSIDE = [('living', 'flemish', 1, 'living'), ('kitchen', 'country', 2, 'kitchen'), ('bathroom', 'bath', 4, 'bathroom'), ('living', 'mid', 2, 'living'),
          ('kitchen', 'modern', 1, 'kitchen'), ('hall', 'classic', 5, 'hall'), ('living', 'loft', 4, 'living'), ('bedroom', 'linen', 7, 'bedroom'), ('kitchen', 'island', 8, 'kitchen'),
          ('living', 'pale', 3, 'living'), ('attic', 'bed', 6, 'attic'), ('dining', 'classic', 1, 'dining', dict(width=1200, samples=110)), ('study', 'green', 1, 'study'), ('childroom', 'sage', 1, 'childroom'),
          ('kitchen', 'oak', 6, 'kitchen'), ('bathroom', 'shower', 2, 'bathroom'), ('dining', 'modern', 2, 'dining'), ('attic', 'sit', 7, 'attic'), ('dining', 'mid', 3, 'dining'), ('study', 'pale', 2, 'study')]


def inside(rows):
    for scene, style, n, room, *render in rows:
        job(scene, n, kind='interior', room=room, render=render[0] if render else None, tags=('interior', room, style), style=style)


inside(INSIDE)

OUTSIDE = [('villa', 'white', 1, 'clear'), ('farmhouse', 'stone', 1, 'golden'), ('family', 'detached', 1, 'soft'), ('castle', None, 1, 'golden'), ('apartments', 'city', 1, 'clear'),
           ('project', 'row', 1, 'golden'), ('entrance', 'brick', 1, 'soft'), ('patio', 'garden', 1, 'golden'), ('family', 'semi', 2, 'clear'),
           ('patio', 'roof', 2, 'golden'), ('villa', 'timber', 3, 'golden'), ('farmhouse', 'fermette', 2, 'clear'), ('apartments', 'coast', 2, 'golden'), ('project', 'flat', 2, 'clear'),
           ('villa', 'brick', 2, 'dusk'), ('family', 'detached', 3, 'golden'), ('entrance', 'arch', 2, 'golden'), ('apartments', 'city', 3, 'dusk'), ('entrance', 'stone', 3, 'soft'),
           ('farmhouse', 'stone', 4, 'soft'), ('patio', 'roof', 3, 'dusk')]


def outside(rows, render=None):
    for scene, model, n, w, *seed in rows:
        kind = 'project' if scene in ('project', 'apartments') else 'exterior'
        job(scene, *(seed or [n]), number=n, render=render, kind=kind, tags=('outside', scene, *([model] if model else [])), weather=w, **({'model': model} if model else {}))


outside(OUTSIDE)
outside([('apartments', 'coast', 5, 'dusk', 3), ('family', 'semi', 5, 'golden', 1), ('villa', 'white', 6, 'golden'), ('apartments', 'city', 7, 'golden', 13)], FULL)
job('project', 6, kind='project', render=FULL, tags=('outside', 'project', 'flat'), weather='dusk', model='flat', bench=5.4)   # the bench beside the tree, not behind it
for of, style, n in (('living', 'flemish', 1), ('kitchen', 'country', 2), ('bedroom', 'linen', 7), ('bathroom', 'bath', 4), ('kitchen', 'island', 8), ('study', 'green', 1), ('living', 'pale', 3), ('dining', 'classic', 1)):
    job('detail', n, words='detail-' + of, kind='interior', room=of, tags=('interior', 'detail', of), of=of, style=style)
SECOND_OUTSIDE = [('family', 'semi', 8, 'overcast'), 
                  ('farmhouse', 'fermette', 5, 'dusk'), ('patio', 'garden', 4, 'clear'), ('apartments', 'city', 11, 'clear'), ('family', 'detached', 8, 'overcast'),
                  ('farmhouse', 'stone', 6, 'overcast'), ('patio', 'garden', 5, 'soft'), ('family', 'semi', 9, 'golden')]
outside(SECOND_OUTSIDE)
for model, n, w in (('maitre', 32, 'overcast'), ('painted', 33, 'overcast'), ('nouveau', 34, 'soft')):
    job('terrace', n, tags=('house', 'town', 'street'), model=model, weather=w)
CLEAN = dict(width=1024, samples=20)
for model, n, w in (('painted', 41, 'overcast'), ('antwerp', 42, 'soft'), ('maitre', 43, 'clear'), ('nouveau', 44, 'overcast'), ('deco', 45, 'soft')):
    job('terrace', n, tags=('house', 'town', 'street'), render=CLEAN, model=model, weather=w)
outside([('apartments', 'city', 15, 'dusk'), ('apartments', 'city', 17, 'golden'), ('apartments', 'green', 1, 'clear'), ('apartments', 'green', 2, 'soft'), ('apartments', 'green', 3, 'overcast'),
         ('apartments', 'green', 4, 'golden'), ('workshop', None, 1, 'soft'), ('family', 'bungalow', 11, 'clear'), ('family', 'bungalow', 12, 'soft')], CLEAN)
for scene, model, n, w in (('plot', 'village', 1, 'soft'), ('plot', 'slope', 2, 'clear'), ('garages', 'brick', 1, 'soft'), ('offices', 'street', 1, 'soft'), ('castle', 'manor', 3, 'soft')):
    job(scene, n, render=CLEAN, tags=('outside', scene, model), model=model, weather=w)
job('parking', 1, kind='interior', room='parking', render=CLEAN, tags=('interior', 'parking'), model='underground')
job('workplace', 1, kind='interior', room='office', render=CLEAN, tags=('interior', 'office'), model='open')
STREET = dict(width=1280, samples=28)
for scene, model, n, w in (('rear', 'tall', 2, 'golden'), ('rear', 'town', 4, 'clear'), ('corner', 'brick', 1, 'soft'), ('corner', 'painted', 2, 'clear'), ('rain', 'bruges', 1, 'rain')):
    job(scene, n, words='rain' if scene == 'rain' else None, render=STREET, tags=('outside', scene, model), model=model, weather=w)
# a street at an angle with cars, and the sea front
AROUND = dict(width=1024, samples=20)
job('lane', 3, render=AROUND, tags=('outside', 'house', 'town', 'street'), model='antwerp', weather='soft')
job('seafront', 1, render=AROUND, tags=('outside', 'apartments', 'coast'), model='dike', weather='golden')
for model, n, w in (('maitre', 7, 'golden'), ('painted', 12, 'clear'), ('luxembourg', 5, 'soft'), ('nouveau', 9, 'clear')):
    job('lane', n, render=dict(width=960, samples=16), tags=('outside', 'house', 'town', 'street'), model=model, weather=w)
job('living', 41, words='living-sea', kind='interior', room='living', render=AROUND, tags=('interior', 'living', 'pale'), style='pale', view='sea')
# rooms with a plan and a camera of their own; the style says what the words say
ROOM = dict(width=864, samples=14)
LAYOUTS = [
    ('bathroom', 'shower', 31, 'alcove'), ('bathroom', 'shower', 41, 'corner'), ('bathroom', 'shower', 51, 'half'), ('bathroom', 'stone', 3, 'twin'), ('bathroom', 'stone', 33, 'beams'),
    ('bathroom', 'bath', 32, 'salon'), ('bathroom', 'tub', 1, 'tub'),
    ('bedroom', 'linen', 17, 'bay'), ('bedroom', 'sage', 13, 'beams'), ('bedroom', 'sage', 3, 'desk'), ('bedroom', 'blue', 20, 'tall'), ('bedroom', 'clay', 19, 'niche'), ('bedroom', 'dark', 22, 'panelled'), ('bedroom', 'twin', 1, 'twin'),
    ('kitchen', 'country', 12, 'hearth'), ('kitchen', 'country', 22, 'dresser'), ('kitchen', 'oak', 16, 'corner'), ('kitchen', 'flat', 1, 'flat'), ('kitchen', 'island', 18, 'steel'), ('kitchen', 'modern', 16, 'long'),
    ('living', 'flemish', 11, 'windows'), ('living', 'flemish', 21, 'library'), ('living', 'mid', 12, 'garden'), ('living', 'pale', 13, 'sofa'), ('living', 'pale', 23, 'balcony'), ('living', 'loft', 14, 'steel'),
    ('hall', 'checker', 16, 'wide'), ('hall', 'classic', 15, 'inward'), ('hall', 'checker', 26, 'door'), ('study', 'green', 11, 'window'), ('attic', 'bed', 16, 'gable'), ('dining', 'modern', 12, 'bench'),
]
for scene, style, n, layout in LAYOUTS:
    job(scene, n, kind='interior', room=scene, render=ROOM, tags=('interior', scene, style), style=style, layout=layout)
# second views of a room, for the home with the most photographs
for scene, style, seed, n, eye in (
        ('living', 'flemish', 1, 51, '1.2,0.3,1.4,-1.2,6'), ('kitchen', 'country', 2, 52, '-1.9,0.3,1.4,1.0,5.2'), ('hall', 'classic', 5, 55, '0.1,0.2,1.5,0.9,6.6'), ('dining', 'classic', 1, 51, '-1.7,0.3,1.4,0.6,5.6'),
        ('study', 'green', 1, 51, '-1.5,0.3,1.35,0.9,4.6')):
    job(scene, seed, number=n, kind='interior', room=scene, render=ROOM, tags=('interior', scene, style), style=style, eye=eye)
# interleave, so that an interrupted batch still holds some of everything
_groups = [[j for j in JOBS if j['scene'] not in ('terrace', 'detail') and j['kind'] == 'interior'], [j for j in JOBS if j['scene'] != 'terrace' and j['kind'] != 'interior'],
           [j for j in JOBS if j['scene'] == 'terrace'], [j for j in JOBS if j['scene'] == 'detail']]
JOBS = [j for k in range(max(map(len, _groups))) for g in _groups for j in g[k:k + 1]]
