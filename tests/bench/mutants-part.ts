import { writeFileSync } from 'node:fs'
import { chanceFrom } from '../kit/chance.ts'
import type { Mutant } from './mutants/instrument.ts'
import { type MutantResult, type Outcome, tryMutants } from './mutants/mutate.ts'
import { mutatedFiles } from './mutants/sources.ts'
import { table } from './report.ts'

/** A file for what no test noticed. */
const survivorsFile = 'dist/surviving-mutants.txt'
const sampleSize = 1500
const targets = { killed: 0.85, notCovered: 0.1 }

/**
 * Changes the code in small ways, each by itself, and counts which of them the tests of rules notice. Tests of requests run the built Worker, which
 * holds the code as it is: they cannot notice, and do not count as covering either.
 */
export async function mutants(_states: unknown, work: string) {
  const seed = Number(process.env.MUTANTS_SEED ?? Date.now() % 1_000_000)
  const size = Number(process.env.MUTANTS ?? sampleSize)
  console.log(`MUTANTS_SEED=${seed}`)
  const started = performance.now()
  let of = 0
  const results = await tryMutants(
    (all) => {
      of = all.length
      return sampled(all, size, seed)
    },
    work,
    Number(process.env.MUTANTS_PROCESSES ?? 2),
  )
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  const missed = results.filter(({ outcome }) => outcome === 'survived' || outcome === 'notCovered')
  writeFileSync(survivorsFile, `MUTANTS_SEED=${seed}\n\n${missed.map(described).join('\n')}`)
  console.log(`${missed.length} that no test noticed: ${survivorsFile}`)
  const rows = [...Map.groupBy(results, ({ mutant }) => mutant.file.split('/').slice(0, 2).join('/'))].map(([room, some]) => rowOf(room, some))
  const head = [
    '',
    'mutants',
    'noticed',
    'did not end',
    'survived',
    'not covered',
    'of the covered noticed',
    `≥ ${targets.killed * 100} %`,
    `not covered ≤ ${targets.notCovered * 100} %`,
  ]
  const note = `${results.length} of ${of} mutants in ${mutatedFiles().length} files, \`MUTANTS_SEED=${seed}\`, ${minutes} minutes. All default mutators of Stryker; nothing is excluded. Covered: executed by a test of rules.`
  return [{ title: 'Mutants', text: `${note}\n\n${table(head, [...rows, rowOf('all', results)])}` }]
}

function rowOf(name: string, results: readonly MutantResult[]): readonly (string | number)[] {
  const count = (...outcomes: readonly Outcome[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length
  const covered = results.length - count('notCovered')
  const noticed = covered === 0 ? 1 : count('killed', 'ended') / covered
  const notCovered = count('notCovered') / results.length
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    ...[name, results.length, count('killed'), count('ended'), count('survived'), `${count('notCovered')} (${percent(notCovered)})`, percent(noticed)],
    ...[noticed >= targets.killed, notCovered <= targets.notCovered].map((holds) => (holds ? 'yes' : '**no**')),
  ]
}

function described({ mutant: { file, line, column, mutator, was, becomes }, outcome }: MutantResult): string {
  return `${outcome === 'survived' ? 'survived' : 'not covered'} ${file}:${line}:${column} ${mutator}\n${prefixed('-', was)}\n${prefixed('+', becomes)}\n`
}

function prefixed(sign: string, text: string): string {
  const lines = text.split('\n')
  const shown = lines.length > 6 ? [...lines.slice(0, 5), '…'] : lines
  return shown.map((each) => `  ${sign} ${each}`).join('\n')
}

/** A sample that a seed repeats. */
function sampled(all: readonly Mutant[], size: number, seed: number): readonly Mutant[] {
  const chance = chanceFrom(seed)
  return all
    .map((mutant) => ({ mutant, rank: chance.between(0, 1) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, size)
    .map(({ mutant }) => mutant)
}
