import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'

/** Counts what a person does: presses of links and buttons as clicks; what is typed, picked, ticked or attached as fields. */
export class Hands {
  readonly #page: Page
  readonly counts = new Map<string, { clicks: number; fields: number }>()
  #now = { clicks: 0, fields: 0 }

  constructor(page: Page) {
    this.#page = page
  }

  /** Counts what follows under a step's name. */
  step(name: string): void {
    this.#now = this.counts.get(name) ?? { clicks: 0, fields: 0 }
    this.counts.set(name, this.#now)
  }

  /** @param arrives what the next page shows, for a button whose answer takes long */
  async press(role: 'link' | 'button', name: string | RegExp, within = 'body', arrives?: string): Promise<void> {
    this.#now.clicks++
    await this.#page.locator(within).getByRole(role, { name }).first().click()
    if (arrives !== undefined) await this.#page.waitForSelector(arrives)
    await this.#page.waitForLoadState('networkidle')
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      this.#now.fields++
      await this.#page.locator(`[name="${name}"]:visible`).first().fill(value)
    }
  }

  /** @param value an option's value, or its place */
  async pick(name: string, value: string | number): Promise<void> {
    this.#now.fields++
    await this.#page
      .locator(`[name="${name}"]`)
      .first()
      .selectOption(typeof value === 'number' ? { index: value } : value)
  }

  async attach(name: string, file: string | readonly string[] | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.#now.fields++
    await this.#page
      .locator(`[name="${name}"]`)
      .first()
      .setInputFiles(typeof file === 'string' || 'buffer' in file ? file : [...file])
  }

  /** Opens a field's choice of files and chooses one: the field's button is a click. */
  async choose(field: string, file: { name: string; mimeType: string; buffer: Buffer }, arrives: string): Promise<void> {
    this.#now.clicks++
    const [chooser] = await Promise.all([this.#page.waitForEvent('filechooser'), this.#page.locator(field).click()])
    await chooser.setFiles(file)
    await this.#page.waitForSelector(arrives)
    await this.#page.waitForLoadState('networkidle')
  }

  /** Presses a button that answers with a file. @returns the file's text */
  async download(name: string, within = 'main'): Promise<string> {
    this.#now.clicks++
    const [download] = await Promise.all([this.#page.waitForEvent('download'), this.#page.locator(within).getByRole('button', { name }).first().click()])
    return text(await download.createReadStream())
  }

  async tick(label: string | RegExp): Promise<void> {
    this.#now.fields++
    await this.#page.locator('main label').filter({ hasText: label }).last().click()
  }

  /** The clicks of each step. */
  clicks(): ReadonlyMap<string, number> {
    return new Map([...this.counts].map(([step, { clicks }]) => [step, clicks]))
  }
}
