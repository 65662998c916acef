import type { Words } from '../../places/name-index.ts'

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

export const heating = {
  ...heatSources,
  central: heatSystems.central,
  individual: heatSystems.individual,
  collective: heatSystems.collective,
  underfloor: heatSystems.underfloor,
  convectors: heatSystems.convectors,
  'storage-heaters': heatSystems['storage-heaters'],
} as const satisfies Words

export const heatingType = {
  ...heatSystems,
  'heat-pump': heatSources['heat-pump'],
  'district-heating': heatSources['district-heating'],
  electric: heatSources.electric,
  hybrid: heatSources.hybrid,
  none: heatSources.none,
} as const satisfies Words
