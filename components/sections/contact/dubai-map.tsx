import type { MapPlace } from '@/content/pages/contact/types'

import { COAST, CREEK, PALM, PLACES, type Point, ROADS, RUNWAYS } from './dubai-coordinates'

/** The area, degrees, and how large it is drawn. A degree of longitude is shorter here by the cosine of the latitude. */
const WEST = 54.795
const NORTH = 25.3
const SCALE = { x: 905, y: 1000 }
const SIZE = { width: 805, height: 250 }

const project = ([longitude, latitude]: Point) =>
  [Math.round((longitude - WEST) * SCALE.x), Math.round((NORTH - latitude) * SCALE.y)] as const
const line = (points: readonly Point[]) => `M${points.map((point) => project(point).join(' ')).join('L')}`

/** Half of the Palm's fronds: from its trunk, which points up, outwards. */
const FRONDS = [6, 10, 14, 18, 22, 26, 30].map(
  (y) => `M0-${y}Q${y > 26 ? 5 : 9}-${y + 1} ${18 - Math.abs(y - 16) / 2}-${y + 9}`,
)

/** A drawing of Dubai, as decoration behind the map of the owner until that is loaded. */
export function DubaiMap({ places }: { places: Readonly<Record<MapPlace, string>> }) {
  return (
    <svg
      className="dubai-map"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="land" d={`${line(COAST)}Z`} />
      <path className="road" d={ROADS.map(line).join('')} />
      <path className="water" d={line(CREEK)} />
      <path className="runway" d={RUNWAYS.map(line).join('')} />
      <g className="palm" transform={`translate(${project(PALM).join(' ')}) rotate(-45)`}>
        <path d="M0 0V-34" />
        <path d={FRONDS.join('')} />
        <path d={FRONDS.join('')} transform="scale(-1 1)" />
        <path d="M19-13A25 25 0 1 1-19-13" />
      </g>
      {Object.entries(PLACES).map(([place, point]) => {
        const [x, y] = project(point)
        return (
          <text key={place} x={x} y={y} data-place={place}>
            {places[place as MapPlace]}
          </text>
        )
      })}
    </svg>
  )
}
