/** What one process of a run does; its files are JSON. */
export interface Plan {
  /** The instrumented code: `[path, code][]`. */
  readonly code: string
  /** This process's own log, and those of all processes. */
  readonly log: string
  readonly logs: readonly string[]
  /** Test files, relative to the repository. */
  readonly tests: readonly string[]
  /** Ids of the mutants to try where a test executes them. */
  readonly mutants: readonly string[]
  /** Milliseconds that all mutants of one test may take together. */
  readonly mostCost: number
  /** What a test tries whose mutants take longer: nothing, since other tests may notice them for less, or as many as fit, chosen by chance. */
  readonly ifDearer: 'none' | 'some'
  /** Mutants that act while modules load, each tried alone in a fresh environment by its own test files; null: a run as above. */
  readonly whileLoading: readonly { readonly id: string; readonly tests: readonly string[] }[] | null
}

/** What a process notes, a line of JSON each. */
export type Entry =
  /** A test begins, as it is. */
  | { readonly kind: 'test'; readonly test: string }
  /** What the tests of a file executed, and how many milliseconds they take as they are. */
  | { readonly kind: 'covered'; readonly file: string; readonly ids: readonly string[]; readonly took: number }
  /** What is executed while modules load. */
  | { readonly kind: 'loaded'; readonly ids: readonly string[] }
  | { readonly kind: 'try'; readonly id: string }
  /** `remembered`: the mutant was not executed again, because the code keeps what it has worked out. */
  | { readonly kind: 'killed' | 'alive' | 'remembered'; readonly id: string; readonly test: string }
  /** A test fails now without a mutant too: the process ends. */
  | { readonly kind: 'spoilt'; readonly id: string; readonly test: string }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'end' }
