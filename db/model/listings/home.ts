/** A listing or project as owners know it: what their records are about. */
export interface Home {
  readonly kind: 'listing' | 'project'
  readonly id: number
}
