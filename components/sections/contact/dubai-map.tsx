import { STAR_PATH } from '@/components/ui/star-path'
import type { MapPlace } from '@/content/schema/pages'

import { COAST, CREEK, PALM, PLACES, type Point, ROADS, RUNWAYS } from './dubai-coordinates'

/** The area in degrees, and its drawn size. A degree of longitude is shorter here by the cosine of the latitude. */
const WEST = 54.795
const NORTH = 25.3
const SCALE = { x: 905, y: 1000 }
const BOX = '24 -35 780 320'

const project = ([longitude, latitude]: Point) =>
  [Math.round((longitude - WEST) * SCALE.x), Math.round((NORTH - latitude) * SCALE.y)] as const
/** A curve that bends at the points: from the middle of one side to the middle of the next. */
const curve = (points: readonly Point[]) => {
  const [start, ...rest] = points.map(project)
  const bends = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y]
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return `M${start?.join(' ')}${bends.join('')}`
}

/** The colours of labels, land and sea. */
const SAND = '#e9e1d1'
const LAND = 'var(--color-ink-800)'
const INK = 'var(--color-ink-900)'
/** Places whose names are on the water. */
const OFF_SHORE = ['gulf', 'palm']

/** Half of the Palm's fronds, from its trunk outwards. The trunk points up. */
const FRONDS = [6, 10, 14, 18, 22, 26, 30].map(
  (y) => `M0-${y}Q${y > 26 ? 5 : 9}-${y + 1} ${18 - Math.abs(y - 16) / 2}-${y + 9}`,
)

interface DubaiMapProps {
  places: Readonly<Record<MapPlace, string>>
  /** Where the company is, if the owner's map says so. */
  pin?: Point
}

/** A drawing of Dubai that decorates the place of the owner's map until the map is loaded. */
export function DubaiMap({ places, pin }: DubaiMapProps) {
  return (
    <svg
      className="size-full [mask:linear-gradient(#000_90%,#0000)]"
      viewBox={BOX}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      fontSize={8}
      aria-hidden="true"
    >
      <path d={`${curve(COAST)}Z`} fill={LAND} stroke="var(--color-brand-400)" strokeWidth={1.2} />
      <path d={ROADS.map(curve).join('')} stroke="#3c5576" strokeWidth={0.7} />
      <path d={curve(CREEK)} stroke={INK} strokeWidth={1.6} />
      <path d={RUNWAYS.map(curve).join('')} stroke={SAND} />
      <g
        transform={`translate(${project(PALM).join(' ')}) rotate(-45)`}
        stroke="var(--color-brand-400)"
        strokeWidth={1.4}
      >
        <path d="M0 0V-34" />
        <path d={FRONDS.join('')} />
        <path d={FRONDS.join('')} transform="scale(-1 1)" />
        <path d="M19-13A25 25 0 1 1-19-13" />
      </g>
      {Object.entries(PLACES).map(([place, point]) => {
        const [x, y] = project(point)
        const isOffShore = OFF_SHORE.includes(place)
        // A halo in the colour of the ground keeps lines off the letters.
        return (
          <text
            key={place}
            x={x}
            y={y}
            fill={SAND}
            stroke={isOffShore ? INK : LAND}
            strokeWidth={3}
            strokeLinejoin="round"
            paintOrder="stroke"
            textAnchor="middle"
          >
            {places[place as MapPlace]}
          </text>
        )
      })}
      {pin && (
        <path
          d={STAR_PATH}
          transform={`translate(${project(pin).join(' ')}) translate(-8 -8)`}
          fill="var(--color-brand-400)"
          stroke={INK}
          strokeWidth={3}
          paintOrder="stroke"
        />
      )}
    </svg>
  )
}
