import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openCalendar } from '../forms/every-form.ts'
import { chanceFrom } from '../kit/chance.ts'
import { openFaultySite } from '../kit/faults/faulty-site.ts'
import { sendingOf, sendUntilTaken, settle, type Tally, tally } from '../kit/faults/lot.ts'
import { loadDemo } from '../kit/journeys/demo-state.ts'
import { grouped, type Section, table } from './report.ts'
import { verdict } from './targets.ts'

const atOnce = 25
const likelihood = 0.1
/** Sites that run beside each other, since one waits half of the time. */
const lanes = 4
const idleTime = 6_000 // ms

interface Trial {
  readonly name: string
  /** How many sites are tried: the calendar of one has free times for some 10,000 forms. */
  readonly sites: number
  /** Forms sent to each site. */
  readonly forms: number
  /** How often the site is killed during work. */
  readonly kills: number
}

const trials: readonly Trial[] = [
  { name: 'every call may fail', sites: 10, forms: 10_000, kills: 0 },
  { name: 'and the site is killed during work', sites: 1, forms: 1_000, kills: 10 },
]

interface Outcome extends Tally {
  /** Submissions needed per form, in ascending order. */
  readonly tries: readonly number[]
  readonly met: Readonly<Record<string, number>>
  readonly cuts: Readonly<Record<string, number>>
}

/** Submits every form while bindings fail at random; counts what is lost and what is duplicated. */
export async function submissions(_: unknown, work: string): Promise<readonly Section[]> {
  const outcomes: (readonly [Trial, Outcome])[] = []
  for (const [index, trial] of trials.entries()) {
    const waiting = Array.from({ length: trial.sites }, (_, site) => site).values()
    const ofLanes = await Promise.all(Array.from({ length: lanes }, () => runEach(trial, waiting, join(work, `submissions-${index}`))))
    outcomes.push([trial, together(ofLanes.flat())])
  }
  return [{ title: 'Forms while everything fails', text: outcomeTable(outcomes) }]
}

/** Tries one waiting site after another. */
async function runEach(trial: Trial, waiting: Iterable<number>, work: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const site of waiting) {
    const state = `${work}-${site}`
    const outcome = await run(trial, site, state)
    outcomes.push(outcome)
    rmSync(state, { recursive: true, force: true })
    const { leads, mails } = outcome
    console.log(`submissions: site ${site}, ${grouped(trial.forms)} forms: ${JSON.stringify({ leads, mails })}`)
  }
  return outcomes
}

/** @param seed of the faults between the site and the mail server */
async function run(trial: Trial, seed: number, state: string): Promise<Outcome> {
  await loadDemo(state)
  await using site = await openFaultySite({ state, chance: chanceFrom(trial.forms + seed), likelihood })
  await site.query(openCalendar)
  const accepted = []
  const lots = Math.ceil(trial.forms / atOnce)
  const killed = new Set(Array.from({ length: trial.kills }, (_, index) => Math.floor(((index + 0.5) * lots) / trial.kills)))
  for (let lot = 0; lot < lots; lot += 1) {
    const sent = Promise.all(Array.from({ length: atOnce }, (_, index) => sendUntilTaken(site, sendingOf(lot * atOnce + index))))
    // Once, a mail server accepts a mail and disconnects before confirming: indistinguishable from a lost mail.
    if (lot === Math.floor(lots / 2) && trial.kills === 0) site.cutNextAfter()
    if (killed.has(lot)) {
      await new Promise((resolve) => setTimeout(resolve, 100 + (lot % 7) * 50))
      await site.kill()
    }
    accepted.push(...(await sent))
  }
  await settle(site, idleTime)
  return {
    tries: accepted.map(({ tries }) => tries).sort((one, other) => one - other),
    met: await site.met(),
    cuts: site.cuts,
    ...(await tally(site, accepted)),
  }
}

/** The sum of the outcomes of several sites. */
function together(outcomes: readonly Outcome[]): Outcome {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0)
  return {
    tries: outcomes.flatMap(({ tries }) => tries).sort((one, other) => one - other),
    met: addedUp(outcomes.map(({ met }) => met)),
    cuts: addedUp(outcomes.map(({ cuts }) => cuts)),
    leads: { lost: sum(({ leads }) => leads.lost), doubled: sum(({ leads }) => leads.doubled) },
    mails: {
      owed: sum(({ mails }) => mails.owed),
      lost: sum(({ mails }) => mails.lost),
      doubled: outcomes.flatMap(({ mails }) => mails.doubled),
      unasked: sum(({ mails }) => mails.unasked),
    },
  }
}

function addedUp(counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const total: Record<string, number> = {}
  for (const [name, count] of counts.flatMap((each) => Object.entries(each))) total[name] = (total[name] ?? 0) + count
  return total
}

function outcomeTable(outcomes: readonly (readonly [Trial, Outcome])[]): string {
  const rows = outcomes.map(([trial, { leads, mails, tries, cuts }]) => [
    trial.name,
    grouped(trial.sites * trial.forms),
    `${leads.lost} / ${leads.doubled}`,
    grouped(mails.owed),
    mails.lost,
    mails.doubled.length,
    `${cuts.after ?? 0} + ${trial.kills}`,
    `${tries[Math.floor(tries.length / 2)]}, at most ${tries.at(-1)}`,
    verdict(leads.lost + leads.doubled + mails.lost + mails.unasked === 0 && mails.doubled.length <= Math.max(cuts.after ?? 0, trial.kills)),
  ])
  const faults = outcomes.map(([trial, { met, cuts }]) => `${trial.name}: ${list(met)}; mail connections: ${list(cuts)}.`)
  return `Real HTTP, workerd, D1, KV, R2 and Queue, mails by SMTP into a mailbox. One binding call in ten fails before or after taking effect, is slow or (on the queue) is delivered twice; one mail connection in ten is cut or slow. Visitors resubmit until the form is accepted. A mail is duplicated only if the connection was cut after acceptance, or the process died before marking it; both copies have the same Message-ID.

${table(['', 'forms', 'lost / duplicated', 'mails due', 'lost', 'duplicated', 'cut after acceptance + kills', 'submissions per form', '0 lost, at most one duplicate per cut or kill'], rows)}

${faults.join('\n\n')}`
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .sort()
    .map(([name, count]) => `${name} ${grouped(count)}`)
    .join(', ')
}
