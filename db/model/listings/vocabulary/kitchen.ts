import type { Words } from '../../places/name-index.ts'

export const kitchen = {
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
} as const satisfies Words
