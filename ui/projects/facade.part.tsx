import { part } from '../islands/html-hooks.ts'
import type { FacadeUnitView, FacadeView } from './facade.present.ts'
import type { Block, PlacedUnit } from './facade-layout.present.ts'

/** A project's buildings in ink lines: a window that is lit is a home on offer. Every unit is a link, in the order of the floors. */
export function Facade({ facade: { title, note, legend, blocks } }: { facade: FacadeView }) {
  return (
    <figure className="facade">
      <div className="facade-blocks">
        {blocks.map((block) => (
          <Building key={block.units[0]?.unit.id} block={block} title={title} />
        ))}
      </div>
      <figcaption className="hint">
        <ul className="facade-legend">
          {legend.map(({ state, text }) => (
            <li key={state}>
              <svg viewBox="0 0 14 18" width="14" height="18" aria-hidden="true" className={`facade-unit is-${state}`}>
                <Window x={1} y={1} width={12} height={16} state={state} />
              </svg>
              {text}
            </li>
          ))}
        </ul>
        {note}
      </figcaption>
    </figure>
  )
}

/** In units of about a pixel on a phone, where ten columns fit 288 of them. */
const storey = 42
const widest = 56
const room = 264
const pad = 8
const roof = 16
const letter = 6

function Building({ block, title }: { block: Block<FacadeUnitView>; title: string }) {
  const { columns, lowest, highest, units, tops } = block
  const column = Math.min(widest, Math.floor(room / columns))
  const width = columns * column + 2 * pad
  const height = (highest - lowest + 1) * storey + roof + 4
  const ground = (highest + 1) * storey + roof
  const topOf = (each: number) => ground - (each + 1) * storey
  // Houses in a row have a gable each.
  const isRow = highest === 0
  const walls = tops.map((top, index) => (top === null ? '' : wallOf(pad + index * column, topOf(top), column, ground, isRow)))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={`${width / 16}em`} role="list" aria-label={title}>
      <path d={walls.join('')} className="facade-wall" />
      <path d={`M0 ${ground}H${width}`} className="facade-ground" />
      {units.map((placed) => (
        <UnitWindow key={placed.unit.id} placed={placed} x={pad + placed.column * column} y={topOf(placed.to)} column={column} />
      ))}
    </svg>
  )
}

/** The outline of a column, with its roof: a gable, or a cornice that stands out a little. */
function wallOf(x: number, y: number, column: number, ground: number, isRow: boolean): string {
  const walls = `M${x} ${ground}V${y}M${x + column} ${ground}V${y}`
  return isRow ? `${walls}M${x} ${y}l${column / 2}-${roof - 2} ${column / 2} ${roof - 2}` : `${walls}M${x - 3} ${y}h${column + 6}m-3 0v-4h${-column}v4`
}

interface UnitWindowProps {
  readonly placed: PlacedUnit<FacadeUnitView>
  readonly x: number
  readonly y: number
  readonly column: number
}

function UnitWindow({ placed: { unit, from, to }, x, y, column }: UnitWindowProps) {
  const height = (to - from + 1) * storey
  const hasName = unit.unit !== '' && unit.unit.length * letter <= column - 2
  const gap = 2
  const most = Math.floor((column - 6) / 7)
  const count = Math.min(unit.windows, most)
  const each = Math.min(11, (column - 8 - (count - 1) * gap) / count)
  const left = x + (column - count * each - (count - 1) * gap) / 2
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g role="listitem">
      <a href={unit.href} aria-label={unit.text} className={`facade-unit is-${unit.state}`} {...part('unit', unit.id)}>
        <rect x={x} y={y} width={column} height={height} className="facade-cell" />
        {Array.from({ length: to - from + 1 }, (_, level) =>
          Array.from({ length: count }, (_each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: windows are never reordered
            <Window key={`${level} ${index}`} x={left + index * (each + gap)} y={y + level * storey + 7} width={each} height={17} state={unit.state} />
          )),
        )}
        {hasName && (
          <text x={x + column / 2} y={y + height - 6} textAnchor="middle">
            {unit.unit}
          </text>
        )}
      </a>
    </g>
  )
}

interface WindowProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly state: FacadeUnitView['state']
}

/** Lit, an empty outline for an option, or dark with closed shutters. */
function Window({ x, y, width, height, state }: WindowProps) {
  const slats = [0.25, 0.5, 0.75].map((part) => `M${x} ${y + height * part}h${width}`).join('')
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="facade-window" />
      {state === 'sold' && <path d={slats} className="facade-slats" />}
      {state === 'option' && <path d={`M${x} ${y + height}l${width}-${height}`} className="facade-bar" />}
    </>
  )
}
