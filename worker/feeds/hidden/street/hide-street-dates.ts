const month = '(?:jan|feb|fev|fév|mars|maa?rt|march|mär|mrt|apr|avr|mei|mai|may|jun|juin|jul|juil|aug|aoû|aou|sep|okt|oct|nov|dec|déc|dez)'
const day = String.raw`\d{1,2}(?:er|ste|de|th|st|nd|rd|\.)?`
const date = new RegExp(
  String.raw`^(?:${day}(?:\s?[,&+/]\s?|\s?\p{Pd}\s?|\s(?:en|et|und|and|of|ou|or|tot|au|bis|to)\s)){0,4}(?:${day}\s?${month}|\d{1,2}\s?[/.-]\s?(?:(?:0[1-9]|1[0-2])(?!\d)|[1-9]\s?[/.-]\s?\d{2,4}(?!\d)))`,
  'iu',
)

/** Whether a text begins with a date, or with days before one: '27/06/2026', '10, 11 en 12 juli'. */
export function beginsWithDate(text: string): boolean {
  return date.test(text)
}
