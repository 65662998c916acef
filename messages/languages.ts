// Written by `npm run messages` from the `language.*` keys of the catalogues.
import type { Language } from './language.ts'
import type { Locale } from './locales.ts'

export const languages: Readonly<Record<Locale, Language>> = {
  "nl": {
    "box": "bus",
    "document": "Document",
    "floorPlan": "Grondplan",
    "name": "Nederlands",
    "numbers": "nul; een; twee; drie; vier; vijf; zes; zeven; acht; negen; tien; elf; twaalf; dertien; veertien; vijftien; zestien; zeventien; achttien; negentien; 20: twintig; >>entwintig; 22: >>ëntwintig; 24: >>entwintig; 30: dertig; >>endertig; 32: >>ëndertig; 34: >>endertig; 40: veertig; >>enveertig; 42: >>ënveertig; 44: >>enveertig; 50: vijftig; >>envijftig; 52: >>ënvijftig; 54: >>envijftig; 60: zestig; >>enzestig; 62: >>ënzestig; 64: >>enzestig; 70: zeventig; >>enzeventig; 72: >>ënzeventig; 74: >>enzeventig; 80: tachtig; >>entachtig; 82: >>ëntachtig; 84: >>entachtig; 90: negentig; >>ennegentig; 92: >>ënnegentig; 94: >>ennegentig; 100: honderd[>>]; 200: <<honderd[>>]; 1000: duizend[ >>]; 2000: <<duizend[ >>]; 1000000: << miljoen[ >>]; %hundreds: =%main=; 1100>: <%main<honderd[>%main>]; 10000: =%main=; 1100000>>>: <<duizend[ >%main>]; 10000000: =%main=",
    "openGraph": "nl_BE",
    "tag": "nl-BE"
  },
  "fr": {
    "box": "bte",
    "document": "Document",
    "floorPlan": "Plan",
    "name": "Français",
    "numbers": "zéro; un; deux; trois; quatre; cinq; six; sept; huit; neuf; dix; onze; douze; treize; quatorze; quinze; seize; dix-sept; dix-huit; dix-neuf; 20: vingt; vingt et un; vingt->>; 30: trente; trente et un; trente->>; 40: quarante; quarante et un; quarante->>; 50: cinquante; cinquante et un; cinquante->>; 60: soixante; soixante et un; soixante->>; 70: septante; septante et un; septante->>; 80: quatre-vingts; quatre-vingt->>; 90: nonante; nonante et un; nonante->>; 100: cent[ >>]; 200: << cent[ >>|s]; 1000: mille[ >>]; 2000: <%mille< mille[ >>]; 1000000: un million[ >>]; 2000000: << millions[ >>]; %mille: =%main=; 80: quatre-vingt; =%main=; 100: cent[ >>]; 200: << cent[ >>]; %hundreds: =%main=; 1100>: <%mille< cent[ >%main>|s]; 10000: =%main=; 1100000>>>: <%hundredsMille< mille[ >%main>]; 10000000: =%main=; %hundredsMille: =%mille=; 1100>: <%mille< cent[ >%mille>]",
    "openGraph": "fr_BE",
    "tag": "fr-BE"
  },
  "en": {
    "box": "box",
    "document": "Document",
    "floorPlan": "Floor plan",
    "name": "English",
    "numbers": "zero; one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen; fourteen; fifteen; sixteen; seventeen; eighteen; nineteen; 20: twenty[->>]; 30: thirty[->>]; 40: forty[->>]; 50: fifty[->>]; 60: sixty[->>]; 70: seventy[->>]; 80: eighty[->>]; 90: ninety[->>]; 100: << hundred[ and >>]; 1000: << thousand[ >%and>]; 1000000: << million[ >%and>]; %and: and =%main=; 100: =%main=; %hundreds: =%main=; 1100>: <%main< hundred[ and >%main>]; 10000: =%main=; 1100000>>>: << thousand[ >%and>]; 10000000: =%main=",
    "openGraph": "en_GB",
    "tag": "en-GB"
  },
  "de": {
    "box": "Bte",
    "document": "Dokument",
    "floorPlan": "Grundriss",
    "name": "Deutsch",
    "numbers": "null; eins; zwei; drei; vier; fünf; sechs; sieben; acht; neun; zehn; elf; zwölf; dreizehn; vierzehn; fünfzehn; sechzehn; siebzehn; achtzehn; neunzehn; 20: zwanzig; einundzwanzig; >>undzwanzig; 30: dreißig; einunddreißig; >>unddreißig; 40: vierzig; einundvierzig; >>undvierzig; 50: fünfzig; einundfünfzig; >>undfünfzig; 60: sechzig; einundsechzig; >>undsechzig; 70: siebzig; einundsiebzig; >>undsiebzig; 80: achtzig; einundachtzig; >>undachtzig; 90: neunzig; einundneunzig; >>undneunzig; 100: einhundert[>>]; 200: <<hundert[>>]; 1000: eintausend[>>]; 2000: <%tausend<tausend[>>]; 1000000: eine Million[ >>]; 2000000: <%millionen< Millionen[ >>]; %tausend: =%main=; ein; =%main=; 100: einhundert[>>]; 200: <<hundert[>>]; %millionen: =%main=; eine; =%main=; 100: einhundert[>>]; 200: <<hundert[>>]; %hundreds: =%main=; 1100>: <%main<hundert[>%main>]; 10000: =%main=; 1100000>>>: <%hundredsTausend<tausend[>%main>]; 10000000: =%main=; %hundredsTausend: =%tausend=; 1100>: <%main<hundert[>%tausend>]",
    "openGraph": "de_BE",
    "tag": "de-BE"
  }
}
