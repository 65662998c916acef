import type { Page } from 'playwright-core'
import { mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Answers } from '../../forms/form-filler.ts'

/** The properties of the focused element that are needed to fill in a form. */
interface Focused {
  /** The type of a field or button; `closed` for the summary of details that are closed. */
  readonly kind: string
  readonly name: string
  readonly value: string
  readonly isChecked: boolean
  readonly inForm: boolean
  /** Whether it ends a step of the form, which has more. */
  readonly isStep: boolean
}

const maxStops = 200

/**
 * Fills in a form in tab order with the keyboard only, and submits it with its button. @returns the names of answers
 * that no field asked for
 */
export async function fillByKeyboard(page: Page, answers: Answers): Promise<readonly string[]> {
  const shown = viewsOf(answers.start)
  const handled = new Set<string>()
  for (let stop = 0; stop < maxStops; stop += 1) {
    const at = await focusedOn(page)
    if (at.kind === 'submit' && at.inForm) {
      await page.keyboard.press('Enter')
      if (at.isStep) continue
      return Object.keys(answers).filter((name) => !handled.has(name) && answers[name] !== '')
    }
    if (at.kind === 'closed' && at.inForm) await page.keyboard.press('Enter')
    const answer = at.inForm ? (answers[at.name] ?? shown[at.name]) : undefined
    if (answer !== undefined) {
      handled.add(at.name)
      await answerWith(page, at, answer)
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('the button could not be reached by keyboard')
}

/** The week and the day to select before a start can be chosen, by the names of their radio buttons. */
function viewsOf(start: string | undefined): Readonly<Record<string, string>> {
  if (start === undefined) return {}
  const { day } = wallTimeOf(new Date(start))
  const week = mondayOf(day)
  return { week, [`day-${week}`]: day }
}

async function answerWith(page: Page, at: Focused, answer: string): Promise<void> {
  if (at.kind === 'checkbox') {
    if (at.value === answer && !at.isChecked) await page.keyboard.press('Space')
  } else if (at.kind === 'radio') await choose(page, answer)
  else if (at.kind === 'select-one') await choose(page, answer)
  else {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(at.kind === 'date' ? asTypedDate(answer) : answer)
  }
}

/** Moves through the choices with the arrow keys until the given one is chosen. */
async function choose(page: Page, choice: string): Promise<void> {
  for (let tries = 0; tries < maxStops; tries += 1) {
    const { kind, value, isChecked } = await focusedOn(page)
    if (value === choice && (kind !== 'radio' || isChecked)) return
    await page.keyboard.press(value === choice ? 'Space' : 'ArrowDown')
  }
  throw new Error(`${choice} cannot be chosen`)
}

/** A date as typed into the tests' browser, whose locale is en-US. */
function asTypedDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}${date}${year}`
}

function focusedOn(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    return {
      kind: isField || element instanceof HTMLButtonElement ? element.type : element?.matches('details:not([open]) > summary') ? 'closed' : '',
      name: isField ? element.name : '',
      value: isField ? element.value : '',
      isChecked: element instanceof HTMLInputElement && element.checked,
      inForm: element?.closest('form.form') !== null,
      isStep: element?.closest('.step-ways') !== null,
    }
  })
}
