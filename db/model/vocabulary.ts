import type { FactKey } from './facts.ts'
import { comparable, indexNames, type Names } from './property-type.ts'

type Words = Readonly<Record<string, Names>>

/** Energy sources for heating. */
const heatSources = {
  gas: {
    nl:
      'aardgas, stadsgas, cv gas, cv op gas, cv aardgas, centrale verwarming gas, centrale verwarming op gas, gasverwarming, gas individueel, ' +
      'gas centrale verwarming, gasketel',
    fr: 'gaz, gaz naturel, gaz de ville, chauffage au gaz, chauffage gaz, chauffage central au gaz, chauffage central gaz, cc gaz, chaudière au gaz, chaudière gaz',
    de: 'gas, erdgas, gasheizung, gaszentralheizung, zentralheizung gas, gas-zentralheizung',
    en: 'natural gas, mains gas, gas heating, gas central heating, gas boiler, central heating gas, central heating (gas), city gas',
  },
  'fuel-oil': {
    nl: 'stookolie, mazout, huisbrandolie, cv mazout, cv stookolie, cv op mazout, cv op stookolie, centrale verwarming mazout, centrale verwarming stookolie, olie',
    fr:
      'mazout, fioul, gasoil, chauffage au mazout, chauffage mazout, chauffage central au mazout, chauffage central mazout, cc mazout, chaudière mazout, ' +
      'chaudière au mazout',
    de: 'heizöl, öl, ölheizung, ölzentralheizung, zentralheizung öl, öl-zentralheizung',
    en: 'oil, heating oil, fuel, oil heating, oil-fired, oil central heating, oil boiler, central heating oil, central heating fuel oil, domestic fuel oil',
  },
  electric: {
    nl: 'elektrisch, elektriciteit, elektrische verwarming, verwarming elektrisch, elektriek, accumulatie, elektrische accumulatie',
    fr: 'électrique, électricité, chauffage électrique, chauffage à l’électricité',
    de: 'elektrisch, strom, elektroheizung, elektrizität, stromheizung',
    en: 'electricity, electric heating, electrical, electric central heating',
  },
  'heat-pump': {
    nl:
      'warmtepomp, warmtepompen, lucht-water warmtepomp, lucht/water warmtepomp, warmtepomp lucht-water, warmtepomp lucht/lucht, water-water warmtepomp, ' +
      'lucht-lucht warmtepomp',
    fr: 'pompe à chaleur, pac, pompes à chaleur, pompe à chaleur air-eau, pompe à chaleur air/eau, pompe à chaleur air/air',
    de: 'wärmepumpe, luft-wasser-wärmepumpe, wärmepumpen, luftwärmepumpe',
    en: 'heatpump, heat pumps, air source heat pump, air-source heat pump, air-to-water heat pump, ashp',
  },
  geothermal: {
    nl: 'geothermie, geothermisch, aardwarmte, geothermische warmtepomp, bodemwarmte',
    fr: 'géothermie, géothermique',
    de: 'geothermie, erdwärme, erdwärmepumpe',
    en: 'ground source heat pump, geothermal energy, geothermal heating',
  },
  'district-heating': {
    nl: 'warmtenet, stadsverwarming, wijkverwarming, aansluiting warmtenet',
    fr: 'réseau de chaleur, chauffage urbain, chauffage à distance',
    de: 'fernwärme, nahwärme, wärmenetz',
    en: 'heat network, district heat',
  },
  pellets: {
    nl: 'pellet, pelletkachel, pelletketel, houtpellets, pelletverwarming',
    fr: 'pellet, poêle à pellets, chaudière à pellets, granulés, granulés de bois, pellets de bois',
    de: 'pelletheizung, pellet, holzpellets, pelletofen',
    en: 'pellet, wood pellets, pellet stove, pellet boiler',
  },
  wood: {
    nl: 'hout, houtkachel, houtverwarming, hout gestookt, brandhout',
    fr: 'bois, chauffage au bois, poêle à bois, chaudière à bois',
    de: 'holz, holzheizung, holzofen, kaminofen',
    en: 'wood stove, wood burning, firewood, wood heating',
  },
  biomass: { nl: 'biomassa', fr: 'biomasse', de: 'biomasse', en: 'biomass boiler' },
  coal: { nl: 'kolen, steenkool, kolenkachel', fr: 'charbon, chauffage au charbon', de: 'kohle, kohleheizung', en: 'carbon, coal heating' },
  propane: {
    nl: 'propaan, propaangas, gastank, lpg, butaan, gas (tank)',
    fr: 'gaz propane, propane, citerne à gaz, gaz en citerne, gaz citerne, butane',
    de: 'propangas, flüssiggas, propan',
    en: 'propane gas, bottled gas, gas tank',
  },
  solar: {
    nl: 'zonne-energie, zon, zonneboiler, zonneverwarming',
    fr: 'solaire, énergie solaire, chauffage solaire',
    de: 'solar, sonnenenergie, solarenergie, solarheizung',
    en: 'solar energy, solar heating, solar power',
  },
  hybrid: {
    nl: 'hybride, hybride verwarming, hybride warmtepomp',
    fr: 'hybride, pompe à chaleur hybride',
    de: 'hybrid, hybridheizung',
    en: 'hybrid heating, hybrid heat pump',
  },
  cogeneration: {
    nl: 'wkk, warmtekrachtkoppeling',
    fr: 'cogénération',
    de: 'blockheizkraftwerk, bhkw, kraft-wärme-kopplung',
    en: 'chp, combined heat and power, co-generation',
  },
  none: {
    nl: 'geen, geen verwarming, zonder verwarming',
    fr: 'aucun, aucune, pas de chauffage, sans chauffage, sans',
    de: 'keine, ohne heizung, keine heizung',
    en: 'no heating, without heating',
  },
} as const satisfies Words

/** Heating systems. */
const heatSystems = {
  central: { nl: 'centrale verwarming, cv, centraal', fr: 'chauffage central, cc, central', de: 'zentralheizung, zentral', en: 'central heating, ch' },
  individual: {
    nl: 'individueel, individuele verwarming, individuele cv, individuele centrale verwarming',
    fr: 'individuel, chauffage individuel, chauffage central individuel',
    de: 'individuell, individuelle heizung, einzelheizung, etagenheizung',
    en: 'individual heating, individual central heating',
  },
  collective: {
    nl:
      'collectief, gemeenschappelijk, collectieve verwarming, gemeenschappelijke verwarming, collectieve cv, gemeenschappelijke centrale verwarming, ' +
      'stookplaats gemeenschappelijk',
    fr: 'collectif, chauffage collectif, commun, chauffage commun, chauffage central collectif',
    de: 'gemeinschaftlich, gemeinschaftsheizung, kollektiv, sammelheizung',
    en: 'collective heating, communal, communal heating, shared, shared heating, common heating',
  },
  underfloor: {
    nl: 'vloerverwarming',
    fr: 'chauffage au sol, chauffage par le sol, plancher chauffant',
    de: 'fußbodenheizung',
    en: 'underfloor heating, floor heating, under-floor',
  },
  radiators: { nl: 'radiatoren, radiator', fr: 'radiateurs, radiateur', de: 'heizkörper, radiatoren', en: 'radiator' },
  convectors: {
    nl: 'convectoren, convector, gasconvectoren, convectoren gas',
    fr: 'convecteurs, convecteur, convecteurs gaz, convecteurs électriques',
    de: 'konvektoren, konvektor',
    en: 'convector, convector heaters',
  },
  'storage-heaters': {
    nl: 'accumulatoren, accumulatieverwarming, accumulator, accumulatieradiatoren',
    fr: 'accumulateurs, chauffage à accumulation, accumulation, accumulateur',
    de: 'nachtspeicher, nachtspeicherheizung, speicherheizung, nachtspeicheröfen',
    en: 'storage heater, night storage heaters, accumulators',
  },
  stove: { nl: 'kachel, kachels', fr: 'poêle, poêles', de: 'ofen, öfen, ofenheizung, kachelofen', en: 'stoves, burner' },
  'hot-air': {
    nl: 'warme lucht, luchtverwarming, hete lucht, warmeluchtverwarming',
    fr: 'air chaud, air pulsé, chauffage à air pulsé, chauffage à air chaud',
    de: 'warmluft, luftheizung, warmluftheizung',
    en: 'warm air, warm-air heating, air heating, pulsed air, hot air heating',
  },
  infrared: {
    nl: 'infrarood, infraroodverwarming, infraroodpanelen',
    fr: 'infrarouge, panneaux infrarouges, chauffage infrarouge',
    de: 'infrarot, infrarotheizung',
    en: 'infrared heating, infrared panels',
  },
  condensing: {
    nl: 'condensatieketel, condenserende ketel, gascondensatieketel, condensatie',
    fr: 'chaudière à condensation, condensation, chaudière gaz à condensation',
    de: 'brennwert, brennwertkessel, brennwertheizung, brennwerttherme',
    en: 'condensing boiler, condensation boiler',
  },
} as const satisfies Words

/** Results of an installation's certificate. */
const inspections = {
  compliant: {
    nl:
      'conform, gekeurd, in orde, conforme keuring, positief, goedgekeurd, ja conform, conform keuringsverslag, keuring conform, ' +
      'elektrische keuring conform, attest conform, voldoet',
    fr: 'conforme, en ordre, en conformité, attestation conforme, oui conforme, certificat conforme, agréé, positif',
    de: 'konform, in ordnung, entspricht den vorschriften, vorschriftsmäßig, konforme bescheinigung, positiv',
    en: 'conform, yes compliant, in compliance, approved, passed, in order, compliant certificate, positive, certificate compliant',
  },
  'not-compliant': {
    nl:
      'niet conform, afgekeurd, niet in orde, negatief, niet-conforme keuring, nee niet conform, keuring niet conform, elektrische keuring niet conform, ' +
      'attest niet conform, voldoet niet',
    fr: 'non conforme, pas conforme, pas en ordre, attestation non conforme, non-conformité, certificat non conforme, négatif',
    de: 'nicht konform, nicht in ordnung, entspricht nicht den vorschriften, nicht vorschriftsmäßig, negativ',
    en: 'non-compliant, non compliant, non conform, not conform, not approved, failed, not in order, negative, certificate not compliant',
  },
  present: {
    nl: 'aanwezig, keuring aanwezig, attest aanwezig, keuringsattest, keuringsattest aanwezig, beschikbaar, ja, elektrische keuring aanwezig',
    fr: 'présent, présente, attestation présente, attestation disponible, disponible, oui, certificat présent, certificat disponible',
    de: 'vorhanden, liegt vor, verfügbar, ja, bescheinigung vorhanden',
    en: 'available, yes, certificate available, certificate present, true',
  },
  pending: {
    nl: 'aangevraagd, in aanvraag, keuring aangevraagd, attest aangevraagd, in behandeling, lopende, in afwachting',
    fr: 'demandé, demandée, en cours, attestation demandée, en attente, en demande, certificat demandé',
    de: 'beantragt, in bearbeitung, angefragt, ausstehend',
    en: 'requested, in progress, applied for, on order, certificate requested, certificate pending',
  },
  missing: {
    nl: 'geen attest, niet aanwezig, geen keuring, afwezig, ontbreekt, nee, geen keuringsattest, neen, attest ontbreekt, geen certificaat, geen',
    fr: 'aucun, aucune attestation, pas d’attestation, absent, absente, manquant, non, pas de certificat, aucun certificat, non disponible, pas présent',
    de: 'nicht vorhanden, keine bescheinigung, fehlt, nein, kein zertifikat, keine',
    en: 'no certificate, not present, not available, no, none, absent, certificate missing, unavailable, false',
  },
  'not-applicable': {
    nl: 'niet van toepassing, nvt, n.v.t.',
    fr: 'pas d’application, non applicable, sans objet, n.a.',
    de: 'nicht anwendbar, nicht zutreffend, entfällt',
    en: 'n/a, na, does not apply',
  },
} as const satisfies Words

/** The facts whose values are trade words: each word by its key, with its names by language. */
export const vocabulary = {
  condition: {
    used: {
      nl: 'gebruikt, bestaand, bestaand gebouw, tweedehands, bestaande woning, bestaande bouw',
      fr: 'usagé, existant, bâtiment existant, occasion, ancien',
      de: 'gebraucht, bestand, bestandsgebäude, bestandsimmobilie',
      en: 'existing, existing building, second-hand, second hand',
    },
    new: {
      nl: 'nieuw, nieuwbouw, nieuwe staat',
      fr: 'neuf, neuve, nouveau, nouvelle construction, construction neuve, état neuf',
      de: 'neu, neubau, neuwertig neu, erstbezug',
      en: 'brand new, new build, newly built, new construction',
    },
    'to-build': {
      nl: 'te bouwen, nog te bouwen, op te richten',
      fr: 'à construire, à bâtir',
      de: 'zu bauen, noch zu bauen, geplant',
      en: 'to be built, off plan, to construct',
    },
    'to-renovate': {
      nl: 'te renoveren, te verbouwen, renovatieproject, grondig te renoveren, op te knappen',
      fr: 'à rénover, à rénover complètement, à transformer',
      de: 'renovierungsbedürftig, zu renovieren, sanierungsbedürftig',
      en: 'to be renovated, in need of renovation, needs renovation, for renovation',
    },
    renovated: {
      nl: 'gerenoveerd, vernieuwd, verbouwd, recent gerenoveerd, volledig gerenoveerd, net gerenoveerd',
      fr: 'rénové, rénovée, fraîchement rénové, récemment rénové, entièrement rénové, transformé',
      de: 'renoviert, saniert, modernisiert, kernsaniert',
      en: 'just renovated, fully renovated, recently renovated, refurbished',
    },
    'to-restore': { nl: 'te restaureren', fr: 'à restaurer', de: 'zu restaurieren, restaurierungsbedürftig', en: 'to be restored, in need of restoration' },
    restored: { nl: 'gerestaureerd', fr: 'restauré, restaurée', de: 'restauriert', en: 'fully restored' },
    'to-demolish': {
      nl: 'te slopen, af te breken, sloop, af te breken woning',
      fr: 'à démolir, à abattre',
      de: 'abbruchreif, abzureißen, zum abriss, abrissobjekt',
      en: 'to be demolished, for demolition',
    },
    'to-refresh': {
      nl: 'op te frissen, te verfrissen, op te frissen woning',
      fr: 'à rafraîchir, à remettre en état, à remettre au goût du jour',
      de: 'aufzufrischen, auffrischungsbedürftig',
      en: 'to be refreshed, to be done up, to do up, to freshen up, to refurbish, in need of redecoration',
    },
    good: {
      nl: 'goed, goede staat, in goede staat, goed onderhouden, bewoonbaar, instapklaar',
      fr: 'bon, bon état, en bon état, bien entretenu, prêt à emménager, habitable',
      de: 'gut, guter zustand, gepflegt, bezugsfertig',
      en: 'good condition, well maintained, ready to move in, good state',
    },
    excellent: {
      nl: 'uitstekend, uitstekende staat, perfecte staat, zeer goed, zeer goede staat, perfect',
      fr: 'excellent, excellent état, parfait état, très bon, très bon état, impeccable',
      de: 'ausgezeichnet, sehr gut, sehr guter zustand, einwandfrei',
      en: 'excellent condition, very good, very good condition, perfect condition, perfect',
    },
    'as-new': {
      nl: 'als nieuw, zo goed als nieuw, nieuwstaat, recent',
      fr: 'comme neuf, état comme neuf, quasi neuf, récent',
      de: 'neuwertig, wie neu',
      en: 'like new, nearly new, good as new, as good as new, recent',
    },
    average: {
      nl: 'gemiddeld, gemiddelde staat, redelijk, matig',
      fr: 'moyen, état moyen, correct, état correct',
      de: 'mittel, durchschnittlich, mäßig',
      en: 'average condition, fair, reasonable',
    },
    'to-finish': {
      nl: 'af te werken, casco, ruwbouw, wind- en waterdicht, winddicht',
      fr: 'à achever, à terminer, à finir, gros œuvre, casco, gros œuvre fermé',
      de: 'auszubauen, rohbau, fertigzustellen',
      en: 'to be finished, shell, shell and core, unfinished, casco',
    },
    'under-construction': {
      nl: 'in aanbouw, in opbouw',
      fr: 'en construction, en cours de construction',
      de: 'im bau, in bau',
      en: 'being built, in construction',
    },
  },
  construction: {
    detached: {
      nl: 'open bebouwing, vrijstaand, alleenstaand, open, vrijstaande woning, open bouw, 4 gevels, vier gevels',
      fr: 'quatre façades, 4 façades, isolé, isolée, libre, maison quatre façades, maison 4 façades',
      de: 'freistehend, offene bauweise, freistehendes haus, offen',
      en: 'detached house, free-standing, freestanding, open, 4 fronts, four façades',
    },
    terraced: {
      nl: 'gesloten bebouwing, gesloten, rijwoning, rijhuis, gesloten bouw, 2 gevels, twee gevels, aaneengesloten',
      fr: 'mitoyen, mitoyenne, deux façades, 2 façades, fermé, maison mitoyenne, maison deux façades, en rangée',
      de: 'reihenhaus, geschlossene bauweise, geschlossen, reihenbebauung',
      en: 'terraced house, closed, row house, terrace, 2 fronts, two façades',
    },
    'semi-detached': {
      nl: 'halfopen bebouwing, halfopen, half open, half open bebouwing, half vrijstaand, koppelwoning, halfopen bouw, 3 gevels, drie gevels',
      fr: 'trois façades, 3 façades, semi-mitoyen, semi-mitoyenne, jumelé, jumelée, semi-ouvert, maison trois façades, maison 3 façades',
      de: 'doppelhaushälfte, halboffene bauweise, halboffen, doppelhaus',
      en: 'semi detached house, half open, semi-open, 3 fronts, three façades, semi',
    },
    corner: {
      nl: 'hoek, hoekbebouwing, hoekpand, hoekwoning',
      fr: 'coin, angle, maison de coin, maison d’angle',
      de: 'eckhaus, ecklage, ecke',
      en: 'corner building, corner house, corner plot',
    },
  },
  architectureStyle: {
    classic: {
      nl: 'klassiek, klassieke stijl, klassieke bouw',
      fr: 'classique, style classique',
      de: 'klassisch, klassischer stil',
      en: 'classical, classic style',
    },
    modern: { nl: 'moderne stijl, moderne bouw, moderne', fr: 'moderne, style moderne', de: 'moderner stil, modernes', en: 'modern style' },
    contemporary: {
      nl: 'hedendaags, hedendaagse stijl, eigentijds',
      fr: 'contemporain, contemporaine, style contemporain',
      de: 'zeitgenössisch',
      en: 'contemporary style',
    },
    minimalist: { nl: 'minimalistisch, strak', fr: 'minimaliste, épuré', de: 'minimalistisch', en: 'minimalistic, minimal' },
    traditional: {
      nl: 'traditioneel, traditionele stijl',
      fr: 'traditionnel, traditionnelle, style traditionnel',
      de: 'traditionell',
      en: 'traditional style',
    },
    rural: {
      nl: 'landelijk, landelijke stijl, rustiek, rustieke stijl',
      fr: 'rural, campagnard, style campagnard, rustique, style rural, campagne',
      de: 'ländlich, landhausstil, rustikal',
      en: 'country, country style, rustic, rural style',
    },
    farmhouse: {
      nl: 'fermette, hoeve, hoevestijl, fermettestijl, boerderijstijl',
      fr: 'fermette, ferme, style fermette',
      de: 'bauernhaus, bauernhausstil',
      en: 'farm, farmhouse style, farm style',
    },
    cottage: { nl: 'cottagestijl, engelse cottage', fr: 'style cottage', de: 'cottagestil', en: 'cottage style, english cottage' },
    rectory: {
      nl: 'pastorie, pastoriestijl, pastorijstijl, pastorij',
      fr: 'presbytère, style presbytère',
      de: 'pfarrhausstil, pfarrhaus',
      en: 'presbytery, presbytery style, rectory style',
    },
    manor: { nl: 'landhuis, landhuisstijl', fr: 'manoir, style manoir', de: 'herrenhaus, herrenhausstil', en: 'manor house, manor style' },
    castle: { nl: 'kasteel, kasteelstijl', fr: 'château, style château', de: 'schloss, schlossstil', en: 'castle style' },
    townhouse: {
      nl: 'herenhuis, herenhuisstijl, burgerhuis, herenwoning',
      fr: 'maison de maître, style maison de maître',
      de: 'stadthaus, stadthausstil, bürgerhaus',
      en: 'town house, master house, townhouse style',
    },
    'bel-etage': { nl: 'bel-étage, bel étage, belétage', fr: 'bel-étage', de: 'bel-étage', en: 'bel étage' },
    bungalow: { nl: 'bungalowstijl', fr: 'plain-pied', de: 'bungalowstil', en: 'bungalow style' },
    chalet: { nl: 'chaletstijl', fr: 'style chalet', de: 'chaletstil', en: 'chalet style' },
    'art-nouveau': { nl: 'jugendstil, art-nouveau stijl', fr: 'art nouveau, style art nouveau', de: 'jugendstil', en: 'art nouveau style' },
    'art-deco': { nl: 'art deco, art-deco stijl', fr: 'art déco, style art déco', de: 'art déco', en: 'art deco style' },
    modernist: {
      nl: 'modernistisch, modernisme, bauhaus, interbellum, nieuwe zakelijkheid',
      fr: 'moderniste, modernisme, bauhaus, entre-deux-guerres',
      de: 'modernistisch, bauhaus, bauhausstil, klassische moderne',
      en: 'modernism, bauhaus, interwar',
    },
    postmodern: { nl: 'postmodern, postmodernistisch, postmodernisme', fr: 'postmoderne', de: 'postmodern', en: 'post-modern, postmodernist' },
    brutalist: { nl: 'brutalistisch, brutalisme', fr: 'brutaliste, brutalisme', de: 'brutalistisch, brutalismus', en: 'brutalism' },
    neoclassical: {
      nl: 'neoklassiek, neoclassicistisch, neoclassicisme, neo-klassiek',
      fr: 'néoclassique, néo-classique, néoclassicisme',
      de: 'neoklassizistisch, klassizistisch, neoklassisch',
      en: 'neoclassic, neo-classical',
    },
    'neo-gothic': { nl: 'neogotisch, neogotiek, gotisch', fr: 'néogothique, néo-gothique, gothique', de: 'neugotisch, gotisch', en: 'gothic revival, gothic' },
    'neo-renaissance': {
      nl: 'neorenaissance, renaissance, vlaamse neorenaissance',
      fr: 'néo-renaissance, renaissance',
      de: 'neurenaissance, neorenaissance',
      en: 'renaissance revival, renaissance',
    },
    baroque: { nl: 'barok, neobarok', fr: 'baroque, néo-baroque', de: 'barock, neobarock', en: 'neo-baroque' },
    eclectic: { nl: 'eclectisch, eclecticisme', fr: 'éclectique, éclectisme', de: 'eklektisch, eklektizismus', en: 'eclecticism' },
    colonial: { nl: 'koloniaal, koloniale stijl', fr: 'colonial, style colonial', de: 'kolonialstil, kolonial', en: 'colonial style' },
    mediterranean: {
      nl: 'mediterraan, mediterrane stijl, spaans, spaanse stijl',
      fr: 'méditerranéen, style méditerranéen, espagnol, style espagnol',
      de: 'mediterran, spanisch',
      en: 'mediterranean style, spanish, spanish style',
    },
    provencal: { nl: 'provençaals, provençaalse stijl', fr: 'provençal, style provençal', de: 'provenzalisch', en: 'provence, provençal style' },
    'anglo-norman': {
      nl: 'anglo-normandisch, normandisch, anglo-normandische stijl, engelse stijl, engels',
      fr: 'anglo-normand, normand, style anglo-normand, style normand, anglais',
      de: 'anglonormannisch, normannisch, englischer stil',
      en: 'anglo-normand, norman, normandy style, english, english style',
    },
    'half-timbered': { nl: 'vakwerk, vakwerkbouw, vakwerkhuis', fr: 'colombages, à colombages', de: 'fachwerk, fachwerkhaus', en: 'timbered, half timber' },
    'timber-frame': {
      nl: 'houtskelet, houtskeletbouw, houtbouw',
      fr: 'ossature bois, ossature en bois',
      de: 'holzrahmenbau, holzbau, holzständerbau',
      en: 'timber frame, wooden frame',
    },
    industrial: { nl: 'industrieel, industriële stijl', fr: 'industriel, style industriel', de: 'industriell, industriestil', en: 'industrial style' },
    loft: { nl: 'loftstijl', fr: 'style loft', de: 'loftstil', en: 'loft style' },
    ecological: { nl: 'ecologisch, duurzaam, bio-ecologisch', fr: 'écologique, bioclimatique', de: 'ökologisch', en: 'eco, eco-friendly, sustainable' },
    passive: { nl: 'passief, passiefhuis, passiefbouw', fr: 'passif, maison passive', de: 'passivhaus, passiv', en: 'passive house' },
  },
  availability: {
    'at-deed': {
      nl:
        'bij akte, bij het verlijden van de akte, vanaf akte, na akte, na het verlijden van de akte, bij ondertekening van de akte, ' +
        'bij ondertekening akte, vrij bij akte',
      fr: 'à l’acte, à la signature de l’acte, après la signature de l’acte, à la passation de l’acte, libre à l’acte, disponible à l’acte, à l’acte authentique',
      de: 'bei beurkundung, nach beurkundung, bei der notariellen urkunde, bei unterzeichnung der urkunde, nach unterzeichnung der urkunde',
      en: 'after signing the deed, on deed, upon deed, at signing of the deed, after deed, on signing the deed, at the deed, available at deed',
    },
    'at-compromise': {
      nl: 'bij compromis, bij ondertekening compromis, vanaf compromis, bij onderhandse verkoopovereenkomst, na compromis',
      fr: 'au compromis, à la signature du compromis, après compromis, après la signature du compromis',
      de: 'bei kaufvorvertrag, nach kaufvorvertrag, bei unterzeichnung des kaufvorvertrags',
      en: 'at the sale agreement, at the provisional sale agreement, at compromis, on exchange, at sale agreement',
    },
    'at-delivery': {
      nl: 'bij oplevering, na oplevering, vanaf oplevering, bij voorlopige oplevering',
      fr: 'à la livraison, à la réception, à la réception provisoire, après la livraison',
      de: 'bei fertigstellung, bei übergabe, bei lieferung, nach fertigstellung',
      en: 'on delivery, upon delivery, on completion, at completion, after delivery',
    },
    'after-work': {
      nl: 'na de werken, na werken, na werkzaamheden, na beëindiging van de werken',
      fr: 'après travaux, après les travaux, à la fin des travaux',
      de: 'nach den arbeiten, nach abschluss der arbeiten',
      en: 'after works, after the work, after the works, once the work is done',
    },
    'by-agreement': {
      nl: 'overeen te komen, in overleg, in onderling overleg, af te spreken, te bespreken, mits overeenkomst, volgens afspraak',
      fr: 'à convenir, de commun accord, à discuter, à négocier, selon accord',
      de: 'nach vereinbarung, nach absprache, zu vereinbaren',
      en: 'to be agreed, to be arranged, by arrangement, to be discussed, negotiable, in agreement',
    },
    'to-be-defined': {
      nl: 'te bepalen, nader te bepalen, nog te bepalen, onbepaald',
      fr: 'à définir, à déterminer, indéterminé',
      de: 'noch offen, noch festzulegen, noch zu bestimmen, zu bestimmen',
      en: 'tbd, to be determined, to be confirmed, undefined, tbc',
    },
    immediately: {
      nl: 'onmiddellijk, onmiddellijk beschikbaar, direct, meteen, onmiddellijk vrij, vrij, beschikbaar, per direct',
      fr: 'immédiatement, immédiat, immédiate, de suite, tout de suite, libre, libre immédiatement, disponible immédiatement, disponible',
      de: 'sofort, sofort verfügbar, ab sofort, frei, verfügbar',
      en: 'immediate, available immediately, straight away, now, available now, vacant, free, available',
    },
    'respecting-lease': {
      nl:
        'met eerbiediging van de huurovereenkomst, mits inachtneming huurcontract, mits inachtneming van de huurovereenkomst, ' +
        'mits eerbiediging huurovereenkomst, lopende huurovereenkomst, verhuurd, mits naleving huurcontract, ' +
        'mits eerbiediging van de lopende huurovereenkomst',
      fr:
        'dans le respect du bail, moyennant respect du bail, sous réserve du bail en cours, bail en cours, respect du bail, loué, ' +
        'moyennant respect des baux, moyennant respect du bail en cours',
      de: 'unter einhaltung des mietvertrags, unter einhaltung des laufenden mietvertrags, bei bestehendem mietvertrag, laufender mietvertrag, vermietet',
      en: 'subject to the current lease, respecting the lease, subject to lease, subject to tenancy, tenanted, taking account of lease, tenant in place, let',
    },
    'depends-on-tenant': {
      nl: 'afhankelijk van de huurder, volgens huurder',
      fr: 'selon le locataire, dépend du locataire, en fonction du locataire',
      de: 'abhängig vom mieter, je nach mieter',
      en: 'depending on the tenant, depends on the tenant, depending on tenant',
    },
    'on-date': {
      nl: 'op datum, op een bepaalde datum, vanaf datum, op een vaste datum',
      fr: 'à une date, à une date déterminée, à date, à partir d’une date, à une date fixe',
      de: 'zu einem datum, zu einem bestimmten datum, ab datum, zu einem festen termin',
      en: 'on a date, on a set date, from a date, on an agreed date, from date',
    },
    occupied: { nl: 'bewoond, bezet, in gebruik', fr: 'occupé, occupée, habité', de: 'bewohnt, belegt', en: 'in use, lived in' },
  },
  heating: {
    ...heatSources,
    central: heatSystems.central,
    individual: heatSystems.individual,
    collective: heatSystems.collective,
    underfloor: heatSystems.underfloor,
    convectors: heatSystems.convectors,
    'storage-heaters': heatSystems['storage-heaters'],
  },
  heatingType: {
    ...heatSystems,
    'heat-pump': heatSources['heat-pump'],
    'district-heating': heatSources['district-heating'],
    electric: heatSources.electric,
    hybrid: heatSources.hybrid,
    none: heatSources.none,
  },
  kitchen: {
    fitted: {
      nl: 'ingericht, uitgerust, geïnstalleerd, ingerichte keuken, geïnstalleerde keuken, uitgeruste keuken, ja, aanwezig, keuken ingericht, met toestellen',
      fr: 'équipée, installée, cuisine équipée, cuisine installée, aménagée, équipé, cuisine aménagée, oui',
      de: 'eingerichtet, ausgestattet, einbauküche, eingerichtete küche, ebk',
      en: 'installed, equipped, fitted kitchen, equipped kitchen, installed kitchen, yes',
    },
    'fully-fitted': {
      nl:
        'volledig uitgerust, volledig ingericht, hyper uitgerust, super uitgerust, hyperuitgerust, luxueus uitgerust, volledig geïnstalleerd, ' +
        'volledig uitgeruste keuken, luxe keuken, volledig geïnstalleerde keuken, hyper geïnstalleerd',
      fr:
        'entièrement équipée, hyper-équipée, super-équipée, full équipée, complètement équipée, cuisine hyper équipée, cuisine super équipée, ' +
        'hyper équipé, cuisine entièrement équipée, tout équipée',
      de: 'voll ausgestattet, vollständig eingerichtet, komplett ausgestattet, voll eingerichtet, hochwertig ausgestattet, komplett eingerichtet',
      en: 'fully equipped, hyper equipped, super equipped, fully installed, fully fitted kitchen, fully equipped kitchen, completely equipped',
    },
    'partly-fitted': {
      nl:
        'gedeeltelijk uitgerust, gedeeltelijk ingericht, half uitgerust, semi uitgerust, deels uitgerust, semi-geïnstalleerd, half geïnstalleerd, ' +
        'deels ingericht, halfingericht',
      fr: 'semi-équipée, partiellement équipée, demi-équipée, cuisine semi-équipée, semi équipé, cuisine partiellement équipée',
      de: 'teilweise ausgestattet, teilweise eingerichtet, teilausgestattet, halb ausgestattet',
      en: 'semi equipped, semi-equipped, partially equipped, partly equipped, partially fitted, semi-fitted, half equipped',
    },
    'not-fitted': {
      nl: 'niet ingericht, niet uitgerust, niet geïnstalleerd, niet-uitgerust, te plaatsen, oningericht',
      fr: 'non équipée, pas équipée, non installée, pas installée, à installer, non équipé, cuisine non équipée, à équiper',
      de: 'nicht eingerichtet, nicht ausgestattet, ohne ausstattung, ohne einrichtung',
      en: 'not installed, not equipped, unequipped, uninstalled, unfitted, to be installed',
    },
    'open-fitted': {
      nl:
        'open ingericht, amerikaans ingericht, open uitgerust, open keuken ingericht, amerikaanse keuken ingericht, amerikaanse keuken geïnstalleerd, ' +
        'open keuken uitgerust, amerikaanse keuken uitgerust, open geïnstalleerd',
      fr: 'ouverte équipée, américaine équipée, cuisine américaine équipée, usa équipée, cuisine ouverte équipée, cuisine usa équipée, américaine installée',
      de: 'offen eingerichtet, offene küche eingerichtet, amerikanisch eingerichtet, amerikanische küche eingerichtet',
      en:
        'usa installed, usa equipped, american installed, american equipped, open equipped, open installed, open-plan fitted, open plan equipped, ' +
        'american kitchen equipped',
    },
    'open-fully-fitted': {
      nl:
        'open volledig uitgerust, open volledig ingericht, amerikaans volledig uitgerust, amerikaanse keuken volledig uitgerust, ' +
        'open keuken volledig uitgerust, amerikaans hyper uitgerust, usa hyper uitgerust, amerikaanse keuken hyper uitgerust, ' +
        'open keuken volledig ingericht',
      fr:
        'ouverte entièrement équipée, américaine hyper-équipée, usa hyper équipée, cuisine américaine hyper équipée, cuisine américaine super équipée, ' +
        'américaine entièrement équipée, cuisine ouverte hyper équipée, cuisine américaine entièrement équipée, ouverte hyper-équipée, ' +
        'américaine super-équipée, cuisine ouverte entièrement équipée',
      de: 'offen voll ausgestattet, offene küche voll ausgestattet, amerikanische küche voll ausgestattet, amerikanisch voll ausgestattet',
      en:
        'usa hyper equipped, american hyper equipped, open fully equipped, open hyper equipped, open-plan fully fitted, american fully equipped, ' +
        'open plan fully equipped, american kitchen fully equipped',
    },
    'open-partly-fitted': {
      nl:
        'open gedeeltelijk uitgerust, open gedeeltelijk ingericht, amerikaans semi uitgerust, amerikaanse keuken half uitgerust, open half uitgerust, ' +
        'amerikaanse keuken gedeeltelijk uitgerust, amerikaanse keuken semi uitgerust, open keuken gedeeltelijk uitgerust, ' +
        'open keuken gedeeltelijk ingericht',
      fr:
        'ouverte partiellement équipée, américaine semi-équipée, usa semi équipée, cuisine américaine semi-équipée, ouverte semi-équipée, ' +
        'cuisine ouverte semi-équipée',
      de:
        'offen teilweise ausgestattet, offene küche teilweise ausgestattet, amerikanische küche teilweise ausgestattet, offen teilweise eingerichtet, ' +
        'offene küche teilweise eingerichtet',
      en: 'usa semi equipped, american semi equipped, open semi equipped, open partly equipped, open-plan partly fitted, open partially equipped',
    },
    'open-not-fitted': {
      nl:
        'open niet ingericht, open niet uitgerust, amerikaans niet uitgerust, amerikaanse keuken niet uitgerust, amerikaanse keuken niet ingericht, ' +
        'amerikaanse keuken niet geïnstalleerd, open keuken niet uitgerust, open keuken niet ingericht',
      fr:
        'ouverte non équipée, américaine non équipée, usa non équipée, cuisine américaine non équipée, cuisine américaine non installée, ' +
        'cuisine ouverte non équipée',
      de: 'offen nicht eingerichtet, offene küche nicht eingerichtet, amerikanische küche nicht eingerichtet',
      en:
        'usa uninstalled, usa not installed, american uninstalled, american not installed, open not equipped, open unequipped, usa unequipped, ' +
        'open-plan not fitted, open not installed',
    },
    open: {
      nl: 'open keuken, amerikaanse keuken, amerikaans, usa',
      fr: 'ouverte, américaine, cuisine ouverte, cuisine américaine, usa',
      de: 'offen, offene küche, amerikanische küche, wohnküche offen',
      en: 'open kitchen, american, american kitchen, usa, open-plan, open plan, open plan kitchen',
    },
    separate: {
      nl: 'aparte keuken, gesloten keuken, gesloten, afzonderlijk, apart, afzonderlijke keuken',
      fr: 'séparée, cuisine séparée, fermée, cuisine fermée',
      de: 'getrennt, separate küche, geschlossen, separat, geschlossene küche',
      en: 'separate kitchen, closed, closed kitchen',
    },
    'kitchen-diner': {
      nl: 'leefkeuken, woonkeuken, eetkeuken',
      fr: 'cuisine habitable, cuisine-salle à manger, habitable, cuisine à vivre',
      de: 'wohnküche, essküche',
      en: 'kitchen diner, eat-in kitchen, live-in kitchen, family kitchen',
    },
    kitchenette: {
      nl: 'keukenhoek, kitchenettes, keukentje, kitchenet',
      fr: 'coin cuisine, kitchenette équipée',
      de: 'kochnische, küchenzeile, pantryküche',
      en: 'kitchen corner',
    },
    professional: {
      nl: 'professioneel, grootkeuken, industrieel, industriële keuken, professionele keuken',
      fr: 'professionnelle, cuisine professionnelle, industrielle, cuisine industrielle',
      de: 'profiküche, großküche, gewerbeküche',
      en: 'professional kitchen, industrial kitchen, commercial kitchen, industrial',
    },
    none: {
      nl: 'geen, geen keuken, nee, zonder keuken',
      fr: 'aucune, aucun, pas de cuisine, sans cuisine, non',
      de: 'keine, keine küche, nein, ohne küche',
      en: 'no kitchen, no, without kitchen',
    },
  },
  windowGlazing: {
    single: {
      nl: 'enkel, enkel glas, enkele beglazing, enkelglas',
      fr: 'simple, simple vitrage',
      de: 'einfach, einfachverglasung, einfachverglast',
      en: 'single glazing, single glazed',
    },
    double: {
      nl: 'dubbel, dubbel glas, dubbele beglazing, dubbelglas, isolerend glas',
      fr: 'double, double vitrage',
      de: 'doppelt, doppelverglasung, zweifachverglasung, doppelverglast, isolierverglasung',
      en: 'double glazing, double glazed, yes double glazing',
    },
    'high-performance-double': {
      nl:
        'hoogrendementsglas, hr, hr glas, hr+, hr++, hr beglazing, superisolerend, superisolerende beglazing, dubbele beglazing hoog rendement, ' +
        'hoogrendementsbeglazing, dubbel hoog rendement, dubbel hr, superisolerend dubbel glas, dubbel hoogrendementsglas',
      fr:
        'double vitrage à haut rendement, haut rendement, double vitrage haut rendement, double hr, double à haut rendement, vitrage superisolant, ' +
        'super isolant, double vitrage hr, double vitrage super isolant',
      de: 'wärmeschutzverglasung, doppelte wärmeschutzverglasung, wärmeschutzglas, hochleistungsverglasung, hochwärmedämmend',
      en:
        'high-performance double glazing, high performance double glazing, high performance, high-performance, high efficiency, ' +
        'high-efficiency double glazing, super-insulating, low-e, high-yield glazing',
    },
    triple: {
      nl: 'driedubbel, driedubbele beglazing, drievoudig, driedubbel glas, drievoudige beglazing, triple glas, 3-dubbel, drievoudig glas',
      fr: 'triple vitrage',
      de: 'dreifach, dreifachverglasung, dreifachverglast, 3-fach-verglasung',
      en: 'triple glazing, triple glazed',
    },
    'partly-double': {
      nl: 'gedeeltelijk dubbel, gedeeltelijk dubbel glas, deels dubbel glas, deels dubbel, gedeeltelijk dubbele beglazing, deels dubbele beglazing',
      fr: 'partiellement double, double vitrage partiel, partiellement double vitrage, partiel',
      de: 'teilweise doppelverglasung, teilweise doppelt, teilweise doppelverglast',
      en: 'partly double glazing, partial double glazing, partially double glazed, partly double glazed, partial',
    },
    'single-and-double': {
      nl: 'enkel en dubbel, enkel en dubbel glas, enkele en dubbele beglazing, enkel/dubbel',
      fr: 'simple et double, simple et double vitrage, simple/double',
      de: 'einfach und doppelt, einfach- und doppelverglasung',
      en: 'single and double glazing, single/double, mixed, single & double',
    },
    'double-and-triple': {
      nl: 'dubbel en driedubbel, dubbele en driedubbele beglazing, dubbel en triple',
      fr: 'double et triple, double et triple vitrage',
      de: 'doppelt und dreifach, doppel- und dreifachverglasung',
      en: 'double and triple glazing, double/triple',
    },
    secondary: {
      nl: 'voorzetramen, voorzetbeglazing, achterzetramen, dubbele ramen',
      fr: 'survitrage, double châssis, vitrage secondaire',
      de: 'vorsatzfenster, kastenfenster',
      en: 'secondary glazing, secondary windows',
    },
    acoustic: {
      nl: 'akoestisch, akoestische beglazing, geluidswerend, geluidswerende beglazing',
      fr: 'acoustique, vitrage acoustique, double vitrage acoustique',
      de: 'schallschutzverglasung, schallschutz',
      en: 'acoustic glazing, sound-proof, soundproof glazing',
    },
    safety: {
      nl: 'veiligheidsglas, veiligheidsbeglazing, gelaagd glas',
      fr: 'vitrage de sécurité, sécurité, verre feuilleté',
      de: 'sicherheitsglas, sicherheitsverglasung',
      en: 'safety glass, laminated glass, safety glazing',
    },
  },
  windowFrame: {
    wood: {
      nl: 'hout, houten, houten ramen, houten schrijnwerk',
      fr: 'bois, châssis en bois, châssis bois',
      de: 'holz, holzfenster, holzrahmen',
      en: 'wooden, timber, wooden frames, wood frames',
    },
    hardwood: {
      nl: 'hardhout, tropisch hardhout, meranti, afzelia, tropisch hout, merbau, padoek',
      fr: 'bois exotique, bois dur, méranti, afzelia',
      de: 'hartholz, tropenholz, meranti',
      en: 'tropical hardwood, meranti, exotic wood',
    },
    oak: { nl: 'eik, eiken, eikenhout', fr: 'chêne', de: 'eiche', en: 'oak wood' },
    aluminium: {
      nl: 'alu, aluminium ramen, aluminium thermisch onderbroken, aluminium schrijnwerk',
      fr: 'alu, châssis en aluminium, aluminium à coupure thermique, châssis alu',
      de: 'alu, aluminiumfenster, aluminium thermisch getrennt, alufenster',
      en: 'aluminum, alu, thermally broken aluminium, aluminium frames',
    },
    pvc: {
      nl: 'pvc, kunststof, pvc ramen, pvc schrijnwerk',
      fr: 'pvc, châssis en pvc, châssis pvc',
      de: 'kunststoff, kunststofffenster',
      en: 'upvc, plastic, pvc frames',
    },
    steel: {
      nl: 'staal, stalen, stalen ramen',
      fr: 'acier, châssis en acier',
      de: 'stahl, stahlfenster, stahlrahmen',
      en: 'steel frames, metal, metaal, métal, metall',
    },
    'wood-aluminium': {
      nl: 'hout-aluminium, hout/aluminium, hout en aluminium, hout-alu, aluminium en hout, aluminium/hout',
      fr: 'bois-aluminium, bois et aluminium, bois/alu, alu-bois, bois/aluminium',
      de: 'holz-aluminium, holz-alu, holz und aluminium',
      en: 'wood-aluminium, wood and aluminium, timber and aluminium, aluminium-clad wood, wood/aluminium',
    },
    'wood-pvc': {
      nl: 'hout en pvc, hout/pvc, pvc en hout, pvc/hout',
      fr: 'bois et pvc, pvc et bois, bois/pvc, pvc/bois',
      de: 'holz und kunststoff, holz/pvc',
      en: 'wood and pvc, wood/pvc, pvc and wood',
    },
    composite: { nl: 'composiet, glasvezel', fr: 'composite, fibre de verre', de: 'verbundwerkstoff, glasfaser', en: 'fibreglass' },
    mixed: { nl: 'gemengd, verschillende, divers', fr: 'mixte, divers', de: 'gemischt, verschiedene', en: 'various, mix' },
  },
  floorCovering: {
    parquet: {
      nl: 'parket, parketvloer, massief parket, eiken parket, visgraatparket, eikenparket',
      fr: 'plancher parquet, parquet massif, parquet en chêne, parquet chêne',
      de: 'parkett, parkettboden, eichenparkett',
      en: 'parquet floor, wood parquet, solid parquet, oak parquet',
    },
    wood: {
      nl: 'hout, plankenvloer, houten vloer, houten planken, planken',
      fr: 'bois, plancher, plancher en bois, plancher bois, planches',
      de: 'holz, holzboden, dielen, dielenboden, holzdielen',
      en: 'wooden floor, floorboards, wooden planks, hardwood, planks, timber',
    },
    laminate: { nl: 'laminaat, laminaatvloer', fr: 'stratifié, sol stratifié, laminé', de: 'laminat, laminatboden', en: 'laminate floor, laminated' },
    tiles: {
      nl: 'tegels, tegelvloer, betegeld, vloertegels, keramische tegels, keramisch, tegel',
      fr: 'carrelage, carreaux, carrelages, céramique, carrelé',
      de: 'fliesen, fliesenboden, keramikfliesen, gefliest, keramik',
      en: 'tiled, tile, tiled floor, ceramic tiles, ceramic, floor tiles',
    },
    'cement-tiles': { nl: 'cementtegels, cementtegel', fr: 'carreaux de ciment, carreau de ciment', de: 'zementfliesen', en: 'cement tile, encaustic tiles' },
    'terracotta-tiles': {
      nl: 'terracottategels, terracotta, plavuizen, boomse tegels, terracotta tegels',
      fr: 'carrelage en terre cuite, terre cuite, tomettes',
      de: 'terrakottafliesen, terrakotta, terracotta',
      en: 'terracotta, terra cotta tiles',
    },
    'natural-stone': {
      nl: 'natuursteen, natuursteentegels, travertin',
      fr: 'pierre naturelle, pierre, travertin',
      de: 'naturstein, travertin',
      en: 'stone, travertine, natural stone tiles',
    },
    bluestone: {
      nl: 'blauwe hardsteen, arduin, blauwe steen, hardsteen, belgische blauwe hardsteen',
      fr: 'pierre bleue, petit granit',
      de: 'blaustein, belgischer blaustein',
      en: 'blue stone, belgian bluestone',
    },
    marble: { nl: 'marmer, marmeren vloer', fr: 'marbre, sol en marbre', de: 'marmor, marmorboden', en: 'marble floor' },
    granite: { nl: 'graniet', fr: 'granit', de: 'granit', en: 'granite floor' },
    terrazzo: { nl: 'granito, terrazzovloer', fr: 'granito, terrazzo', de: 'terrazzoboden', en: 'terrazzo floor' },
    slate: { nl: 'leisteen', fr: 'ardoise', de: 'schiefer', en: 'slate tiles' },
    vinyl: {
      nl: 'vinylvloer, pvc, pvc vloer, novilon, balatum, quick-step vinyl',
      fr: 'sol vinyle, vinyle, pvc, sol pvc',
      de: 'vinylboden, pvc, pvc-boden',
      en: 'vinyl floor, pvc, lvt',
    },
    linoleum: { nl: 'linoleumvloer, lino', fr: 'lino, linoléum', de: 'lino', en: 'lino, linoleum floor' },
    carpet: {
      nl: 'tapijt, vast tapijt, vasttapijt, tapis plain',
      fr: 'tapis-plain, moquette, tapis',
      de: 'teppich, teppichboden',
      en: 'fitted carpet, carpeting, wall-to-wall carpet',
    },
    concrete: {
      nl: 'beton, gepolierde beton, gepolijst beton, polybeton, betonvloer',
      fr: 'béton, béton poli, béton lissé, béton ciré',
      de: 'beton, sichtbeton, polierter beton, geschliffener beton, betonboden',
      en: 'polished concrete, concrete floor',
    },
    'cast-floor': {
      nl: 'gietvloer, kunsthars gietvloer, epoxy, epoxyvloer, polyurethaan gietvloer',
      fr: 'sol coulé, époxy, résine, sol en résine, résine époxy',
      de: 'gussboden, epoxidharz, epoxidharzboden, gegossener boden',
      en: 'poured floor, epoxy, resin, resin floor',
    },
    cork: { nl: 'kurk, kurkvloer', fr: 'liège', de: 'kork, korkboden', en: 'cork floor' },
    bamboo: { nl: 'bamboe', fr: 'bambou', de: 'bambus', en: 'bamboo floor' },
    screed: { nl: 'chape, dekvloer', fr: 'chape', de: 'estrich', en: 'screed floor' },
    mixed: { nl: 'gemengd, verschillende, divers', fr: 'mixte, divers', de: 'gemischt, verschiedene', en: 'various, mix' },
  },
  roofType: {
    flat: { nl: 'plat, plat dak', fr: 'plat, plate, toit plat, toiture plate, toit-terrasse', de: 'flach, flachdach', en: 'flat roof' },
    gable: {
      nl: 'zadeldak',
      fr: 'toit à deux versants, à deux versants, deux versants, toit en bâtière, bâtière, 2 versants, toiture à deux versants, deux pans',
      de: 'satteldach',
      en: 'gable roof, gabled, gabled roof, saddle roof, dual-pitched roof, double pitched',
    },
    hip: {
      nl: 'schilddak',
      fr: 'toit à quatre versants, à quatre versants, quatre versants, croupe, toit à croupes, 4 versants, quatre pans',
      de: 'walmdach',
      en: 'hip roof, hipped, hipped roof',
    },
    'half-hip': {
      nl: 'wolfsdak, zadeldak met wolfseinden',
      fr: 'toit à demi-croupe, demi-croupe, demi-croupes, toit à demi-croupes, à demi-croupes',
      de: 'krüppelwalmdach',
      en: 'half-hipped, half-hip roof, half-hipped roof',
    },
    mansard: {
      nl: 'mansardedak, mansarde',
      fr: 'toit mansardé, mansardé, à la mansart, toit à la mansart, mansarde',
      de: 'mansarddach, mansardendach',
      en: 'mansard roof, gambrel, gambrel roof',
    },
    'mono-pitched': {
      nl: 'lessenaarsdak, lessenaardak',
      fr: 'toit à un versant, à un versant, appentis, toit à une pente, monopente, un pan',
      de: 'pultdach',
      en: 'mono pitched, mono-pitch, mono-pitched roof, shed roof, lean-to, lean-to roof, single pitch',
    },
    pitched: {
      nl: 'hellend, hellend dak, schuin dak, schuin, puntdak',
      fr: 'incliné, toit incliné, toiture inclinée, toit en pente, en pente, inclinée',
      de: 'geneigt, geneigtes dach, steildach, schrägdach',
      en: 'pitched roof, sloping, sloping roof, sloped, inclined',
    },
    pyramid: {
      nl: 'tentdak, piramidedak',
      fr: 'toit en pavillon, en pavillon, toit pyramidal, pyramidal',
      de: 'zeltdach, pyramidendach',
      en: 'pyramid roof, tented roof',
    },
    barrel: {
      nl: 'boogdak, tongewelfdak, gebogen dak, gebogen',
      fr: 'toit cintré, cintré, toit en berceau, arrondi',
      de: 'tonnendach, bogendach',
      en: 'barrel roof, curved, curved roof, arched roof',
    },
    'saw-tooth': {
      nl: 'sheddak, zaagtanddak',
      fr: 'toit en shed, en sheds, en dents de scie, toit en sheds',
      de: 'sheddach, sägezahndach',
      en: 'saw-tooth roof, sawtooth roof',
    },
    green: {
      nl: 'groendak',
      fr: 'toit vert, toiture verte, toit végétalisé, toiture végétale, végétalisé',
      de: 'gründach, begrüntes dach, begrünt',
      en: 'green roof',
    },
    mixed: {
      nl: 'gemengd, combinatie, plat en hellend, hellend en plat',
      fr: 'mixte, combiné, plat et incliné, incliné et plat',
      de: 'gemischt, kombiniert, flach und geneigt',
      en: 'mix, flat and pitched, combination',
    },
  },
  roofMaterial: {
    tiles: { nl: 'pannen, dakpannen, tegelpannen', fr: 'tuiles, tuile', de: 'dachziegel, ziegel, dachpfannen, pfannen', en: 'roof tiles, tile, tiled' },
    'clay-tiles': {
      nl: 'kleipannen, keramische dakpannen, kleidakpannen, gebakken pannen',
      fr: 'tuiles en terre cuite, tuiles terre cuite',
      de: 'tondachziegel, tonziegel, tonpfannen',
      en: 'clay roof tiles, ceramic roof tiles, clay tile',
    },
    'concrete-tiles': {
      nl: 'betonpannen, beton dakpannen, betonnen dakpannen',
      fr: 'tuiles en béton, tuiles béton',
      de: 'betondachsteine, betonziegel, betonpfannen',
      en: 'concrete roof tiles',
    },
    slate: {
      nl: 'leien, leisteen, natuurleien, lei',
      fr: 'ardoise, ardoises, ardoises naturelles, ardoise naturelle',
      de: 'schiefer, naturschiefer',
      en: 'slates, natural slate, natural slates',
    },
    'artificial-slate': {
      nl: 'kunstleien, kunstlei, vezelcementleien, eternit leien',
      fr: 'ardoises artificielles, ardoise artificielle, ardoises en fibrociment',
      de: 'kunstschiefer, faserzementschiefer',
      en: 'artificial slates, fibre cement slates, synthetic slate',
    },
    'fibre-cement': {
      nl: 'vezelcement, eternit, golfplaten, golfplaten vezelcement, asbestcement',
      fr: 'fibrociment, fibro-ciment, éternit, plaques ondulées',
      de: 'faserzement, eternit, wellplatten, welleternit',
      en: 'fiber cement, eternit, corrugated sheets',
    },
    thatch: { nl: 'riet, rieten dak, stro', fr: 'chaume, roseau, toit de chaume', de: 'reet, reetdach, stroh, strohdach', en: 'thatched, thatched roof, reed' },
    zinc: { nl: 'zinken dak, zink', fr: 'zinc', de: 'zink, zinkdach', en: 'zinc roof' },
    copper: { nl: 'koper, koperen dak', fr: 'cuivre', de: 'kupfer, kupferdach', en: 'copper roof' },
    lead: { nl: 'lood', fr: 'plomb', de: 'blei', en: 'lead roof' },
    epdm: { nl: 'epdm, rubber, epdm folie', fr: 'epdm, caoutchouc', de: 'epdm, kautschuk', en: 'epdm rubber, rubber, epdm membrane' },
    bitumen: {
      nl: 'roofing, bitumen, asfalt, teer',
      fr: 'roofing, bitume, asphalte, derbigum, roofing bitumineux',
      de: 'bitumen, bitumenbahn, dachpappe, teerpappe',
      en: 'roofing, bituminous, roofing felt, felt, asphalt, bitumen felt',
    },
    'pvc-membrane': {
      nl: 'pvc, pvc-folie, pvc membraan, kunststoffolie',
      fr: 'pvc, membrane pvc, membrane en pvc',
      de: 'pvc, pvc-folie, pvc-bahn',
      en: 'pvc membrane, pvc',
    },
    metal: {
      nl: 'metaal, staal, staalplaten, metalen platen, geprofileerde staalplaten',
      fr: 'métal, tôle, tôles, acier, bac acier, tôles métalliques, métallique',
      de: 'metall, blech, stahlblech, trapezblech, metalldach',
      en: 'steel, metal sheets, sheet metal, steel sheets, metal sheeting',
    },
    'sandwich-panels': {
      nl: 'sandwichpanelen, sandwichplaten',
      fr: 'panneaux sandwich, panneau sandwich',
      de: 'sandwichpaneele, sandwichplatten',
      en: 'sandwich panel, insulated panels',
    },
    wood: { nl: 'hout, houten shingles', fr: 'bois, bardeaux de bois', de: 'holz, holzschindeln', en: 'wooden, wood shingles' },
    shingles: {
      nl: 'shingels, shingle, bitumen shingles, asfaltshingles',
      fr: 'shingles, bardeaux, bardeaux bitumés',
      de: 'schindeln, bitumenschindeln',
      en: 'shingle, asphalt shingles',
    },
    glass: { nl: 'glas, glazen dak', fr: 'verre, verrière', de: 'glas, glasdach', en: 'glass roof' },
    green: {
      nl: 'groendak, sedum',
      fr: 'toiture verte, toit vert, toiture végétale, sédum, toit végétalisé',
      de: 'gründach, begrünt, sedum',
      en: 'green roof, sedum',
    },
    gravel: { nl: 'grind, grindballast', fr: 'gravier', de: 'kies', en: 'gravel ballast' },
    mixed: { nl: 'gemengd, verschillende, divers', fr: 'mixte, divers', de: 'gemischt, verschiedene', en: 'various, mix' },
  },
  roofCondition: {
    new: { nl: 'nieuw, nieuw dak', fr: 'neuf, neuve, toit neuf, toiture neuve', de: 'neu, neues dach', en: 'new roof' },
    'as-new': { nl: 'als nieuw, zo goed als nieuw, recent', fr: 'comme neuf, récent, récente, quasi neuf', de: 'neuwertig, wie neu', en: 'like new, recent' },
    'very-good': {
      nl: 'zeer goed, uitstekend, zeer goede staat, perfect, uitstekende staat',
      fr: 'très bon, excellent, très bon état, parfait, excellent état, parfait état',
      de: 'sehr gut, ausgezeichnet, sehr guter zustand',
      en: 'excellent, very good condition, perfect, excellent condition',
    },
    good: {
      nl: 'goed, goede staat, in goede staat, in orde',
      fr: 'bon, bon état, bonne, en bon état, en ordre',
      de: 'gut, guter zustand, in ordnung',
      en: 'good condition, good state, in order',
    },
    average: {
      nl: 'gemiddeld, redelijk, matig, voldoende',
      fr: 'moyen, correct, moyenne, état moyen',
      de: 'mittel, mäßig, durchschnittlich, befriedigend',
      en: 'fair, reasonable, moderate',
    },
    bad: {
      nl: 'slecht, slechte staat, in slechte staat',
      fr: 'mauvais, mauvais état, mauvaise, en mauvais état',
      de: 'schlecht, schlechter zustand',
      en: 'poor, bad condition, poor condition',
    },
    renovated: { nl: 'gerenoveerd, vernieuwd', fr: 'rénové, rénovée, refait, refaite', de: 'renoviert, saniert, erneuert', en: 'renewed, redone, refurbished' },
    'to-renovate': {
      nl: 'te renoveren',
      fr: 'à rénover, à refaire',
      de: 'renovierungsbedürftig, zu renovieren, sanierungsbedürftig, zu sanieren',
      en: 'to be renovated, needs renovation',
    },
    'to-replace': {
      nl: 'te vernieuwen, te vervangen',
      fr: 'à remplacer, à renouveler',
      de: 'zu ersetzen, zu erneuern',
      en: 'to be replaced, to renew, to be renewed',
    },
    'to-repair': {
      nl: 'te herstellen, na te kijken, te onderhouden',
      fr: 'à réparer, à vérifier, à entretenir',
      de: 'zu reparieren, zu überprüfen, reparaturbedürftig',
      en: 'to be repaired, needs repair, to check',
    },
    insulated: {
      nl: 'geïsoleerd, geïsoleerd dak',
      fr: 'isolé, isolée, toit isolé, toiture isolée',
      de: 'gedämmt, isoliert, gedämmtes dach',
      en: 'insulated roof',
    },
    'not-insulated': {
      nl: 'niet geïsoleerd, ongeïsoleerd, niet-geïsoleerd',
      fr: 'non isolé, non isolée, pas isolé',
      de: 'nicht gedämmt, ungedämmt, nicht isoliert',
      en: 'uninsulated, non-insulated',
    },
  },
  floodZone: {
    none: {
      nl:
        'niet in overstromingsgebied, niet gelegen in overstromingsgebied, geen overstromingsgebied, niet overstromingsgevoelig, ' +
        'niet in overstromingsgevoelig gebied, geen, niet gelegen in een overstromingsgevoelig gebied, niet van toepassing',
      fr: 'hors zone inondable, zone non inondable, non inondable, pas en zone inondable, aucune, aucun, non situé en zone inondable, pas de zone inondable',
      de: 'außerhalb eines überschwemmungsgebiets, kein überschwemmungsgebiet, nicht im überschwemmungsgebiet, keine, keines',
      en: 'non flood zone, not in a flood zone, no flood zone, not in a flood-prone area, outside any flood-prone area, not flood-prone, no',
    },
    'flood-zone': {
      nl: 'overstromingsgebied, in overstromingsgebied, overstromingsgevoelig, overstromingsgevoelig gebied, gelegen in overstromingsgebied',
      fr: 'zone inondable, en zone inondable, inondable, située en zone inondable',
      de: 'überschwemmungsgebiet, im überschwemmungsgebiet',
      en: 'flood zone, flood-prone area, in a flood-prone area, flood area, flood prone',
    },
    possible: {
      nl:
        'mogelijk overstromingsgevoelig gebied, mogelijk overstromingsgevoelig, mogelijk overstromingsgebied, mogelijks overstromingsgevoelig, ' +
        'mogelijks overstromingsgevoelig gebied',
      fr:
        'zone potentiellement inondable, potentiellement inondable, zone éventuellement inondable, zone d’inondation possible, zone inondable possible, ' +
        'éventuellement inondable',
      de: 'mögliches überschwemmungsgebiet, potenzielles überschwemmungsgebiet',
      en: 'possible flood zone, possibly flood-prone area, possibly flood prone, potential flood zone, potentially flood-prone area',
    },
    recognized: {
      nl: 'effectief overstromingsgevoelig gebied, effectief overstromingsgevoelig, effectief overstromingsgebied, erkend overstromingsgebied',
      fr: 'zone effectivement inondable, effectivement inondable, zone inondable reconnue, zone d’inondation reconnue',
      de: 'anerkanntes überschwemmungsgebiet, tatsächliches überschwemmungsgebiet, effektives überschwemmungsgebiet',
      en: 'recognized flood zone, recognised flood zone, effectively flood-prone area, effective flood zone, recognised flood-prone area',
    },
    delimited: {
      nl: 'afgebakend overstromingsgebied, in afgebakend overstromingsgebied, gelegen in afgebakend overstromingsgebied',
      fr: 'zone inondable délimitée, zone d’inondation délimitée',
      de: 'abgegrenztes überschwemmungsgebiet',
      en: 'circumscribed flood zone, delimited flood zone, delimited flood-prone area, delineated flood zone, delimited flood area',
    },
    riverbank: {
      nl: 'afgebakende oeverzone, oeverzone, in oeverzone, gelegen in afgebakende oeverzone',
      fr: 'zone de rive délimitée, zone de rive, zone riveraine délimitée, zone riveraine',
      de: 'abgegrenzte uferzone, uferzone',
      en: 'circumscribed waterside zone, waterside zone, delimited riverbank zone, riverbank zone, circumscribed riverbank zone, bank zone',
    },
    'recognized-and-delimited': {
      nl:
        'effectief overstromingsgevoelig en afgebakend overstromingsgebied, effectief overstromingsgevoelig gebied en afgebakend overstromingsgebied, ' +
        'effectief en afgebakend overstromingsgebied',
      fr: 'zone effectivement inondable et délimitée, zone inondable reconnue et délimitée, zone effectivement inondable et zone inondable délimitée',
      de: 'anerkanntes und abgegrenztes überschwemmungsgebiet, tatsächliches und abgegrenztes überschwemmungsgebiet',
      en:
        'recognized n circumscribed flood zone, recognized and circumscribed flood zone, recognised and delimited flood zone, ' +
        'recognised and delimited flood-prone area, effectively flood-prone and delimited area, recognized & circumscribed flood zone',
    },
    'possible-and-delimited': {
      nl:
        'mogelijk overstromingsgevoelig en afgebakend overstromingsgebied, mogelijk overstromingsgevoelig gebied en afgebakend overstromingsgebied, ' +
        'mogelijk en afgebakend overstromingsgebied',
      fr: 'zone potentiellement inondable et délimitée, zone inondable possible et délimitée, zone potentiellement inondable et zone inondable délimitée',
      de: 'mögliches und abgegrenztes überschwemmungsgebiet, potenzielles und abgegrenztes überschwemmungsgebiet',
      en:
        'possible n circumscribed flood zone, possible and circumscribed flood zone, possible and delimited flood zone, ' +
        'possibly flood-prone and delimited area, possible & circumscribed flood zone',
    },
    'recognized-and-riverbank': {
      nl:
        'effectief overstromingsgevoelig gebied en afgebakende oeverzone, effectief overstromingsgevoelig gebied en oeverzone, ' +
        'effectief overstromingsgevoelig en oeverzone',
      fr: 'zone effectivement inondable et zone de rive, zone effectivement inondable et zone de rive délimitée',
      de:
        'anerkanntes überschwemmungsgebiet und uferzone, tatsächliches überschwemmungsgebiet und abgegrenzte uferzone, ' +
        'anerkanntes überschwemmungsgebiet und abgegrenzte uferzone',
      en:
        'recognized n circumscribed waterside flood zone, recognized and circumscribed waterside zone, recognised flood zone and riverbank zone, ' +
        'recognized flood zone and riverbank zone, recognised flood-prone area and riverbank zone, effectively flood-prone area and riverbank zone, ' +
        'recognized n circumscribed waterside zone',
    },
    'possible-and-riverbank': {
      nl:
        'mogelijk overstromingsgevoelig gebied en afgebakende oeverzone, mogelijk overstromingsgevoelig gebied en oeverzone, ' +
        'mogelijk overstromingsgevoelig en oeverzone',
      fr: 'zone potentiellement inondable et zone de rive, zone potentiellement inondable et zone de rive délimitée',
      de: 'mögliches überschwemmungsgebiet und uferzone, mögliches überschwemmungsgebiet und abgegrenzte uferzone',
      en:
        'possible n circumscribed waterside flood zone, possible and circumscribed waterside zone, possible flood zone and riverbank zone, ' +
        'possibly flood-prone area and riverbank zone, possible n circumscribed waterside zone',
    },
    'signal-area': { nl: 'signaalgebied', fr: 'zone-signal, zone de signal', de: 'signalgebiet', en: 'signal zone' },
    'hazard-very-low': {
      nl: 'zeer laag overstromingsgevaar, zeer klein overstromingsrisico, zeer laag overstromingsrisico',
      fr: 'aléa d’inondation très faible, aléa très faible, très faible, risque très faible',
      de: 'sehr geringe hochwassergefahr, sehr geringe überschwemmungsgefahr',
      en: 'very low flood hazard, very low',
    },
    'hazard-low': {
      nl: 'laag overstromingsgevaar, laag overstromingsrisico, klein overstromingsrisico, laag',
      fr: 'aléa d’inondation faible, aléa faible, faible, risque faible',
      de: 'geringe hochwassergefahr, geringe überschwemmungsgefahr, gering',
      en: 'low flood hazard, low, low flood risk',
    },
    'hazard-medium': {
      nl: 'middelgroot overstromingsgevaar, gemiddeld overstromingsgevaar, gemiddeld overstromingsrisico, middelgroot overstromingsrisico',
      fr: 'aléa d’inondation moyen, aléa moyen, moyen, risque moyen',
      de: 'mittlere hochwassergefahr, mittlere überschwemmungsgefahr, mittel',
      en: 'medium flood hazard, medium, moderate flood hazard',
    },
    'hazard-high': {
      nl: 'groot overstromingsgevaar, hoog overstromingsgevaar, hoog overstromingsrisico, groot overstromingsrisico',
      fr: 'aléa d’inondation élevé, aléa élevé, élevé, risque élevé, aléa d’inondation fort',
      de: 'hohe hochwassergefahr, hohe überschwemmungsgefahr, hoch',
      en: 'high flood hazard, high, high flood risk',
    },
    'runoff-axis': {
      nl: 'afstroomas, afvloeiingsas, afstromingsas',
      fr: 'axe de ruissellement, axe de concentration du ruissellement, ruissellement concentré',
      de: 'abflussachse',
      en: 'run-off axis, runoff',
    },
    'hq-10': {
      nl: 'hq10, hq10-zone, hq 10, overstromingsgebied hq10',
      fr: 'zone inondable hq10, zone hq10',
      de: 'hq10-gebiet, überschwemmungsgebiet hq10',
      en: 'hq10 flood zone, hq10 zone',
    },
    'hq-100': {
      nl: 'hq100, hq100-zone, hq 100, overstromingsgebied hq100',
      fr: 'zone inondable hq100, zone hq100',
      de: 'hq100-gebiet, überschwemmungsgebiet hq100',
      en: 'hq100 flood zone, hq100 zone',
    },
    'hq-extreme': {
      nl: 'hq extreem, hq extreem-zone, hq-extreem-zone, overstromingsgebied hq extreem',
      fr: 'zone inondable hq extrême, zone hq extrême, hq extrême',
      de: 'hq extrem, hq-extrem-gebiet, überschwemmungsgebiet hq extrem',
      en: 'hq extreme zone, hq extreme flood zone',
    },
  },
  zoning: {
    residential: {
      nl: 'wg, woongebied, woongebieden, woonzone, wonen, stedelijk woongebied',
      fr: 'zone d’habitat, zone d’habitation, habitat, zone résidentielle, zone d’habitation 1, hab-1, hab 1, hab-2, hab 2',
      de: 'wohngebiet, wohnzone',
      en: 'residential area, residential zone, living area, housing area',
    },
    'rural-residential': {
      nl: 'wglk, woongebied met landelijk karakter, landelijk woongebied, woongebied landelijk karakter',
      fr: 'zone d’habitat à caractère rural, zone d’habitation à caractère rural, habitat à caractère rural, habitat rural',
      de: 'wohngebiet mit ländlichem charakter, ländliches wohngebiet',
      en:
        'residential area of a rural nature, rural residential area, residential area with rural character, residential area with a rural character, ' +
        'rural residential zone',
    },
    'cultural-residential': {
      nl:
        'wche, woongebied met culturele historische en/of esthetische waarde, woongebied met een culturele historische en/of esthetische waarde, ' +
        'woongebied met culturele waarde, chew',
      fr: 'zone d’habitat d’intérêt culturel historique et/ou esthétique, zone d’habitat à valeur culturelle historique et/ou esthétique, zich, zichee',
      de: 'wohngebiet von kulturellem historischem oder ästhetischem wert, wohngebiet mit kulturellem historischem oder ästhetischem wert',
      en: 'residential area of cultural historical and/or aesthetic value, residential area of cultural historical or aesthetic value',
    },
    'residential-park': {
      nl: 'wp, woonpark, woonparkgebied',
      fr: 'parc résidentiel, zone de parc résidentiel, parc d’habitat',
      de: 'wohnpark',
      en: 'residential park area',
    },
    'residential-expansion': {
      nl: 'wug, woonuitbreidingsgebied, woonuitbreiding, woonreservegebied',
      fr: 'zone d’extension d’habitat, zone d’extension de l’habitat, extension d’habitat',
      de: 'wohnerweiterungsgebiet',
      en: 'residential expansion area, residential extension area, housing expansion area, residential expansion zone',
    },
    mixed: {
      nl: 'gemengd, gemengd gebied, gemengde zone',
      fr: 'zone mixte, mixte, mix-u, mix-v, mix-c, zone mixte urbaine, zone mixte villageoise, zone de mixité',
      de: 'mischgebiet, gemischt, mischzone, gemischtes gebiet',
      en: 'mixed area, mixed zone, mixed-use area, mixed use',
    },
    'high-mix': { nl: 'sterk gemengd gebied', fr: 'zone de forte mixité, forte mixité', de: 'stark gemischtes gebiet', en: 'highly mixed area' },
    'mainly-residential': {
      nl: 'typisch woongebied, woongebied met residentieel karakter, woongebied met overwegend residentieel karakter',
      fr: 'zone d’habitation à prédominance résidentielle, prédominance résidentielle',
      de: 'überwiegendes wohngebiet',
      en: 'mainly residential area, predominantly residential area',
    },
    'communal-development': {
      nl: 'gebied voor gemeentelijke aanleg, zacc, gebied voor gemeentelijke aanleg (zacc)',
      fr: 'zone d’aménagement communal concerté, zacc, zone d’aménagement communal concerté (zacc)',
      de: 'kommunales raumordnungsgebiet, konzertiertes kommunales raumordnungsgebiet, konzertiertes kommunales raumordnungsgebiet (zacc)',
      en: 'communal development area, zacc, communal development area (zacc)',
    },
    agricultural: {
      nl: 'ag, agrarisch gebied, agrarisch, landbouwgebied, landbouwzone, agr',
      fr: 'zone agricole, agricole',
      de: 'agrargebiet, landwirtschaftliches gebiet, landwirtschaftsgebiet, agrarisches gebiet',
      en: 'agricultural area, agricultural zone, farming area',
    },
    'scenic-agricultural': {
      nl: 'lwag, lwa, landschappelijk waardevol agrarisch gebied, landschappelijk waardevol agrarisch, landschappelijk waardevolle agrarische gebieden',
      fr: 'zone agricole d’intérêt paysager, zone agricole à valeur paysagère',
      de: 'landschaftlich wertvolles agrargebiet',
      en: 'agricultural area of landscape value, agricultural area of scenic value, scenic agricultural area, agricultural area with landscape value',
    },
    nature: {
      nl: 'ng, natuurgebied, natuur, natuurzone',
      fr: 'zone naturelle, zone de nature, nature',
      de: 'naturgebiet, naturzone',
      en: 'nature area, natural area, nature zone',
    },
    'nature-reserve': {
      nl: 'nr, natuurreservaat, natuurgebied met wetenschappelijke waarde',
      fr: 'réserve naturelle, zone de réserve naturelle',
      de: 'naturschutzgebiet, naturreservat',
      en: 'nature reserves',
    },
    forest: {
      nl: 'bg, bosgebied, bos, boszone',
      fr: 'zone forestière, forêt, bois',
      de: 'waldgebiet, forstgebiet, wald, forst',
      en: 'forest area, wood, woodland, forestry area',
    },
    green: {
      nl: 'gg, groengebied, groenzone, groen',
      fr: 'zone verte, zone d’espaces verts, espaces verts, espace vert',
      de: 'grüngebiet, grünzone, grünfläche',
      en: 'green area, green zone, green space',
    },
    park: { nl: 'pg, parkgebied, parkzone', fr: 'zone de parc, parc', de: 'parkgebiet, parkzone', en: 'park area, park zone' },
    buffer: { nl: 'buffergebied, bufferzone, bz', fr: 'zone tampon', de: 'pufferzone, puffergebiet', en: 'buffer zone, buffer area' },
    recreation: {
      nl: 'rg, recreatiegebied, recreatie, recreatiezone, gebied voor recreatie',
      fr: 'zone de loisirs, zone de récréation, loisirs, zone récréative',
      de: 'erholungsgebiet, freizeitgebiet',
      en: 'recreation area, recreational area, leisure area, recreational zone',
    },
    'day-recreation': {
      nl: 'gdr, gebied voor dagrecreatie, dagrecreatie',
      fr: 'zone de récréation de jour, zone de loisirs de jour',
      de: 'gebiet für tageserholung, tageserholung',
      en: 'day recreation area, area for day recreation',
    },
    'stay-recreation': {
      nl: 'gvr, gebied voor verblijfsrecreatie, gebied voor verblijfrecreatie, verblijfsrecreatie, gebieden voor verblijfrecreatie, verblijfrecreatie',
      fr: 'zone de récréation de séjour, zone de loisirs de séjour, zone de récréation et de séjour',
      de: 'gebiet für aufenthaltserholung, ferienerholungsgebiet',
      en: 'stay recreation area, holiday accommodation area, area for stay recreation, residential recreation area',
    },
    industrial: {
      nl: 'igb, ig, industriegebied, industrie, industriezone, industrieel',
      fr:
        'zone industrielle, industriel, zone d’activité économique industrielle, industrie, zone d’industries urbaines, ' +
        'zone d’activités économiques industrielles',
      de: 'industriegebiet, industriezone, industrie',
      en: 'industrial area, industrial zone, industry',
    },
    'craft-and-sme': {
      nl:
        'iab, ambachtelijke bedrijven en kmo’s, industriegebied voor ambachtelijke bedrijven, kmo-zone, kmo zone, kmo, ' +
        'gebied voor ambachtelijke bedrijven en kmo’s, gebied voor ambachtelijke bedrijven, ' +
        'industriegebied voor ambachtelijke bedrijven of gebieden voor kleine en middelgrote ondernemingen',
      fr: 'zone artisanale, zone artisanale et de pme, zone pour entreprises artisanales et pme, zone artisanale et pme',
      de: 'gebiet für handwerk und kmu, gebiet für handwerk und kleinbetriebe, handwerkszone, gewerbegebiet für handwerk',
      en: 'craft and sme area, area for crafts and smes, craft area, sme zone',
    },
    'business-park': {
      nl: 'bedrijventerrein, gebied voor economische activiteit, regionaal bedrijventerrein, lokaal bedrijventerrein, economische activiteit',
      fr: 'zone d’activité économique, zone d’activités économiques, zone d’activité économique mixte, zae, eco-c1, parc d’activités',
      de: 'gewerbegebiet, gewerbepark',
      en: 'business area, business zone, economic activity area, business parks',
    },
    commercial: {
      nl: 'handelsgebied, handelszone, commercieel gebied, winkelgebied',
      fr: 'zone commerciale, commercial, zone de commerce',
      de: 'handelsgebiet, geschäftsgebiet',
      en: 'commercial area, commercial zone, retail area',
    },
    administrative: {
      nl: 'administratiegebied, kantoorgebied',
      fr: 'zone administrative',
      de: 'verwaltungsgebiet',
      en: 'administrative area, administrative zone',
    },
    'public-facilities': {
      nl:
        'gebied voor gemeenschapsvoorzieningen en openbaar nut, gemeenschapsvoorzieningen, openbaar nut, ' +
        'gebied voor gemeenschapsvoorzieningen en openbare nutsvoorzieningen, gemeenschapsvoorzieningen en openbaar nut, ' +
        'gebied voor voorzieningen van collectief belang',
      fr:
        'zone d’équipements communautaires et de services publics, zone de services publics et d’équipements communautaires, équipements communautaires, ' +
        'zone d’équipements d’intérêt collectif, bep, zone de bâtiments et d’équipements publics',
      de: 'gebiet für öffentliche einrichtungen, gebiet für gemeinschaftseinrichtungen, öffentliche einrichtungen',
      en: 'public facilities area, area for public facilities, public utilities, community facilities, public services area',
    },
    'not-specified': {
      nl: 'geen bestemming, niet bepaald, onbekend, niet gespecificeerd, nog te bepalen, onbepaald',
      fr: 'non précisé, non définie, inconnue, indéterminé, non déterminée, non précisée, non défini, inconnu',
      de: 'nicht angegeben, unbekannt, unbestimmt',
      en: 'unknown, unspecified, undetermined, not defined',
    },
  },
  asbestosType: {
    safe: {
      nl: 'asbestveilig, asbestveilig attest, asbest veilig',
      fr: 'sans risque amiante, amiante-sûr, sûr en matière d’amiante, sûr, sans danger, sans risque d’amiante',
      de: 'asbestsicher, asbest-sicher',
      en: 'asbestos-safe, asbestos safe, no asbestos risk',
    },
    'not-safe': {
      nl: 'niet asbestveilig, niet-asbestveilig, niet-asbestveilig attest, asbestonveilig, niet veilig',
      fr: 'risque amiante, non sûr en matière d’amiante, non sûr, pas sûr, pas sûr en matière d’amiante, présentant un risque amiante',
      de: 'nicht asbestsicher, nicht sicher, nicht-asbestsicher',
      en: 'not asbestos-safe, not asbestos safe, asbestos-unsafe, unsafe, non-asbestos-safe, asbestos risk',
    },
    free: {
      nl: 'asbestvrij, geen asbest, zonder asbest, geen asbest aanwezig, vrij van asbest',
      fr: 'sans amiante, pas d’amiante, exempt d’amiante, aucun amiante',
      de: 'asbestfrei, kein asbest',
      en: 'asbestos-free, asbestos free, no asbestos',
    },
    found: {
      nl: 'asbest aanwezig, bevat asbest, asbesthoudend, asbest gevonden',
      fr: 'amiante présent, contient de l’amiante, présence d’amiante',
      de: 'asbest vorhanden, asbesthaltig, enthält asbest',
      en: 'asbestos present, contains asbestos, asbestos found',
    },
    present: {
      nl: 'aanwezig, attest aanwezig, asbestattest aanwezig, ja, beschikbaar, asbestattest, asbestinventarisattest aanwezig',
      fr: 'présent, présente, attestation présente, attestation amiante présente, oui, disponible, attestation disponible, attestation amiante',
      de: 'vorhanden, nachweis vorhanden, asbestnachweis vorhanden, ja, liegt vor, asbestnachweis',
      en: 'certificate present, certificate available, yes, available, asbestos certificate, asbestos certificate available, true',
    },
    pending: {
      nl: 'aangevraagd, in aanvraag, attest aangevraagd, asbestattest aangevraagd, in behandeling',
      fr: 'demandé, demandée, en cours, attestation demandée, en demande',
      de: 'beantragt, in bearbeitung, angefragt',
      en: 'requested, in progress, applied for, on order',
    },
    missing: {
      nl: 'geen attest, geen asbestattest, niet aanwezig, nee, ontbreekt, afwezig, neen, geen',
      fr: 'aucune attestation, pas d’attestation, absent, absente, non, manquante, aucune',
      de: 'nicht vorhanden, kein nachweis, fehlt, nein, keiner',
      en: 'no certificate, not present, not available, no, none, absent, false',
    },
    'not-applicable': {
      nl: 'niet van toepassing, nvt, n.v.t., na 2001, bouwjaar na 2001, niet verplicht, niet vereist',
      fr: 'pas d’application, non applicable, sans objet, n.a., non requis, pas obligatoire',
      de: 'nicht anwendbar, nicht erforderlich, nicht zutreffend',
      en: 'n/a, not required, na, does not apply',
    },
  },
  groundCertificate: {
    missing: {
      nl: 'ontbreekt, geen attest, niet aanwezig, geen bodemattest, nee, afwezig, neen, geen',
      fr: 'manquante, aucune attestation, pas d’attestation, absente, non, manquant, aucune, absent',
      de: 'fehlt, nicht vorhanden, keine bescheinigung, nein, keine',
      en: 'not present, no certificate, none, no, not available, absent, false',
    },
    pending: {
      nl: 'aangevraagd, in aanvraag, bodemattest aangevraagd, in behandeling, lopende',
      fr: 'demandée, demandé, en cours, en attente, en demande',
      de: 'beantragt, in bearbeitung, ausstehend, angefragt',
      en: 'requested, in progress, applied for, on order',
    },
    present: {
      nl: 'aanwezig, bodemattest aanwezig, ja, beschikbaar, attest aanwezig, bodemattest',
      fr: 'présente, présent, attestation présente, oui, disponible, attestation du sol, attestation disponible',
      de: 'vorhanden, liegt vor, ja, bodenbescheinigung vorhanden, verfügbar',
      en: 'available, yes, certificate present, certificate available, true',
    },
    clean: {
      nl: 'blanco, blanco bodemattest, geen gegevens, niet verontreinigd, geen risico, blanco attest, geen gegevens beschikbaar',
      fr: 'vierge, attestation vierge, pas de pollution, non pollué, aucune donnée, sans pollution',
      de: 'keine belastung, unbelastet, keine daten',
      en: 'blank, no data, not polluted, no risk, clean certificate, not contaminated, blank certificate',
    },
    polluted: {
      nl: 'verontreinigd, risicogrond, vervuild, bodemverontreiniging',
      fr: 'pollué, polluée, sol pollué, pollution',
      de: 'belastet, verunreinigt, altlasten',
      en: 'contaminated, contaminated soil, at-risk soil, polluted soil',
    },
    'not-applicable': {
      nl: 'niet van toepassing, nvt, n.v.t., niet vereist',
      fr: 'pas d’application, non applicable, sans objet, n.a.',
      de: 'nicht anwendbar, nicht erforderlich, nicht zutreffend',
      en: 'n/a, na, not required, does not apply',
    },
  },
  electricityCertificate: inspections,
  gasCertificate: inspections,
  vatRegime: {
    'registration-duty': {
      nl:
        'verkooprecht, registratierechten, registratierecht, registratiebelasting, verkooprecht (registratiebelasting), verkooprechten, ' +
        'onder registratierechten, registratie',
      fr: 'droits d’enregistrement, droit d’enregistrement, enregistrement, sous droits d’enregistrement',
      de: 'registrierungsgebühren, registriergebühren, eintragungsgebühren, registrierungsgebühr',
      en: 'registration duties, registration fees, registration tax, registration, stamp duty',
    },
    vat: {
      nl: 'btw, onder btw, onder btw-stelsel, btw-stelsel, met btw, onderworpen aan btw, btw regime',
      fr: 'tva, sous tva, régime tva, avec tva, soumis à la tva, sous régime tva',
      de: 'mwst, mwst., mehrwertsteuer, mit mwst., mwst-pflichtig',
      en: 'vat, subject to vat, vat regime, under vat, with vat',
    },
    'vat-21': {
      nl: '21 % btw, btw 21 %, btw 21, 21, 21 procent btw, 21%',
      fr: '21 % tva, tva 21 %, tva 21, 21 % de tva, tva à 21 %',
      de: '21 % mwst., mwst. 21 %',
      en: '21% vat, vat 21%, vat at 21%',
    },
    'vat-12': {
      nl: '12 % btw, btw 12 %, btw 12, 12, 12%',
      fr: '12 % tva, tva 12 %, tva 12, 12 % de tva, tva à 12 %',
      de: '12 % mwst., mwst. 12 %',
      en: '12% vat, vat 12%, vat at 12%',
    },
    'vat-6': {
      nl: '6 % btw, btw 6 %, btw 6, verlaagd btw-tarief 6 %, 6%',
      fr: '6 % tva, tva 6 %, tva 6, 6 % de tva, tva à 6 %',
      de: '6 % mwst., mwst. 6 %',
      en: '6% vat, vat 6%, vat at 6%, reduced vat 6%',
    },
    'vat-17': {
      nl: '17 % btw, btw 17 %, btw 17, 17, 17%',
      fr: '17 % tva, tva 17 %, tva 17, 17 % de tva, tva à 17 %',
      de: '17 % mwst., mwst. 17 %',
      en: '17% vat, vat 17%, vat at 17%',
    },
    'vat-3': {
      nl: '3 % btw, btw 3 %, btw 3, 3%',
      fr: '3 % tva, tva 3 %, tva 3, 3 % de tva, tva à 3 %, tva super-réduite',
      de: '3 % mwst., mwst. 3 %',
      en: '3% vat, vat 3%, vat at 3%, super-reduced vat',
    },
    'vat-and-duty': {
      nl:
        'btw op het gebouw en verkooprecht op de grond, gemengd, gemengd stelsel, btw en registratierechten, registratierechten en btw, splitsing, ' +
        'btw op constructie en registratierechten op grond, gesplitste verkoop',
      fr:
        'tva sur le bâtiment et droits d’enregistrement sur le terrain, mixte, régime mixte, tva et droits d’enregistrement, ' +
        'droits d’enregistrement et tva, vente scindée',
      de: 'mwst. auf das gebäude und registrierungsgebühren auf das grundstück, gemischt, mwst. und registrierungsgebühren',
      en: 'vat on the building and registration duty on the land, mixed, mixed regime, vat and registration duty, registration duty and vat, split sale',
    },
    exempt: {
      nl: 'vrijgesteld, vrijgesteld van btw, btw-vrij, geen btw',
      fr: 'exonéré, exempté, exonéré de tva, pas de tva, exempt de tva',
      de: 'befreit, von der mwst. befreit, mwst.-frei, steuerfrei',
      en: 'vat exempt, exempt from vat, exempted, no vat',
    },
    'reverse-charge': {
      nl: 'btw verlegd, verlegging van heffing, medecontractant, verlegd',
      fr: 'autoliquidation, cocontractant, report de perception',
      de: 'umkehrung der steuerschuld, reverse-charge',
      en: 'reverse charge, vat reverse charge',
    },
    'excluding-vat': {
      nl: 'excl. btw, exclusief btw, zonder btw, btw niet inbegrepen, ex btw',
      fr: 'hors tva, htva, hors taxes, tva non comprise',
      de: 'zzgl. mwst., ohne mwst., exkl. mwst.',
      en: 'excl. vat, plus vat, ex vat, vat not included',
    },
    'including-vat': {
      nl: 'incl. btw, inclusief btw, btw inbegrepen, btw incl.',
      fr: 'tva comprise, tvac, ttc, tva incluse',
      de: 'inkl. mwst., einschließlich mwst., mwst. inbegriffen',
      en: 'incl. vat, vat included',
    },
  },
} as const satisfies Partial<Record<FactKey, Words>>

/** The CRM's numbers for words. */
const numbered: Readonly<Partial<Record<FactKey, Readonly<Record<string, string>>>>> = {
  condition: { 1: 'used', 2: 'new', 3: 'to-build', 4: 'to-renovate', 5: 'renovated', 6: 'to-restore', 7: 'restored', 8: 'to-demolish', 9: 'to-refresh' },
  construction: { 1: 'detached', 2: 'terraced', 3: 'semi-detached' },
  availability: { 1: 'at-deed', 2: 'after-work', 3: 'by-agreement', 4: 'at-compromise', 5: 'immediately', 6: 'respecting-lease', 7: 'on-date' },
  groundCertificate: { 0: 'missing', 1: 'pending', 2: 'present' },
}

/** Points of the compass. 'O', 'NO' and 'SO' are left out: French 'O' is west, Dutch and German 'O' east. */
const points = {
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
const numberedPoints: Readonly<Record<string, string>> = { 1: 'e', 2: 'w', 3: 's', 4: 'n', 5: 'sw', 6: 'se', 7: 'nw', 8: 'ne' }

const wordIndexes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(Object.entries(vocabulary).map(([fact, words]) => [fact, indexNames(words)]))
const pointIndex = indexNames(points)

/** Every message key of a word or a point of the compass. */
export const wordKeys: readonly string[] = [
  ...Object.entries(vocabulary).flatMap(([fact, words]) => Object.keys(words).map((word) => `word.${fact}.${word}`)),
  ...Object.keys(points).map((point) => `orientation.${point}`),
]

/**
 * The message key of a word of the trade.
 * @param value the word in any language of the vocabulary, case-insensitive, or the CRM's number for it
 * @returns `word.{fact}.{word}`; null when the fact has no such word
 * @source specification, section 3 ("Property (labels shown)"); the CRM's enumerations; Flemish planning abbreviations as in advertisements
 */
export function wordKey(fact: FactKey, value: string): string | null {
  const word = ownValue(numbered[fact], value) ?? wordIndexes.get(fact)?.get(comparable(value))
  return word === undefined ? null : `word.${fact}.${word}`
}

/**
 * The message key of a point of the compass.
 * @param value a word or abbreviation in any language of the vocabulary, or the CRM's number from 1 to 8
 * @returns `orientation.n` to `orientation.nw`; null when unknown or ambiguous (French 'O' is west, Dutch and German 'O' east)
 */
export function orientationKey(value: string | number): string | null {
  const text = String(value)
  const point = ownValue(numberedPoints, text) ?? pointIndex.get(comparable(text))
  return point === undefined ? null : `orientation.${point}`
}

function ownValue(table: Readonly<Record<string, string>> | undefined, text: string): string | undefined {
  const key = text.trim()
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}
