import type { FactKey } from './facts.ts'
import { comparable, indexNames, type Names } from './property-type.ts'

type Words = Readonly<Record<string, Names>>

/** What gives the warmth. */
const heatSources = {
  gas: [
    'aardgas, stadsgas, cv gas, cv op gas, cv aardgas, centrale verwarming gas, centrale verwarming op gas, gasverwarming, gas individueel, ' +
      'gas centrale verwarming, gasketel',
    'gaz, gaz naturel, gaz de ville, chauffage au gaz, chauffage gaz, chauffage central au gaz, chauffage central gaz, cc gaz, chaudière au gaz, chaudière gaz',
    'gas, erdgas, gasheizung, gaszentralheizung, zentralheizung gas, gas-zentralheizung',
    'natural gas, mains gas, gas heating, gas central heating, gas boiler, central heating gas, central heating (gas), city gas',
  ],
  'fuel-oil': [
    'stookolie, mazout, huisbrandolie, cv mazout, cv stookolie, cv op mazout, cv op stookolie, centrale verwarming mazout, centrale verwarming stookolie, olie',
    'mazout, fioul, gasoil, chauffage au mazout, chauffage mazout, chauffage central au mazout, chauffage central mazout, cc mazout, chaudière mazout, ' +
      'chaudière au mazout',
    'heizöl, öl, ölheizung, ölzentralheizung, zentralheizung öl, öl-zentralheizung',
    'oil, heating oil, fuel, oil heating, oil-fired, oil central heating, oil boiler, central heating oil, central heating fuel oil, domestic fuel oil',
  ],
  electric: [
    'elektrisch, elektriciteit, elektrische verwarming, verwarming elektrisch, elektriek, accumulatie, elektrische accumulatie',
    'électrique, électricité, chauffage électrique, chauffage à l’électricité',
    'elektrisch, strom, elektroheizung, elektrizität, stromheizung',
    'electricity, electric heating, electrical, electric central heating',
  ],
  'heat-pump': [
    'warmtepomp, warmtepompen, lucht-water warmtepomp, lucht/water warmtepomp, warmtepomp lucht-water, warmtepomp lucht/lucht, water-water warmtepomp, ' +
      'lucht-lucht warmtepomp',
    'pompe à chaleur, pac, pompes à chaleur, pompe à chaleur air-eau, pompe à chaleur air/eau, pompe à chaleur air/air',
    'wärmepumpe, luft-wasser-wärmepumpe, wärmepumpen, luftwärmepumpe',
    'heatpump, heat pumps, air source heat pump, air-source heat pump, air-to-water heat pump, ashp',
  ],
  geothermal: [
    'geothermie, geothermisch, aardwarmte, geothermische warmtepomp, bodemwarmte',
    'géothermie, géothermique',
    'geothermie, erdwärme, erdwärmepumpe',
    'ground source heat pump, geothermal energy, geothermal heating',
  ],
  'district-heating': [
    'warmtenet, stadsverwarming, wijkverwarming, aansluiting warmtenet',
    'réseau de chaleur, chauffage urbain, chauffage à distance',
    'fernwärme, nahwärme, wärmenetz',
    'heat network, district heat',
  ],
  pellets: [
    'pellet, pelletkachel, pelletketel, houtpellets, pelletverwarming',
    'pellet, poêle à pellets, chaudière à pellets, granulés, granulés de bois, pellets de bois',
    'pelletheizung, pellet, holzpellets, pelletofen',
    'pellet, wood pellets, pellet stove, pellet boiler',
  ],
  wood: [
    'hout, houtkachel, houtverwarming, hout gestookt, brandhout',
    'bois, chauffage au bois, poêle à bois, chaudière à bois',
    'holz, holzheizung, holzofen, kaminofen',
    'wood stove, wood burning, firewood, wood heating',
  ],
  biomass: ['biomassa', 'biomasse', 'biomasse', 'biomass boiler'],
  coal: ['kolen, steenkool, kolenkachel', 'charbon, chauffage au charbon', 'kohle, kohleheizung', 'carbon, coal heating'],
  propane: [
    'propaan, propaangas, gastank, lpg, butaan, gas (tank)',
    'gaz propane, propane, citerne à gaz, gaz en citerne, gaz citerne, butane',
    'propangas, flüssiggas, propan',
    'propane gas, bottled gas, gas tank',
  ],
  solar: [
    'zonne-energie, zon, zonneboiler, zonneverwarming',
    'solaire, énergie solaire, chauffage solaire',
    'solar, sonnenenergie, solarenergie, solarheizung',
    'solar energy, solar heating, solar power',
  ],
  hybrid: ['hybride, hybride verwarming, hybride warmtepomp', 'hybride, pompe à chaleur hybride', 'hybrid, hybridheizung', 'hybrid heating, hybrid heat pump'],
  cogeneration: ['wkk, warmtekrachtkoppeling', 'cogénération', 'blockheizkraftwerk, bhkw, kraft-wärme-kopplung', 'chp, combined heat and power, co-generation'],
  none: [
    'geen, geen verwarming, zonder verwarming',
    'aucun, aucune, pas de chauffage, sans chauffage, sans',
    'keine, ohne heizung, keine heizung',
    'no heating, without heating',
  ],
} as const satisfies Words

/** How the warmth is made and spread. */
const heatSystems = {
  central: ['centrale verwarming, cv, centraal', 'chauffage central, cc, central', 'zentralheizung, zentral', 'central heating, ch'],
  individual: [
    'individueel, individuele verwarming, individuele cv, individuele centrale verwarming',
    'individuel, chauffage individuel, chauffage central individuel',
    'individuell, individuelle heizung, einzelheizung, etagenheizung',
    'individual heating, individual central heating',
  ],
  collective: [
    'collectief, gemeenschappelijk, collectieve verwarming, gemeenschappelijke verwarming, collectieve cv, gemeenschappelijke centrale verwarming, ' +
      'stookplaats gemeenschappelijk',
    'collectif, chauffage collectif, commun, chauffage commun, chauffage central collectif',
    'gemeinschaftlich, gemeinschaftsheizung, kollektiv, sammelheizung',
    'collective heating, communal, communal heating, shared, shared heating, common heating',
  ],
  underfloor: [
    'vloerverwarming',
    'chauffage au sol, chauffage par le sol, plancher chauffant',
    'fußbodenheizung',
    'underfloor heating, floor heating, under-floor',
  ],
  radiators: ['radiatoren, radiator', 'radiateurs, radiateur', 'heizkörper, radiatoren', 'radiator'],
  convectors: [
    'convectoren, convector, gasconvectoren, convectoren gas',
    'convecteurs, convecteur, convecteurs gaz, convecteurs électriques',
    'konvektoren, konvektor',
    'convector, convector heaters',
  ],
  'storage-heaters': [
    'accumulatoren, accumulatieverwarming, accumulator, accumulatieradiatoren',
    'accumulateurs, chauffage à accumulation, accumulation, accumulateur',
    'nachtspeicher, nachtspeicherheizung, speicherheizung, nachtspeicheröfen',
    'storage heater, night storage heaters, accumulators',
  ],
  stove: ['kachel, kachels', 'poêle, poêles', 'ofen, öfen, ofenheizung, kachelofen', 'stoves, burner'],
  'hot-air': [
    'warme lucht, luchtverwarming, hete lucht, warmeluchtverwarming',
    'air chaud, air pulsé, chauffage à air pulsé, chauffage à air chaud',
    'warmluft, luftheizung, warmluftheizung',
    'warm air, warm-air heating, air heating, pulsed air, hot air heating',
  ],
  infrared: [
    'infrarood, infraroodverwarming, infraroodpanelen',
    'infrarouge, panneaux infrarouges, chauffage infrarouge',
    'infrarot, infrarotheizung',
    'infrared heating, infrared panels',
  ],
  condensing: [
    'condensatieketel, condenserende ketel, gascondensatieketel, condensatie',
    'chaudière à condensation, condensation, chaudière gaz à condensation',
    'brennwert, brennwertkessel, brennwertheizung, brennwerttherme',
    'condensing boiler, condensation boiler',
  ],
} as const satisfies Words

/** What a certificate of an installation says. */
const inspections = {
  compliant: [
    'conform, gekeurd, in orde, conforme keuring, positief, goedgekeurd, ja conform, conform keuringsverslag, keuring conform, ' +
      'elektrische keuring conform, attest conform, voldoet',
    'conforme, en ordre, en conformité, attestation conforme, oui conforme, certificat conforme, agréé, positif',
    'konform, in ordnung, entspricht den vorschriften, vorschriftsmäßig, konforme bescheinigung, positiv',
    'conform, yes compliant, in compliance, approved, passed, in order, compliant certificate, positive, certificate compliant',
  ],
  'not-compliant': [
    'niet conform, afgekeurd, niet in orde, negatief, niet-conforme keuring, nee niet conform, keuring niet conform, elektrische keuring niet conform, ' +
      'attest niet conform, voldoet niet',
    'non conforme, pas conforme, pas en ordre, attestation non conforme, non-conformité, certificat non conforme, négatif',
    'nicht konform, nicht in ordnung, entspricht nicht den vorschriften, nicht vorschriftsmäßig, negativ',
    'non-compliant, non compliant, non conform, not conform, not approved, failed, not in order, negative, certificate not compliant',
  ],
  present: [
    'aanwezig, keuring aanwezig, attest aanwezig, keuringsattest, keuringsattest aanwezig, beschikbaar, ja, elektrische keuring aanwezig',
    'présent, présente, attestation présente, attestation disponible, disponible, oui, certificat présent, certificat disponible',
    'vorhanden, liegt vor, verfügbar, ja, bescheinigung vorhanden',
    'available, yes, certificate available, certificate present, true',
  ],
  pending: [
    'aangevraagd, in aanvraag, keuring aangevraagd, attest aangevraagd, in behandeling, lopende, in afwachting',
    'demandé, demandée, en cours, attestation demandée, en attente, en demande, certificat demandé',
    'beantragt, in bearbeitung, angefragt, ausstehend',
    'requested, in progress, applied for, on order, certificate requested, certificate pending',
  ],
  missing: [
    'geen attest, niet aanwezig, geen keuring, afwezig, ontbreekt, nee, geen keuringsattest, neen, attest ontbreekt, geen certificaat, geen',
    'aucun, aucune attestation, pas d’attestation, absent, absente, manquant, non, pas de certificat, aucun certificat, non disponible, pas présent',
    'nicht vorhanden, keine bescheinigung, fehlt, nein, kein zertifikat, keine',
    'no certificate, not present, not available, no, none, absent, certificate missing, unavailable, false',
  ],
  'not-applicable': [
    'niet van toepassing, nvt, n.v.t.',
    'pas d’application, non applicable, sans objet, n.a.',
    'nicht anwendbar, nicht zutreffend, entfällt',
    'n/a, na, does not apply',
  ],
} as const satisfies Words

/** The facts whose values are words of the trade, each word by its own path segment with its names in the four languages. */
export const vocabulary = {
  condition: {
    used: [
      'gebruikt, bestaand, bestaand gebouw, tweedehands, bestaande woning, bestaande bouw',
      'usagé, existant, bâtiment existant, occasion, ancien',
      'gebraucht, bestand, bestandsgebäude, bestandsimmobilie',
      'existing, existing building, second-hand, second hand',
    ],
    new: [
      'nieuw, nieuwbouw, nieuwe staat',
      'neuf, neuve, nouveau, nouvelle construction, construction neuve, état neuf',
      'neu, neubau, neuwertig neu, erstbezug',
      'brand new, new build, newly built, new construction',
    ],
    'to-build': ['te bouwen, nog te bouwen, op te richten', 'à construire, à bâtir', 'zu bauen, noch zu bauen, geplant', 'to be built, off plan, to construct'],
    'to-renovate': [
      'te renoveren, te verbouwen, renovatieproject, grondig te renoveren, op te knappen',
      'à rénover, à rénover complètement, à transformer',
      'renovierungsbedürftig, zu renovieren, sanierungsbedürftig',
      'to be renovated, in need of renovation, needs renovation, for renovation',
    ],
    renovated: [
      'gerenoveerd, vernieuwd, verbouwd, recent gerenoveerd, volledig gerenoveerd, net gerenoveerd',
      'rénové, rénovée, fraîchement rénové, récemment rénové, entièrement rénové, transformé',
      'renoviert, saniert, modernisiert, kernsaniert',
      'just renovated, fully renovated, recently renovated, refurbished',
    ],
    'to-restore': ['te restaureren', 'à restaurer', 'zu restaurieren, restaurierungsbedürftig', 'to be restored, in need of restoration'],
    restored: ['gerestaureerd', 'restauré, restaurée', 'restauriert', 'fully restored'],
    'to-demolish': [
      'te slopen, af te breken, sloop, af te breken woning',
      'à démolir, à abattre',
      'abbruchreif, abzureißen, zum abriss, abrissobjekt',
      'to be demolished, for demolition',
    ],
    'to-refresh': [
      'op te frissen, te verfrissen, op te frissen woning',
      'à rafraîchir, à remettre en état, à remettre au goût du jour',
      'aufzufrischen, auffrischungsbedürftig',
      'to be refreshed, to be done up, to do up, to freshen up, to refurbish, in need of redecoration',
    ],
    good: [
      'goed, goede staat, in goede staat, goed onderhouden, bewoonbaar, instapklaar',
      'bon, bon état, en bon état, bien entretenu, prêt à emménager, habitable',
      'gut, guter zustand, gepflegt, bezugsfertig',
      'good condition, well maintained, ready to move in, good state',
    ],
    excellent: [
      'uitstekend, uitstekende staat, perfecte staat, zeer goed, zeer goede staat, perfect',
      'excellent, excellent état, parfait état, très bon, très bon état, impeccable',
      'ausgezeichnet, sehr gut, sehr guter zustand, einwandfrei',
      'excellent condition, very good, very good condition, perfect condition, perfect',
    ],
    'as-new': [
      'als nieuw, zo goed als nieuw, nieuwstaat, recent',
      'comme neuf, état comme neuf, quasi neuf, récent',
      'neuwertig, wie neu',
      'like new, nearly new, good as new, as good as new, recent',
    ],
    average: [
      'gemiddeld, gemiddelde staat, redelijk, matig',
      'moyen, état moyen, correct, état correct',
      'mittel, durchschnittlich, mäßig',
      'average condition, fair, reasonable',
    ],
    'to-finish': [
      'af te werken, casco, ruwbouw, wind- en waterdicht, winddicht',
      'à achever, à terminer, à finir, gros œuvre, casco, gros œuvre fermé',
      'auszubauen, rohbau, fertigzustellen',
      'to be finished, shell, shell and core, unfinished, casco',
    ],
    'under-construction': ['in aanbouw, in opbouw', 'en construction, en cours de construction', 'im bau, in bau', 'being built, in construction'],
  },
  construction: {
    detached: [
      'open bebouwing, vrijstaand, alleenstaand, open, vrijstaande woning, open bouw, 4 gevels, vier gevels',
      'quatre façades, 4 façades, isolé, isolée, libre, maison quatre façades, maison 4 façades',
      'freistehend, offene bauweise, freistehendes haus, offen',
      'detached house, free-standing, freestanding, open, 4 fronts, four façades',
    ],
    terraced: [
      'gesloten bebouwing, gesloten, rijwoning, rijhuis, gesloten bouw, 2 gevels, twee gevels, aaneengesloten',
      'mitoyen, mitoyenne, deux façades, 2 façades, fermé, maison mitoyenne, maison deux façades, en rangée',
      'reihenhaus, geschlossene bauweise, geschlossen, reihenbebauung',
      'terraced house, closed, row house, terrace, 2 fronts, two façades',
    ],
    'semi-detached': [
      'halfopen bebouwing, halfopen, half open, half open bebouwing, half vrijstaand, koppelwoning, halfopen bouw, 3 gevels, drie gevels',
      'trois façades, 3 façades, semi-mitoyen, semi-mitoyenne, jumelé, jumelée, semi-ouvert, maison trois façades, maison 3 façades',
      'doppelhaushälfte, halboffene bauweise, halboffen, doppelhaus',
      'semi detached house, half open, semi-open, 3 fronts, three façades, semi',
    ],
    corner: [
      'hoek, hoekbebouwing, hoekpand, hoekwoning',
      'coin, angle, maison de coin, maison d’angle',
      'eckhaus, ecklage, ecke',
      'corner building, corner house, corner plot',
    ],
  },
  architectureStyle: {
    classic: ['klassiek, klassieke stijl, klassieke bouw', 'classique, style classique', 'klassisch, klassischer stil', 'classical, classic style'],
    modern: ['moderne stijl, moderne bouw, moderne', 'moderne, style moderne', 'moderner stil, modernes', 'modern style'],
    contemporary: ['hedendaags, hedendaagse stijl, eigentijds', 'contemporain, contemporaine, style contemporain', 'zeitgenössisch', 'contemporary style'],
    minimalist: ['minimalistisch, strak', 'minimaliste, épuré', 'minimalistisch', 'minimalistic, minimal'],
    traditional: ['traditioneel, traditionele stijl', 'traditionnel, traditionnelle, style traditionnel', 'traditionell', 'traditional style'],
    rural: [
      'landelijk, landelijke stijl, rustiek, rustieke stijl',
      'rural, campagnard, style campagnard, rustique, style rural, campagne',
      'ländlich, landhausstil, rustikal',
      'country, country style, rustic, rural style',
    ],
    farmhouse: [
      'fermette, hoeve, hoevestijl, fermettestijl, boerderijstijl',
      'fermette, ferme, style fermette',
      'bauernhaus, bauernhausstil',
      'farm, farmhouse style, farm style',
    ],
    cottage: ['cottagestijl, engelse cottage', 'style cottage', 'cottagestil', 'cottage style, english cottage'],
    rectory: [
      'pastorie, pastoriestijl, pastorijstijl, pastorij',
      'presbytère, style presbytère',
      'pfarrhausstil, pfarrhaus',
      'presbytery, presbytery style, rectory style',
    ],
    manor: ['landhuis, landhuisstijl', 'manoir, style manoir', 'herrenhaus, herrenhausstil', 'manor house, manor style'],
    castle: ['kasteel, kasteelstijl', 'château, style château', 'schloss, schlossstil', 'castle style'],
    townhouse: [
      'herenhuis, herenhuisstijl, burgerhuis, herenwoning',
      'maison de maître, style maison de maître',
      'stadthaus, stadthausstil, bürgerhaus',
      'town house, master house, townhouse style',
    ],
    'bel-etage': ['bel-étage, bel étage, belétage', 'bel-étage', 'bel-étage', 'bel étage'],
    bungalow: ['bungalowstijl', 'plain-pied', 'bungalowstil', 'bungalow style'],
    chalet: ['chaletstijl', 'style chalet', 'chaletstil', 'chalet style'],
    'art-nouveau': ['jugendstil, art-nouveau stijl', 'art nouveau, style art nouveau', 'jugendstil', 'art nouveau style'],
    'art-deco': ['art deco, art-deco stijl', 'art déco, style art déco', 'art déco', 'art deco style'],
    modernist: [
      'modernistisch, modernisme, bauhaus, interbellum, nieuwe zakelijkheid',
      'moderniste, modernisme, bauhaus, entre-deux-guerres',
      'modernistisch, bauhaus, bauhausstil, klassische moderne',
      'modernism, bauhaus, interwar',
    ],
    postmodern: ['postmodern, postmodernistisch, postmodernisme', 'postmoderne', 'postmodern', 'post-modern, postmodernist'],
    brutalist: ['brutalistisch, brutalisme', 'brutaliste, brutalisme', 'brutalistisch, brutalismus', 'brutalism'],
    neoclassical: [
      'neoklassiek, neoclassicistisch, neoclassicisme, neo-klassiek',
      'néoclassique, néo-classique, néoclassicisme',
      'neoklassizistisch, klassizistisch, neoklassisch',
      'neoclassic, neo-classical',
    ],
    'neo-gothic': ['neogotisch, neogotiek, gotisch', 'néogothique, néo-gothique, gothique', 'neugotisch, gotisch', 'gothic revival, gothic'],
    'neo-renaissance': [
      'neorenaissance, renaissance, vlaamse neorenaissance',
      'néo-renaissance, renaissance',
      'neurenaissance, neorenaissance',
      'renaissance revival, renaissance',
    ],
    baroque: ['barok, neobarok', 'baroque, néo-baroque', 'barock, neobarock', 'neo-baroque'],
    eclectic: ['eclectisch, eclecticisme', 'éclectique, éclectisme', 'eklektisch, eklektizismus', 'eclecticism'],
    colonial: ['koloniaal, koloniale stijl', 'colonial, style colonial', 'kolonialstil, kolonial', 'colonial style'],
    mediterranean: [
      'mediterraan, mediterrane stijl, spaans, spaanse stijl',
      'méditerranéen, style méditerranéen, espagnol, style espagnol',
      'mediterran, spanisch',
      'mediterranean style, spanish, spanish style',
    ],
    provencal: ['provençaals, provençaalse stijl', 'provençal, style provençal', 'provenzalisch', 'provence, provençal style'],
    'anglo-norman': [
      'anglo-normandisch, normandisch, anglo-normandische stijl, engelse stijl, engels',
      'anglo-normand, normand, style anglo-normand, style normand, anglais',
      'anglonormannisch, normannisch, englischer stil',
      'anglo-normand, norman, normandy style, english, english style',
    ],
    'half-timbered': ['vakwerk, vakwerkbouw, vakwerkhuis', 'colombages, à colombages', 'fachwerk, fachwerkhaus', 'timbered, half timber'],
    'timber-frame': [
      'houtskelet, houtskeletbouw, houtbouw',
      'ossature bois, ossature en bois',
      'holzrahmenbau, holzbau, holzständerbau',
      'timber frame, wooden frame',
    ],
    industrial: ['industrieel, industriële stijl', 'industriel, style industriel', 'industriell, industriestil', 'industrial style'],
    loft: ['loftstijl', 'style loft', 'loftstil', 'loft style'],
    ecological: ['ecologisch, duurzaam, bio-ecologisch', 'écologique, bioclimatique', 'ökologisch', 'eco, eco-friendly, sustainable'],
    passive: ['passief, passiefhuis, passiefbouw', 'passif, maison passive', 'passivhaus, passiv', 'passive house'],
  },
  availability: {
    'at-deed': [
      'bij akte, bij het verlijden van de akte, vanaf akte, na akte, na het verlijden van de akte, bij ondertekening van de akte, ' +
        'bij ondertekening akte, vrij bij akte',
      'à l’acte, à la signature de l’acte, après la signature de l’acte, à la passation de l’acte, libre à l’acte, disponible à l’acte, à l’acte authentique',
      'bei beurkundung, nach beurkundung, bei der notariellen urkunde, bei unterzeichnung der urkunde, nach unterzeichnung der urkunde',
      'after signing the deed, on deed, upon deed, at signing of the deed, after deed, on signing the deed, at the deed, available at deed',
    ],
    'at-compromise': [
      'bij compromis, bij ondertekening compromis, vanaf compromis, bij onderhandse verkoopovereenkomst, na compromis',
      'au compromis, à la signature du compromis, après compromis, après la signature du compromis',
      'bei kaufvorvertrag, nach kaufvorvertrag, bei unterzeichnung des kaufvorvertrags',
      'at the sale agreement, at the provisional sale agreement, at compromis, on exchange, at sale agreement',
    ],
    'at-delivery': [
      'bij oplevering, na oplevering, vanaf oplevering, bij voorlopige oplevering',
      'à la livraison, à la réception, à la réception provisoire, après la livraison',
      'bei fertigstellung, bei übergabe, bei lieferung, nach fertigstellung',
      'on delivery, upon delivery, on completion, at completion, after delivery',
    ],
    'after-work': [
      'na de werken, na werken, na werkzaamheden, na beëindiging van de werken',
      'après travaux, après les travaux, à la fin des travaux',
      'nach den arbeiten, nach abschluss der arbeiten',
      'after works, after the work, after the works, once the work is done',
    ],
    'by-agreement': [
      'overeen te komen, in overleg, in onderling overleg, af te spreken, te bespreken, mits overeenkomst, volgens afspraak',
      'à convenir, de commun accord, à discuter, à négocier, selon accord',
      'nach vereinbarung, nach absprache, zu vereinbaren',
      'to be agreed, to be arranged, by arrangement, to be discussed, negotiable, in agreement',
    ],
    'to-be-defined': [
      'te bepalen, nader te bepalen, nog te bepalen, onbepaald',
      'à définir, à déterminer, indéterminé',
      'noch offen, noch festzulegen, noch zu bestimmen, zu bestimmen',
      'tbd, to be determined, to be confirmed, undefined, tbc',
    ],
    immediately: [
      'onmiddellijk, onmiddellijk beschikbaar, direct, meteen, onmiddellijk vrij, vrij, beschikbaar, per direct',
      'immédiatement, immédiat, immédiate, de suite, tout de suite, libre, libre immédiatement, disponible immédiatement, disponible',
      'sofort, sofort verfügbar, ab sofort, frei, verfügbar',
      'immediate, available immediately, straight away, now, available now, vacant, free, available',
    ],
    'respecting-lease': [
      'met eerbiediging van de huurovereenkomst, mits inachtneming huurcontract, mits inachtneming van de huurovereenkomst, ' +
        'mits eerbiediging huurovereenkomst, lopende huurovereenkomst, verhuurd, mits naleving huurcontract, ' +
        'mits eerbiediging van de lopende huurovereenkomst',
      'dans le respect du bail, moyennant respect du bail, sous réserve du bail en cours, bail en cours, respect du bail, loué, ' +
        'moyennant respect des baux, moyennant respect du bail en cours',
      'unter einhaltung des mietvertrags, unter einhaltung des laufenden mietvertrags, bei bestehendem mietvertrag, laufender mietvertrag, vermietet',
      'subject to the current lease, respecting the lease, subject to lease, subject to tenancy, tenanted, taking account of lease, tenant in place, let',
    ],
    'depends-on-tenant': [
      'afhankelijk van de huurder, volgens huurder',
      'selon le locataire, dépend du locataire, en fonction du locataire',
      'abhängig vom mieter, je nach mieter',
      'depending on the tenant, depends on the tenant, depending on tenant',
    ],
    'on-date': [
      'op datum, op een bepaalde datum, vanaf datum, op een vaste datum',
      'à une date, à une date déterminée, à date, à partir d’une date, à une date fixe',
      'zu einem datum, zu einem bestimmten datum, ab datum, zu einem festen termin',
      'on a date, on a set date, from a date, on an agreed date, from date',
    ],
    occupied: ['bewoond, bezet, in gebruik', 'occupé, occupée, habité', 'bewohnt, belegt', 'in use, lived in'],
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
    fitted: [
      'ingericht, uitgerust, geïnstalleerd, ingerichte keuken, geïnstalleerde keuken, uitgeruste keuken, ja, aanwezig, keuken ingericht, met toestellen',
      'équipée, installée, cuisine équipée, cuisine installée, aménagée, équipé, cuisine aménagée, oui',
      'eingerichtet, ausgestattet, einbauküche, eingerichtete küche, ebk',
      'installed, equipped, fitted kitchen, equipped kitchen, installed kitchen, yes',
    ],
    'fully-fitted': [
      'volledig uitgerust, volledig ingericht, hyper uitgerust, super uitgerust, hyperuitgerust, luxueus uitgerust, volledig geïnstalleerd, ' +
        'volledig uitgeruste keuken, luxe keuken, volledig geïnstalleerde keuken, hyper geïnstalleerd',
      'entièrement équipée, hyper-équipée, super-équipée, full équipée, complètement équipée, cuisine hyper équipée, cuisine super équipée, ' +
        'hyper équipé, cuisine entièrement équipée, tout équipée',
      'voll ausgestattet, vollständig eingerichtet, komplett ausgestattet, voll eingerichtet, hochwertig ausgestattet, komplett eingerichtet',
      'fully equipped, hyper equipped, super equipped, fully installed, fully fitted kitchen, fully equipped kitchen, completely equipped',
    ],
    'partly-fitted': [
      'gedeeltelijk uitgerust, gedeeltelijk ingericht, half uitgerust, semi uitgerust, deels uitgerust, semi-geïnstalleerd, half geïnstalleerd, ' +
        'deels ingericht, halfingericht',
      'semi-équipée, partiellement équipée, demi-équipée, cuisine semi-équipée, semi équipé, cuisine partiellement équipée',
      'teilweise ausgestattet, teilweise eingerichtet, teilausgestattet, halb ausgestattet',
      'semi equipped, semi-equipped, partially equipped, partly equipped, partially fitted, semi-fitted, half equipped',
    ],
    'not-fitted': [
      'niet ingericht, niet uitgerust, niet geïnstalleerd, niet-uitgerust, te plaatsen, oningericht',
      'non équipée, pas équipée, non installée, pas installée, à installer, non équipé, cuisine non équipée, à équiper',
      'nicht eingerichtet, nicht ausgestattet, ohne ausstattung, ohne einrichtung',
      'not installed, not equipped, unequipped, uninstalled, unfitted, to be installed',
    ],
    'open-fitted': [
      'open ingericht, amerikaans ingericht, open uitgerust, open keuken ingericht, amerikaanse keuken ingericht, amerikaanse keuken geïnstalleerd, ' +
        'open keuken uitgerust, amerikaanse keuken uitgerust, open geïnstalleerd',
      'ouverte équipée, américaine équipée, cuisine américaine équipée, usa équipée, cuisine ouverte équipée, cuisine usa équipée, américaine installée',
      'offen eingerichtet, offene küche eingerichtet, amerikanisch eingerichtet, amerikanische küche eingerichtet',
      'usa installed, usa equipped, american installed, american equipped, open equipped, open installed, open-plan fitted, open plan equipped, ' +
        'american kitchen equipped',
    ],
    'open-fully-fitted': [
      'open volledig uitgerust, open volledig ingericht, amerikaans volledig uitgerust, amerikaanse keuken volledig uitgerust, ' +
        'open keuken volledig uitgerust, amerikaans hyper uitgerust, usa hyper uitgerust, amerikaanse keuken hyper uitgerust, ' +
        'open keuken volledig ingericht',
      'ouverte entièrement équipée, américaine hyper-équipée, usa hyper équipée, cuisine américaine hyper équipée, cuisine américaine super équipée, ' +
        'américaine entièrement équipée, cuisine ouverte hyper équipée, cuisine américaine entièrement équipée, ouverte hyper-équipée, ' +
        'américaine super-équipée, cuisine ouverte entièrement équipée',
      'offen voll ausgestattet, offene küche voll ausgestattet, amerikanische küche voll ausgestattet, amerikanisch voll ausgestattet',
      'usa hyper equipped, american hyper equipped, open fully equipped, open hyper equipped, open-plan fully fitted, american fully equipped, ' +
        'open plan fully equipped, american kitchen fully equipped',
    ],
    'open-partly-fitted': [
      'open gedeeltelijk uitgerust, open gedeeltelijk ingericht, amerikaans semi uitgerust, amerikaanse keuken half uitgerust, open half uitgerust, ' +
        'amerikaanse keuken gedeeltelijk uitgerust, amerikaanse keuken semi uitgerust, open keuken gedeeltelijk uitgerust, ' +
        'open keuken gedeeltelijk ingericht',
      'ouverte partiellement équipée, américaine semi-équipée, usa semi équipée, cuisine américaine semi-équipée, ouverte semi-équipée, ' +
        'cuisine ouverte semi-équipée',
      'offen teilweise ausgestattet, offene küche teilweise ausgestattet, amerikanische küche teilweise ausgestattet, offen teilweise eingerichtet, ' +
        'offene küche teilweise eingerichtet',
      'usa semi equipped, american semi equipped, open semi equipped, open partly equipped, open-plan partly fitted, open partially equipped',
    ],
    'open-not-fitted': [
      'open niet ingericht, open niet uitgerust, amerikaans niet uitgerust, amerikaanse keuken niet uitgerust, amerikaanse keuken niet ingericht, ' +
        'amerikaanse keuken niet geïnstalleerd, open keuken niet uitgerust, open keuken niet ingericht',
      'ouverte non équipée, américaine non équipée, usa non équipée, cuisine américaine non équipée, cuisine américaine non installée, ' +
        'cuisine ouverte non équipée',
      'offen nicht eingerichtet, offene küche nicht eingerichtet, amerikanische küche nicht eingerichtet',
      'usa uninstalled, usa not installed, american uninstalled, american not installed, open not equipped, open unequipped, usa unequipped, ' +
        'open-plan not fitted, open not installed',
    ],
    open: [
      'open keuken, amerikaanse keuken, amerikaans, usa',
      'ouverte, américaine, cuisine ouverte, cuisine américaine, usa',
      'offen, offene küche, amerikanische küche, wohnküche offen',
      'open kitchen, american, american kitchen, usa, open-plan, open plan, open plan kitchen',
    ],
    separate: [
      'aparte keuken, gesloten keuken, gesloten, afzonderlijk, apart, afzonderlijke keuken',
      'séparée, cuisine séparée, fermée, cuisine fermée',
      'getrennt, separate küche, geschlossen, separat, geschlossene küche',
      'separate kitchen, closed, closed kitchen',
    ],
    'kitchen-diner': [
      'leefkeuken, woonkeuken, eetkeuken',
      'cuisine habitable, cuisine-salle à manger, habitable, cuisine à vivre',
      'wohnküche, essküche',
      'kitchen diner, eat-in kitchen, live-in kitchen, family kitchen',
    ],
    kitchenette: [
      'keukenhoek, kitchenettes, keukentje, kitchenet',
      'coin cuisine, kitchenette équipée',
      'kochnische, küchenzeile, pantryküche',
      'kitchen corner',
    ],
    professional: [
      'professioneel, grootkeuken, industrieel, industriële keuken, professionele keuken',
      'professionnelle, cuisine professionnelle, industrielle, cuisine industrielle',
      'profiküche, großküche, gewerbeküche',
      'professional kitchen, industrial kitchen, commercial kitchen, industrial',
    ],
    none: [
      'geen, geen keuken, nee, zonder keuken',
      'aucune, aucun, pas de cuisine, sans cuisine, non',
      'keine, keine küche, nein, ohne küche',
      'no kitchen, no, without kitchen',
    ],
  },
  windowGlazing: {
    single: [
      'enkel, enkel glas, enkele beglazing, enkelglas',
      'simple, simple vitrage',
      'einfach, einfachverglasung, einfachverglast',
      'single glazing, single glazed',
    ],
    double: [
      'dubbel, dubbel glas, dubbele beglazing, dubbelglas, isolerend glas',
      'double, double vitrage',
      'doppelt, doppelverglasung, zweifachverglasung, doppelverglast, isolierverglasung',
      'double glazing, double glazed, yes double glazing',
    ],
    'high-performance-double': [
      'hoogrendementsglas, hr, hr glas, hr+, hr++, hr beglazing, superisolerend, superisolerende beglazing, dubbele beglazing hoog rendement, ' +
        'hoogrendementsbeglazing, dubbel hoog rendement, dubbel hr, superisolerend dubbel glas, dubbel hoogrendementsglas',
      'double vitrage à haut rendement, haut rendement, double vitrage haut rendement, double hr, double à haut rendement, vitrage superisolant, ' +
        'super isolant, double vitrage hr, double vitrage super isolant',
      'wärmeschutzverglasung, doppelte wärmeschutzverglasung, wärmeschutzglas, hochleistungsverglasung, hochwärmedämmend',
      'high-performance double glazing, high performance double glazing, high performance, high-performance, high efficiency, ' +
        'high-efficiency double glazing, super-insulating, low-e, high-yield glazing',
    ],
    triple: [
      'driedubbel, driedubbele beglazing, drievoudig, driedubbel glas, drievoudige beglazing, triple glas, 3-dubbel, drievoudig glas',
      'triple vitrage',
      'dreifach, dreifachverglasung, dreifachverglast, 3-fach-verglasung',
      'triple glazing, triple glazed',
    ],
    'partly-double': [
      'gedeeltelijk dubbel, gedeeltelijk dubbel glas, deels dubbel glas, deels dubbel, gedeeltelijk dubbele beglazing, deels dubbele beglazing',
      'partiellement double, double vitrage partiel, partiellement double vitrage, partiel',
      'teilweise doppelverglasung, teilweise doppelt, teilweise doppelverglast',
      'partly double glazing, partial double glazing, partially double glazed, partly double glazed, partial',
    ],
    'single-and-double': [
      'enkel en dubbel, enkel en dubbel glas, enkele en dubbele beglazing, enkel/dubbel',
      'simple et double, simple et double vitrage, simple/double',
      'einfach und doppelt, einfach- und doppelverglasung',
      'single and double glazing, single/double, mixed, single & double',
    ],
    'double-and-triple': [
      'dubbel en driedubbel, dubbele en driedubbele beglazing, dubbel en triple',
      'double et triple, double et triple vitrage',
      'doppelt und dreifach, doppel- und dreifachverglasung',
      'double and triple glazing, double/triple',
    ],
    secondary: [
      'voorzetramen, voorzetbeglazing, achterzetramen, dubbele ramen',
      'survitrage, double châssis, vitrage secondaire',
      'vorsatzfenster, kastenfenster',
      'secondary glazing, secondary windows',
    ],
    acoustic: [
      'akoestisch, akoestische beglazing, geluidswerend, geluidswerende beglazing',
      'acoustique, vitrage acoustique, double vitrage acoustique',
      'schallschutzverglasung, schallschutz',
      'acoustic glazing, sound-proof, soundproof glazing',
    ],
    safety: [
      'veiligheidsglas, veiligheidsbeglazing, gelaagd glas',
      'vitrage de sécurité, sécurité, verre feuilleté',
      'sicherheitsglas, sicherheitsverglasung',
      'safety glass, laminated glass, safety glazing',
    ],
  },
  windowFrame: {
    wood: [
      'hout, houten, houten ramen, houten schrijnwerk',
      'bois, châssis en bois, châssis bois',
      'holz, holzfenster, holzrahmen',
      'wooden, timber, wooden frames, wood frames',
    ],
    hardwood: [
      'hardhout, tropisch hardhout, meranti, afzelia, tropisch hout, merbau, padoek',
      'bois exotique, bois dur, méranti, afzelia',
      'hartholz, tropenholz, meranti',
      'tropical hardwood, meranti, exotic wood',
    ],
    oak: ['eik, eiken, eikenhout', 'chêne', 'eiche', 'oak wood'],
    aluminium: [
      'alu, aluminium ramen, aluminium thermisch onderbroken, aluminium schrijnwerk',
      'alu, châssis en aluminium, aluminium à coupure thermique, châssis alu',
      'alu, aluminiumfenster, aluminium thermisch getrennt, alufenster',
      'aluminum, alu, thermally broken aluminium, aluminium frames',
    ],
    pvc: ['pvc, kunststof, pvc ramen, pvc schrijnwerk', 'pvc, châssis en pvc, châssis pvc', 'kunststoff, kunststofffenster', 'upvc, plastic, pvc frames'],
    steel: ['staal, stalen, stalen ramen', 'acier, châssis en acier', 'stahl, stahlfenster, stahlrahmen', 'steel frames, metal, metaal, métal, metall'],
    'wood-aluminium': [
      'hout-aluminium, hout/aluminium, hout en aluminium, hout-alu, aluminium en hout, aluminium/hout',
      'bois-aluminium, bois et aluminium, bois/alu, alu-bois, bois/aluminium',
      'holz-aluminium, holz-alu, holz und aluminium',
      'wood-aluminium, wood and aluminium, timber and aluminium, aluminium-clad wood, wood/aluminium',
    ],
    'wood-pvc': [
      'hout en pvc, hout/pvc, pvc en hout, pvc/hout',
      'bois et pvc, pvc et bois, bois/pvc, pvc/bois',
      'holz und kunststoff, holz/pvc',
      'wood and pvc, wood/pvc, pvc and wood',
    ],
    composite: ['composiet, glasvezel', 'composite, fibre de verre', 'verbundwerkstoff, glasfaser', 'fibreglass'],
    mixed: ['gemengd, verschillende, divers', 'mixte, divers', 'gemischt, verschiedene', 'various, mix'],
  },
  floorCovering: {
    parquet: [
      'parket, parketvloer, massief parket, eiken parket, visgraatparket, eikenparket',
      'plancher parquet, parquet massif, parquet en chêne, parquet chêne',
      'parkett, parkettboden, eichenparkett',
      'parquet floor, wood parquet, solid parquet, oak parquet',
    ],
    wood: [
      'hout, plankenvloer, houten vloer, houten planken, planken',
      'bois, plancher, plancher en bois, plancher bois, planches',
      'holz, holzboden, dielen, dielenboden, holzdielen',
      'wooden floor, floorboards, wooden planks, hardwood, planks, timber',
    ],
    laminate: ['laminaat, laminaatvloer', 'stratifié, sol stratifié, laminé', 'laminat, laminatboden', 'laminate floor, laminated'],
    tiles: [
      'tegels, tegelvloer, betegeld, vloertegels, keramische tegels, keramisch, tegel',
      'carrelage, carreaux, carrelages, céramique, carrelé',
      'fliesen, fliesenboden, keramikfliesen, gefliest, keramik',
      'tiled, tile, tiled floor, ceramic tiles, ceramic, floor tiles',
    ],
    'cement-tiles': ['cementtegels, cementtegel', 'carreaux de ciment, carreau de ciment', 'zementfliesen', 'cement tile, encaustic tiles'],
    'terracotta-tiles': [
      'terracottategels, terracotta, plavuizen, boomse tegels, terracotta tegels',
      'carrelage en terre cuite, terre cuite, tomettes',
      'terrakottafliesen, terrakotta, terracotta',
      'terracotta, terra cotta tiles',
    ],
    'natural-stone': [
      'natuursteen, natuursteentegels, travertin',
      'pierre naturelle, pierre, travertin',
      'naturstein, travertin',
      'stone, travertine, natural stone tiles',
    ],
    bluestone: [
      'blauwe hardsteen, arduin, blauwe steen, hardsteen, belgische blauwe hardsteen',
      'pierre bleue, petit granit',
      'blaustein, belgischer blaustein',
      'blue stone, belgian bluestone',
    ],
    marble: ['marmer, marmeren vloer', 'marbre, sol en marbre', 'marmor, marmorboden', 'marble floor'],
    granite: ['graniet', 'granit', 'granit', 'granite floor'],
    terrazzo: ['granito, terrazzovloer', 'granito, terrazzo', 'terrazzoboden', 'terrazzo floor'],
    slate: ['leisteen', 'ardoise', 'schiefer', 'slate tiles'],
    vinyl: [
      'vinylvloer, pvc, pvc vloer, novilon, balatum, quick-step vinyl',
      'sol vinyle, vinyle, pvc, sol pvc',
      'vinylboden, pvc, pvc-boden',
      'vinyl floor, pvc, lvt',
    ],
    linoleum: ['linoleumvloer, lino', 'lino, linoléum', 'lino', 'lino, linoleum floor'],
    carpet: [
      'tapijt, vast tapijt, vasttapijt, tapis plain',
      'tapis-plain, moquette, tapis',
      'teppich, teppichboden',
      'fitted carpet, carpeting, wall-to-wall carpet',
    ],
    concrete: [
      'beton, gepolierde beton, gepolijst beton, polybeton, betonvloer',
      'béton, béton poli, béton lissé, béton ciré',
      'beton, sichtbeton, polierter beton, geschliffener beton, betonboden',
      'polished concrete, concrete floor',
    ],
    'cast-floor': [
      'gietvloer, kunsthars gietvloer, epoxy, epoxyvloer, polyurethaan gietvloer',
      'sol coulé, époxy, résine, sol en résine, résine époxy',
      'gussboden, epoxidharz, epoxidharzboden, gegossener boden',
      'poured floor, epoxy, resin, resin floor',
    ],
    cork: ['kurk, kurkvloer', 'liège', 'kork, korkboden', 'cork floor'],
    bamboo: ['bamboe', 'bambou', 'bambus', 'bamboo floor'],
    screed: ['chape, dekvloer', 'chape', 'estrich', 'screed floor'],
    mixed: ['gemengd, verschillende, divers', 'mixte, divers', 'gemischt, verschiedene', 'various, mix'],
  },
  roofType: {
    flat: ['plat, plat dak', 'plat, plate, toit plat, toiture plate, toit-terrasse', 'flach, flachdach', 'flat roof'],
    gable: [
      'zadeldak',
      'toit à deux versants, à deux versants, deux versants, toit en bâtière, bâtière, 2 versants, toiture à deux versants, deux pans',
      'satteldach',
      'gable roof, gabled, gabled roof, saddle roof, dual-pitched roof, double pitched',
    ],
    hip: [
      'schilddak',
      'toit à quatre versants, à quatre versants, quatre versants, croupe, toit à croupes, 4 versants, quatre pans',
      'walmdach',
      'hip roof, hipped, hipped roof',
    ],
    'half-hip': [
      'wolfsdak, zadeldak met wolfseinden',
      'toit à demi-croupe, demi-croupe, demi-croupes, toit à demi-croupes, à demi-croupes',
      'krüppelwalmdach',
      'half-hipped, half-hip roof, half-hipped roof',
    ],
    mansard: [
      'mansardedak, mansarde',
      'toit mansardé, mansardé, à la mansart, toit à la mansart, mansarde',
      'mansarddach, mansardendach',
      'mansard roof, gambrel, gambrel roof',
    ],
    'mono-pitched': [
      'lessenaarsdak, lessenaardak',
      'toit à un versant, à un versant, appentis, toit à une pente, monopente, un pan',
      'pultdach',
      'mono pitched, mono-pitch, mono-pitched roof, shed roof, lean-to, lean-to roof, single pitch',
    ],
    pitched: [
      'hellend, hellend dak, schuin dak, schuin, puntdak',
      'incliné, toit incliné, toiture inclinée, toit en pente, en pente, inclinée',
      'geneigt, geneigtes dach, steildach, schrägdach',
      'pitched roof, sloping, sloping roof, sloped, inclined',
    ],
    pyramid: ['tentdak, piramidedak', 'toit en pavillon, en pavillon, toit pyramidal, pyramidal', 'zeltdach, pyramidendach', 'pyramid roof, tented roof'],
    barrel: [
      'boogdak, tongewelfdak, gebogen dak, gebogen',
      'toit cintré, cintré, toit en berceau, arrondi',
      'tonnendach, bogendach',
      'barrel roof, curved, curved roof, arched roof',
    ],
    'saw-tooth': ['sheddak, zaagtanddak', 'toit en shed, en sheds, en dents de scie, toit en sheds', 'sheddach, sägezahndach', 'saw-tooth roof, sawtooth roof'],
    green: ['groendak', 'toit vert, toiture verte, toit végétalisé, toiture végétale, végétalisé', 'gründach, begrüntes dach, begrünt', 'green roof'],
    mixed: [
      'gemengd, combinatie, plat en hellend, hellend en plat',
      'mixte, combiné, plat et incliné, incliné et plat',
      'gemischt, kombiniert, flach und geneigt',
      'mix, flat and pitched, combination',
    ],
  },
  roofMaterial: {
    tiles: ['pannen, dakpannen, tegelpannen', 'tuiles, tuile', 'dachziegel, ziegel, dachpfannen, pfannen', 'roof tiles, tile, tiled'],
    'clay-tiles': [
      'kleipannen, keramische dakpannen, kleidakpannen, gebakken pannen',
      'tuiles en terre cuite, tuiles terre cuite',
      'tondachziegel, tonziegel, tonpfannen',
      'clay roof tiles, ceramic roof tiles, clay tile',
    ],
    'concrete-tiles': [
      'betonpannen, beton dakpannen, betonnen dakpannen',
      'tuiles en béton, tuiles béton',
      'betondachsteine, betonziegel, betonpfannen',
      'concrete roof tiles',
    ],
    slate: [
      'leien, leisteen, natuurleien, lei',
      'ardoise, ardoises, ardoises naturelles, ardoise naturelle',
      'schiefer, naturschiefer',
      'slates, natural slate, natural slates',
    ],
    'artificial-slate': [
      'kunstleien, kunstlei, vezelcementleien, eternit leien',
      'ardoises artificielles, ardoise artificielle, ardoises en fibrociment',
      'kunstschiefer, faserzementschiefer',
      'artificial slates, fibre cement slates, synthetic slate',
    ],
    'fibre-cement': [
      'vezelcement, eternit, golfplaten, golfplaten vezelcement, asbestcement',
      'fibrociment, fibro-ciment, éternit, plaques ondulées',
      'faserzement, eternit, wellplatten, welleternit',
      'fiber cement, eternit, corrugated sheets',
    ],
    thatch: ['riet, rieten dak, stro', 'chaume, roseau, toit de chaume', 'reet, reetdach, stroh, strohdach', 'thatched, thatched roof, reed'],
    zinc: ['zinken dak, zink', 'zinc', 'zink, zinkdach', 'zinc roof'],
    copper: ['koper, koperen dak', 'cuivre', 'kupfer, kupferdach', 'copper roof'],
    lead: ['lood', 'plomb', 'blei', 'lead roof'],
    epdm: ['epdm, rubber, epdm folie', 'epdm, caoutchouc', 'epdm, kautschuk', 'epdm rubber, rubber, epdm membrane'],
    bitumen: [
      'roofing, bitumen, asfalt, teer',
      'roofing, bitume, asphalte, derbigum, roofing bitumineux',
      'bitumen, bitumenbahn, dachpappe, teerpappe',
      'roofing, bituminous, roofing felt, felt, asphalt, bitumen felt',
    ],
    'pvc-membrane': ['pvc, pvc-folie, pvc membraan, kunststoffolie', 'pvc, membrane pvc, membrane en pvc', 'pvc, pvc-folie, pvc-bahn', 'pvc membrane, pvc'],
    metal: [
      'metaal, staal, staalplaten, metalen platen, geprofileerde staalplaten',
      'métal, tôle, tôles, acier, bac acier, tôles métalliques, métallique',
      'metall, blech, stahlblech, trapezblech, metalldach',
      'steel, metal sheets, sheet metal, steel sheets, metal sheeting',
    ],
    'sandwich-panels': [
      'sandwichpanelen, sandwichplaten',
      'panneaux sandwich, panneau sandwich',
      'sandwichpaneele, sandwichplatten',
      'sandwich panel, insulated panels',
    ],
    wood: ['hout, houten shingles', 'bois, bardeaux de bois', 'holz, holzschindeln', 'wooden, wood shingles'],
    shingles: [
      'shingels, shingle, bitumen shingles, asfaltshingles',
      'shingles, bardeaux, bardeaux bitumés',
      'schindeln, bitumenschindeln',
      'shingle, asphalt shingles',
    ],
    glass: ['glas, glazen dak', 'verre, verrière', 'glas, glasdach', 'glass roof'],
    green: ['groendak, sedum', 'toiture verte, toit vert, toiture végétale, sédum, toit végétalisé', 'gründach, begrünt, sedum', 'green roof, sedum'],
    gravel: ['grind, grindballast', 'gravier', 'kies', 'gravel ballast'],
    mixed: ['gemengd, verschillende, divers', 'mixte, divers', 'gemischt, verschiedene', 'various, mix'],
  },
  roofCondition: {
    new: ['nieuw, nieuw dak', 'neuf, neuve, toit neuf, toiture neuve', 'neu, neues dach', 'new roof'],
    'as-new': ['als nieuw, zo goed als nieuw, recent', 'comme neuf, récent, récente, quasi neuf', 'neuwertig, wie neu', 'like new, recent'],
    'very-good': [
      'zeer goed, uitstekend, zeer goede staat, perfect, uitstekende staat',
      'très bon, excellent, très bon état, parfait, excellent état, parfait état',
      'sehr gut, ausgezeichnet, sehr guter zustand',
      'excellent, very good condition, perfect, excellent condition',
    ],
    good: [
      'goed, goede staat, in goede staat, in orde',
      'bon, bon état, bonne, en bon état, en ordre',
      'gut, guter zustand, in ordnung',
      'good condition, good state, in order',
    ],
    average: [
      'gemiddeld, redelijk, matig, voldoende',
      'moyen, correct, moyenne, état moyen',
      'mittel, mäßig, durchschnittlich, befriedigend',
      'fair, reasonable, moderate',
    ],
    bad: [
      'slecht, slechte staat, in slechte staat',
      'mauvais, mauvais état, mauvaise, en mauvais état',
      'schlecht, schlechter zustand',
      'poor, bad condition, poor condition',
    ],
    renovated: ['gerenoveerd, vernieuwd', 'rénové, rénovée, refait, refaite', 'renoviert, saniert, erneuert', 'renewed, redone, refurbished'],
    'to-renovate': [
      'te renoveren',
      'à rénover, à refaire',
      'renovierungsbedürftig, zu renovieren, sanierungsbedürftig, zu sanieren',
      'to be renovated, needs renovation',
    ],
    'to-replace': ['te vernieuwen, te vervangen', 'à remplacer, à renouveler', 'zu ersetzen, zu erneuern', 'to be replaced, to renew, to be renewed'],
    'to-repair': [
      'te herstellen, na te kijken, te onderhouden',
      'à réparer, à vérifier, à entretenir',
      'zu reparieren, zu überprüfen, reparaturbedürftig',
      'to be repaired, needs repair, to check',
    ],
    insulated: ['geïsoleerd, geïsoleerd dak', 'isolé, isolée, toit isolé, toiture isolée', 'gedämmt, isoliert, gedämmtes dach', 'insulated roof'],
    'not-insulated': [
      'niet geïsoleerd, ongeïsoleerd, niet-geïsoleerd',
      'non isolé, non isolée, pas isolé',
      'nicht gedämmt, ungedämmt, nicht isoliert',
      'uninsulated, non-insulated',
    ],
  },
  floodZone: {
    none: [
      'niet in overstromingsgebied, niet gelegen in overstromingsgebied, geen overstromingsgebied, niet overstromingsgevoelig, ' +
        'niet in overstromingsgevoelig gebied, geen, niet gelegen in een overstromingsgevoelig gebied, niet van toepassing',
      'hors zone inondable, zone non inondable, non inondable, pas en zone inondable, aucune, aucun, non situé en zone inondable, pas de zone inondable',
      'außerhalb eines überschwemmungsgebiets, kein überschwemmungsgebiet, nicht im überschwemmungsgebiet, keine, keines',
      'non flood zone, not in a flood zone, no flood zone, not in a flood-prone area, outside any flood-prone area, not flood-prone, no',
    ],
    'flood-zone': [
      'overstromingsgebied, in overstromingsgebied, overstromingsgevoelig, overstromingsgevoelig gebied, gelegen in overstromingsgebied',
      'zone inondable, en zone inondable, inondable, située en zone inondable',
      'überschwemmungsgebiet, im überschwemmungsgebiet',
      'flood zone, flood-prone area, in a flood-prone area, flood area, flood prone',
    ],
    possible: [
      'mogelijk overstromingsgevoelig gebied, mogelijk overstromingsgevoelig, mogelijk overstromingsgebied, mogelijks overstromingsgevoelig, ' +
        'mogelijks overstromingsgevoelig gebied',
      'zone potentiellement inondable, potentiellement inondable, zone éventuellement inondable, zone d’inondation possible, zone inondable possible, ' +
        'éventuellement inondable',
      'mögliches überschwemmungsgebiet, potenzielles überschwemmungsgebiet',
      'possible flood zone, possibly flood-prone area, possibly flood prone, potential flood zone, potentially flood-prone area',
    ],
    recognized: [
      'effectief overstromingsgevoelig gebied, effectief overstromingsgevoelig, effectief overstromingsgebied, erkend overstromingsgebied',
      'zone effectivement inondable, effectivement inondable, zone inondable reconnue, zone d’inondation reconnue',
      'anerkanntes überschwemmungsgebiet, tatsächliches überschwemmungsgebiet, effektives überschwemmungsgebiet',
      'recognized flood zone, recognised flood zone, effectively flood-prone area, effective flood zone, recognised flood-prone area',
    ],
    delimited: [
      'afgebakend overstromingsgebied, in afgebakend overstromingsgebied, gelegen in afgebakend overstromingsgebied',
      'zone inondable délimitée, zone d’inondation délimitée',
      'abgegrenztes überschwemmungsgebiet',
      'circumscribed flood zone, delimited flood zone, delimited flood-prone area, delineated flood zone, delimited flood area',
    ],
    riverbank: [
      'afgebakende oeverzone, oeverzone, in oeverzone, gelegen in afgebakende oeverzone',
      'zone de rive délimitée, zone de rive, zone riveraine délimitée, zone riveraine',
      'abgegrenzte uferzone, uferzone',
      'circumscribed waterside zone, waterside zone, delimited riverbank zone, riverbank zone, circumscribed riverbank zone, bank zone',
    ],
    'recognized-and-delimited': [
      'effectief overstromingsgevoelig en afgebakend overstromingsgebied, effectief overstromingsgevoelig gebied en afgebakend overstromingsgebied, ' +
        'effectief en afgebakend overstromingsgebied',
      'zone effectivement inondable et délimitée, zone inondable reconnue et délimitée, zone effectivement inondable et zone inondable délimitée',
      'anerkanntes und abgegrenztes überschwemmungsgebiet, tatsächliches und abgegrenztes überschwemmungsgebiet',
      'recognized n circumscribed flood zone, recognized and circumscribed flood zone, recognised and delimited flood zone, ' +
        'recognised and delimited flood-prone area, effectively flood-prone and delimited area, recognized & circumscribed flood zone',
    ],
    'possible-and-delimited': [
      'mogelijk overstromingsgevoelig en afgebakend overstromingsgebied, mogelijk overstromingsgevoelig gebied en afgebakend overstromingsgebied, ' +
        'mogelijk en afgebakend overstromingsgebied',
      'zone potentiellement inondable et délimitée, zone inondable possible et délimitée, zone potentiellement inondable et zone inondable délimitée',
      'mögliches und abgegrenztes überschwemmungsgebiet, potenzielles und abgegrenztes überschwemmungsgebiet',
      'possible n circumscribed flood zone, possible and circumscribed flood zone, possible and delimited flood zone, ' +
        'possibly flood-prone and delimited area, possible & circumscribed flood zone',
    ],
    'recognized-and-riverbank': [
      'effectief overstromingsgevoelig gebied en afgebakende oeverzone, effectief overstromingsgevoelig gebied en oeverzone, ' +
        'effectief overstromingsgevoelig en oeverzone',
      'zone effectivement inondable et zone de rive, zone effectivement inondable et zone de rive délimitée',
      'anerkanntes überschwemmungsgebiet und uferzone, tatsächliches überschwemmungsgebiet und abgegrenzte uferzone, ' +
        'anerkanntes überschwemmungsgebiet und abgegrenzte uferzone',
      'recognized n circumscribed waterside flood zone, recognized and circumscribed waterside zone, recognised flood zone and riverbank zone, ' +
        'recognized flood zone and riverbank zone, recognised flood-prone area and riverbank zone, effectively flood-prone area and riverbank zone, ' +
        'recognized n circumscribed waterside zone',
    ],
    'possible-and-riverbank': [
      'mogelijk overstromingsgevoelig gebied en afgebakende oeverzone, mogelijk overstromingsgevoelig gebied en oeverzone, ' +
        'mogelijk overstromingsgevoelig en oeverzone',
      'zone potentiellement inondable et zone de rive, zone potentiellement inondable et zone de rive délimitée',
      'mögliches überschwemmungsgebiet und uferzone, mögliches überschwemmungsgebiet und abgegrenzte uferzone',
      'possible n circumscribed waterside flood zone, possible and circumscribed waterside zone, possible flood zone and riverbank zone, ' +
        'possibly flood-prone area and riverbank zone, possible n circumscribed waterside zone',
    ],
    'signal-area': ['signaalgebied', 'zone-signal, zone de signal', 'signalgebiet', 'signal zone'],
    'hazard-very-low': [
      'zeer laag overstromingsgevaar, zeer klein overstromingsrisico, zeer laag overstromingsrisico',
      'aléa d’inondation très faible, aléa très faible, très faible, risque très faible',
      'sehr geringe hochwassergefahr, sehr geringe überschwemmungsgefahr',
      'very low flood hazard, very low',
    ],
    'hazard-low': [
      'laag overstromingsgevaar, laag overstromingsrisico, klein overstromingsrisico, laag',
      'aléa d’inondation faible, aléa faible, faible, risque faible',
      'geringe hochwassergefahr, geringe überschwemmungsgefahr, gering',
      'low flood hazard, low, low flood risk',
    ],
    'hazard-medium': [
      'middelgroot overstromingsgevaar, gemiddeld overstromingsgevaar, gemiddeld overstromingsrisico, middelgroot overstromingsrisico',
      'aléa d’inondation moyen, aléa moyen, moyen, risque moyen',
      'mittlere hochwassergefahr, mittlere überschwemmungsgefahr, mittel',
      'medium flood hazard, medium, moderate flood hazard',
    ],
    'hazard-high': [
      'groot overstromingsgevaar, hoog overstromingsgevaar, hoog overstromingsrisico, groot overstromingsrisico',
      'aléa d’inondation élevé, aléa élevé, élevé, risque élevé, aléa d’inondation fort',
      'hohe hochwassergefahr, hohe überschwemmungsgefahr, hoch',
      'high flood hazard, high, high flood risk',
    ],
    'runoff-axis': [
      'afstroomas, afvloeiingsas, afstromingsas',
      'axe de ruissellement, axe de concentration du ruissellement, ruissellement concentré',
      'abflussachse',
      'run-off axis, runoff',
    ],
    'hq-10': [
      'hq10, hq10-zone, hq 10, overstromingsgebied hq10',
      'zone inondable hq10, zone hq10',
      'hq10-gebiet, überschwemmungsgebiet hq10',
      'hq10 flood zone, hq10 zone',
    ],
    'hq-100': [
      'hq100, hq100-zone, hq 100, overstromingsgebied hq100',
      'zone inondable hq100, zone hq100',
      'hq100-gebiet, überschwemmungsgebiet hq100',
      'hq100 flood zone, hq100 zone',
    ],
    'hq-extreme': [
      'hq extreem, hq extreem-zone, hq-extreem-zone, overstromingsgebied hq extreem',
      'zone inondable hq extrême, zone hq extrême, hq extrême',
      'hq extrem, hq-extrem-gebiet, überschwemmungsgebiet hq extrem',
      'hq extreme zone, hq extreme flood zone',
    ],
  },
  zoning: {
    residential: [
      'wg, woongebied, woongebieden, woonzone, wonen, stedelijk woongebied',
      'zone d’habitat, zone d’habitation, habitat, zone résidentielle, zone d’habitation 1, hab-1, hab 1, hab-2, hab 2',
      'wohngebiet, wohnzone',
      'residential area, residential zone, living area, housing area',
    ],
    'rural-residential': [
      'wglk, woongebied met landelijk karakter, landelijk woongebied, woongebied landelijk karakter',
      'zone d’habitat à caractère rural, zone d’habitation à caractère rural, habitat à caractère rural, habitat rural',
      'wohngebiet mit ländlichem charakter, ländliches wohngebiet',
      'residential area of a rural nature, rural residential area, residential area with rural character, residential area with a rural character, ' +
        'rural residential zone',
    ],
    'cultural-residential': [
      'wche, woongebied met culturele historische en/of esthetische waarde, woongebied met een culturele historische en/of esthetische waarde, ' +
        'woongebied met culturele waarde, chew',
      'zone d’habitat d’intérêt culturel historique et/ou esthétique, zone d’habitat à valeur culturelle historique et/ou esthétique, zich, zichee',
      'wohngebiet von kulturellem historischem oder ästhetischem wert, wohngebiet mit kulturellem historischem oder ästhetischem wert',
      'residential area of cultural historical and/or aesthetic value, residential area of cultural historical or aesthetic value',
    ],
    'residential-park': ['wp, woonpark, woonparkgebied', 'parc résidentiel, zone de parc résidentiel, parc d’habitat', 'wohnpark', 'residential park area'],
    'residential-expansion': [
      'wug, woonuitbreidingsgebied, woonuitbreiding, woonreservegebied',
      'zone d’extension d’habitat, zone d’extension de l’habitat, extension d’habitat',
      'wohnerweiterungsgebiet',
      'residential expansion area, residential extension area, housing expansion area, residential expansion zone',
    ],
    mixed: [
      'gemengd, gemengd gebied, gemengde zone',
      'zone mixte, mixte, mix-u, mix-v, mix-c, zone mixte urbaine, zone mixte villageoise, zone de mixité',
      'mischgebiet, gemischt, mischzone, gemischtes gebiet',
      'mixed area, mixed zone, mixed-use area, mixed use',
    ],
    'high-mix': ['sterk gemengd gebied', 'zone de forte mixité, forte mixité', 'stark gemischtes gebiet', 'highly mixed area'],
    'mainly-residential': [
      'typisch woongebied, woongebied met residentieel karakter, woongebied met overwegend residentieel karakter',
      'zone d’habitation à prédominance résidentielle, prédominance résidentielle',
      'überwiegendes wohngebiet',
      'mainly residential area, predominantly residential area',
    ],
    'communal-development': [
      'gebied voor gemeentelijke aanleg, zacc, gebied voor gemeentelijke aanleg (zacc)',
      'zone d’aménagement communal concerté, zacc, zone d’aménagement communal concerté (zacc)',
      'kommunales raumordnungsgebiet, konzertiertes kommunales raumordnungsgebiet, konzertiertes kommunales raumordnungsgebiet (zacc)',
      'communal development area, zacc, communal development area (zacc)',
    ],
    agricultural: [
      'ag, agrarisch gebied, agrarisch, landbouwgebied, landbouwzone, agr',
      'zone agricole, agricole',
      'agrargebiet, landwirtschaftliches gebiet, landwirtschaftsgebiet, agrarisches gebiet',
      'agricultural area, agricultural zone, farming area',
    ],
    'scenic-agricultural': [
      'lwag, lwa, landschappelijk waardevol agrarisch gebied, landschappelijk waardevol agrarisch, landschappelijk waardevolle agrarische gebieden',
      'zone agricole d’intérêt paysager, zone agricole à valeur paysagère',
      'landschaftlich wertvolles agrargebiet',
      'agricultural area of landscape value, agricultural area of scenic value, scenic agricultural area, agricultural area with landscape value',
    ],
    nature: [
      'ng, natuurgebied, natuur, natuurzone',
      'zone naturelle, zone de nature, nature',
      'naturgebiet, naturzone',
      'nature area, natural area, nature zone',
    ],
    'nature-reserve': [
      'nr, natuurreservaat, natuurgebied met wetenschappelijke waarde',
      'réserve naturelle, zone de réserve naturelle',
      'naturschutzgebiet, naturreservat',
      'nature reserves',
    ],
    forest: [
      'bg, bosgebied, bos, boszone',
      'zone forestière, forêt, bois',
      'waldgebiet, forstgebiet, wald, forst',
      'forest area, wood, woodland, forestry area',
    ],
    green: [
      'gg, groengebied, groenzone, groen',
      'zone verte, zone d’espaces verts, espaces verts, espace vert',
      'grüngebiet, grünzone, grünfläche',
      'green area, green zone, green space',
    ],
    park: ['pg, parkgebied, parkzone', 'zone de parc, parc', 'parkgebiet, parkzone', 'park area, park zone'],
    buffer: ['buffergebied, bufferzone, bz', 'zone tampon', 'pufferzone, puffergebiet', 'buffer zone, buffer area'],
    recreation: [
      'rg, recreatiegebied, recreatie, recreatiezone, gebied voor recreatie',
      'zone de loisirs, zone de récréation, loisirs, zone récréative',
      'erholungsgebiet, freizeitgebiet',
      'recreation area, recreational area, leisure area, recreational zone',
    ],
    'day-recreation': [
      'gdr, gebied voor dagrecreatie, dagrecreatie',
      'zone de récréation de jour, zone de loisirs de jour',
      'gebiet für tageserholung, tageserholung',
      'day recreation area, area for day recreation',
    ],
    'stay-recreation': [
      'gvr, gebied voor verblijfsrecreatie, gebied voor verblijfrecreatie, verblijfsrecreatie, gebieden voor verblijfrecreatie, verblijfrecreatie',
      'zone de récréation de séjour, zone de loisirs de séjour, zone de récréation et de séjour',
      'gebiet für aufenthaltserholung, ferienerholungsgebiet',
      'stay recreation area, holiday accommodation area, area for stay recreation, residential recreation area',
    ],
    industrial: [
      'igb, ig, industriegebied, industrie, industriezone, industrieel',
      'zone industrielle, industriel, zone d’activité économique industrielle, industrie, zone d’industries urbaines, ' +
        'zone d’activités économiques industrielles',
      'industriegebiet, industriezone, industrie',
      'industrial area, industrial zone, industry',
    ],
    'craft-and-sme': [
      'iab, ambachtelijke bedrijven en kmo’s, industriegebied voor ambachtelijke bedrijven, kmo-zone, kmo zone, kmo, ' +
        'gebied voor ambachtelijke bedrijven en kmo’s, gebied voor ambachtelijke bedrijven, ' +
        'industriegebied voor ambachtelijke bedrijven of gebieden voor kleine en middelgrote ondernemingen',
      'zone artisanale, zone artisanale et de pme, zone pour entreprises artisanales et pme, zone artisanale et pme',
      'gebiet für handwerk und kmu, gebiet für handwerk und kleinbetriebe, handwerkszone, gewerbegebiet für handwerk',
      'craft and sme area, area for crafts and smes, craft area, sme zone',
    ],
    'business-park': [
      'bedrijventerrein, gebied voor economische activiteit, regionaal bedrijventerrein, lokaal bedrijventerrein, economische activiteit',
      'zone d’activité économique, zone d’activités économiques, zone d’activité économique mixte, zae, eco-c1, parc d’activités',
      'gewerbegebiet, gewerbepark',
      'business area, business zone, economic activity area, business parks',
    ],
    commercial: [
      'handelsgebied, handelszone, commercieel gebied, winkelgebied',
      'zone commerciale, commercial, zone de commerce',
      'handelsgebiet, geschäftsgebiet',
      'commercial area, commercial zone, retail area',
    ],
    administrative: ['administratiegebied, kantoorgebied', 'zone administrative', 'verwaltungsgebiet', 'administrative area, administrative zone'],
    'public-facilities': [
      'gebied voor gemeenschapsvoorzieningen en openbaar nut, gemeenschapsvoorzieningen, openbaar nut, ' +
        'gebied voor gemeenschapsvoorzieningen en openbare nutsvoorzieningen, gemeenschapsvoorzieningen en openbaar nut, ' +
        'gebied voor voorzieningen van collectief belang',
      'zone d’équipements communautaires et de services publics, zone de services publics et d’équipements communautaires, équipements communautaires, ' +
        'zone d’équipements d’intérêt collectif, bep, zone de bâtiments et d’équipements publics',
      'gebiet für öffentliche einrichtungen, gebiet für gemeinschaftseinrichtungen, öffentliche einrichtungen',
      'public facilities area, area for public facilities, public utilities, community facilities, public services area',
    ],
    'not-specified': [
      'geen bestemming, niet bepaald, onbekend, niet gespecificeerd, nog te bepalen, onbepaald',
      'non précisé, non définie, inconnue, indéterminé, non déterminée, non précisée, non défini, inconnu',
      'nicht angegeben, unbekannt, unbestimmt',
      'unknown, unspecified, undetermined, not defined',
    ],
  },
  asbestosType: {
    safe: [
      'asbestveilig, asbestveilig attest, asbest veilig',
      'sans risque amiante, amiante-sûr, sûr en matière d’amiante, sûr, sans danger, sans risque d’amiante',
      'asbestsicher, asbest-sicher',
      'asbestos-safe, asbestos safe, no asbestos risk',
    ],
    'not-safe': [
      'niet asbestveilig, niet-asbestveilig, niet-asbestveilig attest, asbestonveilig, niet veilig',
      'risque amiante, non sûr en matière d’amiante, non sûr, pas sûr, pas sûr en matière d’amiante, présentant un risque amiante',
      'nicht asbestsicher, nicht sicher, nicht-asbestsicher',
      'not asbestos-safe, not asbestos safe, asbestos-unsafe, unsafe, non-asbestos-safe, asbestos risk',
    ],
    free: [
      'asbestvrij, geen asbest, zonder asbest, geen asbest aanwezig, vrij van asbest',
      'sans amiante, pas d’amiante, exempt d’amiante, aucun amiante',
      'asbestfrei, kein asbest',
      'asbestos-free, asbestos free, no asbestos',
    ],
    found: [
      'asbest aanwezig, bevat asbest, asbesthoudend, asbest gevonden',
      'amiante présent, contient de l’amiante, présence d’amiante',
      'asbest vorhanden, asbesthaltig, enthält asbest',
      'asbestos present, contains asbestos, asbestos found',
    ],
    present: [
      'aanwezig, attest aanwezig, asbestattest aanwezig, ja, beschikbaar, asbestattest, asbestinventarisattest aanwezig',
      'présent, présente, attestation présente, attestation amiante présente, oui, disponible, attestation disponible, attestation amiante',
      'vorhanden, nachweis vorhanden, asbestnachweis vorhanden, ja, liegt vor, asbestnachweis',
      'certificate present, certificate available, yes, available, asbestos certificate, asbestos certificate available, true',
    ],
    pending: [
      'aangevraagd, in aanvraag, attest aangevraagd, asbestattest aangevraagd, in behandeling',
      'demandé, demandée, en cours, attestation demandée, en demande',
      'beantragt, in bearbeitung, angefragt',
      'requested, in progress, applied for, on order',
    ],
    missing: [
      'geen attest, geen asbestattest, niet aanwezig, nee, ontbreekt, afwezig, neen, geen',
      'aucune attestation, pas d’attestation, absent, absente, non, manquante, aucune',
      'nicht vorhanden, kein nachweis, fehlt, nein, keiner',
      'no certificate, not present, not available, no, none, absent, false',
    ],
    'not-applicable': [
      'niet van toepassing, nvt, n.v.t., na 2001, bouwjaar na 2001, niet verplicht, niet vereist',
      'pas d’application, non applicable, sans objet, n.a., non requis, pas obligatoire',
      'nicht anwendbar, nicht erforderlich, nicht zutreffend',
      'n/a, not required, na, does not apply',
    ],
  },
  groundCertificate: {
    missing: [
      'ontbreekt, geen attest, niet aanwezig, geen bodemattest, nee, afwezig, neen, geen',
      'manquante, aucune attestation, pas d’attestation, absente, non, manquant, aucune, absent',
      'fehlt, nicht vorhanden, keine bescheinigung, nein, keine',
      'not present, no certificate, none, no, not available, absent, false',
    ],
    pending: [
      'aangevraagd, in aanvraag, bodemattest aangevraagd, in behandeling, lopende',
      'demandée, demandé, en cours, en attente, en demande',
      'beantragt, in bearbeitung, ausstehend, angefragt',
      'requested, in progress, applied for, on order',
    ],
    present: [
      'aanwezig, bodemattest aanwezig, ja, beschikbaar, attest aanwezig, bodemattest',
      'présente, présent, attestation présente, oui, disponible, attestation du sol, attestation disponible',
      'vorhanden, liegt vor, ja, bodenbescheinigung vorhanden, verfügbar',
      'available, yes, certificate present, certificate available, true',
    ],
    clean: [
      'blanco, blanco bodemattest, geen gegevens, niet verontreinigd, geen risico, blanco attest, geen gegevens beschikbaar',
      'vierge, attestation vierge, pas de pollution, non pollué, aucune donnée, sans pollution',
      'keine belastung, unbelastet, keine daten',
      'blank, no data, not polluted, no risk, clean certificate, not contaminated, blank certificate',
    ],
    polluted: [
      'verontreinigd, risicogrond, vervuild, bodemverontreiniging',
      'pollué, polluée, sol pollué, pollution',
      'belastet, verunreinigt, altlasten',
      'contaminated, contaminated soil, at-risk soil, polluted soil',
    ],
    'not-applicable': [
      'niet van toepassing, nvt, n.v.t., niet vereist',
      'pas d’application, non applicable, sans objet, n.a.',
      'nicht anwendbar, nicht erforderlich, nicht zutreffend',
      'n/a, na, not required, does not apply',
    ],
  },
  electricityCertificate: inspections,
  gasCertificate: inspections,
  vatRegime: {
    'registration-duty': [
      'verkooprecht, registratierechten, registratierecht, registratiebelasting, verkooprecht (registratiebelasting), verkooprechten, ' +
        'onder registratierechten, registratie',
      'droits d’enregistrement, droit d’enregistrement, enregistrement, sous droits d’enregistrement',
      'registrierungsgebühren, registriergebühren, eintragungsgebühren, registrierungsgebühr',
      'registration duties, registration fees, registration tax, registration, stamp duty',
    ],
    vat: [
      'btw, onder btw, onder btw-stelsel, btw-stelsel, met btw, onderworpen aan btw, btw regime',
      'tva, sous tva, régime tva, avec tva, soumis à la tva, sous régime tva',
      'mwst, mwst., mehrwertsteuer, mit mwst., mwst-pflichtig',
      'vat, subject to vat, vat regime, under vat, with vat',
    ],
    'vat-21': [
      '21 % btw, btw 21 %, btw 21, 21, 21 procent btw, 21%',
      '21 % tva, tva 21 %, tva 21, 21 % de tva, tva à 21 %',
      '21 % mwst., mwst. 21 %',
      '21% vat, vat 21%, vat at 21%',
    ],
    'vat-12': [
      '12 % btw, btw 12 %, btw 12, 12, 12%',
      '12 % tva, tva 12 %, tva 12, 12 % de tva, tva à 12 %',
      '12 % mwst., mwst. 12 %',
      '12% vat, vat 12%, vat at 12%',
    ],
    'vat-6': [
      '6 % btw, btw 6 %, btw 6, verlaagd btw-tarief 6 %, 6%',
      '6 % tva, tva 6 %, tva 6, 6 % de tva, tva à 6 %',
      '6 % mwst., mwst. 6 %',
      '6% vat, vat 6%, vat at 6%, reduced vat 6%',
    ],
    'vat-17': [
      '17 % btw, btw 17 %, btw 17, 17, 17%',
      '17 % tva, tva 17 %, tva 17, 17 % de tva, tva à 17 %',
      '17 % mwst., mwst. 17 %',
      '17% vat, vat 17%, vat at 17%',
    ],
    'vat-3': [
      '3 % btw, btw 3 %, btw 3, 3%',
      '3 % tva, tva 3 %, tva 3, 3 % de tva, tva à 3 %, tva super-réduite',
      '3 % mwst., mwst. 3 %',
      '3% vat, vat 3%, vat at 3%, super-reduced vat',
    ],
    'vat-and-duty': [
      'btw op het gebouw en verkooprecht op de grond, gemengd, gemengd stelsel, btw en registratierechten, registratierechten en btw, splitsing, ' +
        'btw op constructie en registratierechten op grond, gesplitste verkoop',
      'tva sur le bâtiment et droits d’enregistrement sur le terrain, mixte, régime mixte, tva et droits d’enregistrement, ' +
        'droits d’enregistrement et tva, vente scindée',
      'mwst. auf das gebäude und registrierungsgebühren auf das grundstück, gemischt, mwst. und registrierungsgebühren',
      'vat on the building and registration duty on the land, mixed, mixed regime, vat and registration duty, registration duty and vat, split sale',
    ],
    exempt: [
      'vrijgesteld, vrijgesteld van btw, btw-vrij, geen btw',
      'exonéré, exempté, exonéré de tva, pas de tva, exempt de tva',
      'befreit, von der mwst. befreit, mwst.-frei, steuerfrei',
      'vat exempt, exempt from vat, exempted, no vat',
    ],
    'reverse-charge': [
      'btw verlegd, verlegging van heffing, medecontractant, verlegd',
      'autoliquidation, cocontractant, report de perception',
      'umkehrung der steuerschuld, reverse-charge',
      'reverse charge, vat reverse charge',
    ],
    'excluding-vat': [
      'excl. btw, exclusief btw, zonder btw, btw niet inbegrepen, ex btw',
      'hors tva, htva, hors taxes, tva non comprise',
      'zzgl. mwst., ohne mwst., exkl. mwst.',
      'excl. vat, plus vat, ex vat, vat not included',
    ],
    'including-vat': [
      'incl. btw, inclusief btw, btw inbegrepen, btw incl.',
      'tva comprise, tvac, ttc, tva incluse',
      'inkl. mwst., einschließlich mwst., mwst. inbegriffen',
      'incl. vat, vat included',
    ],
  },
} as const satisfies Partial<Record<FactKey, Words>>

/** The CRM's numbers for some words. */
const numbered: Readonly<Partial<Record<FactKey, Readonly<Record<string, string>>>>> = {
  condition: { 1: 'used', 2: 'new', 3: 'to-build', 4: 'to-renovate', 5: 'renovated', 6: 'to-restore', 7: 'restored', 8: 'to-demolish', 9: 'to-refresh' },
  construction: { 1: 'detached', 2: 'terraced', 3: 'semi-detached' },
  availability: { 1: 'at-deed', 2: 'after-work', 3: 'by-agreement', 4: 'at-compromise', 5: 'immediately', 6: 'respecting-lease', 7: 'on-date' },
  groundCertificate: { 0: 'missing', 1: 'pending', 2: 'present' },
}

/** Points of the compass. 'O', 'NO' and 'SO' are in no list: French 'O' is west, Dutch and German 'O' east. */
const points = {
  n: ['noord, noorden, noordgericht', 'nord, plein nord', 'nord, norden', 'north, northern, north-facing'],
  ne: ['noordoost, noordoosten', 'nord-est', 'nordost, nordosten', 'north-east, northeast, north-east-facing'],
  e: ['oost, oosten, oostgericht', 'est, plein est', 'ost, osten', 'east, eastern, east-facing'],
  se: ['zo, zuidoost, zuidoosten', 'sud-est', 'südost, südosten', 'south-east, southeast, south-east-facing'],
  s: ['z, zuid, zuiden, zuidgericht', 'sud, plein sud', 'süd, süden', 'south, southern, south-facing'],
  sw: ['zw, zuidwest, zuidwesten', 'sud-ouest', 'südwest, südwesten', 'south-west, southwest, south-west-facing'],
  w: ['west, westen, westgericht', 'ouest, plein ouest', 'west, westen', 'west, western, west-facing'],
  nw: ['noordwest, noordwesten', 'nord-ouest', 'nordwest, nordwesten', 'north-west, northwest, north-west-facing'],
} as const satisfies Words

/** The CRM's rear orientations from 1 on. */
const numberedPoints: Readonly<Record<string, string>> = { 1: 'e', 2: 'w', 3: 's', 4: 'n', 5: 'sw', 6: 'se', 7: 'nw', 8: 'ne' }

const wordIndexes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(Object.entries(vocabulary).map(([fact, words]) => [fact, indexNames(words)]))
const pointIndex = indexNames(points)

/** Every message key a word or a point of the compass can have, for the catalogues of words. */
export const wordKeys: readonly string[] = [
  ...Object.entries(vocabulary).flatMap(([fact, words]) => Object.keys(words).map((word) => `word.${fact}.${word}`)),
  ...Object.keys(points).map((point) => `orientation.${point}`),
]

/**
 * The message key of a word of the trade.
 * @param value the word in Dutch, French, German or English, in any casing, or the CRM's number for it
 * @returns `word.{fact}.{word}`; null when the fact has no such word
 * @source specification, section 3 ("Property (labels shown)"); the CRM's enumerations; Flemish planning abbreviations as in advertisements
 */
export function wordKey(fact: FactKey, value: string): string | null {
  const word = ownValue(numbered[fact], value) ?? wordIndexes.get(fact)?.get(comparable(value))
  return word === undefined ? null : `word.${fact}.${word}`
}

/**
 * The message key of a point of the compass.
 * @param value a word or abbreviation in any of the four languages, or the CRM's number from 1 to 8
 * @returns `orientation.n` to `orientation.nw`; null when it is none, or could be two (French 'O' is west, Dutch and German 'O' east)
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
