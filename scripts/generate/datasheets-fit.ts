import { type Layout, withLayout } from './typst/compiler'

interface Step {
  /** Of the body type, in pt; everything else follows from it. */
  size: number
  /** Above and below a row of bullets, in mm. */
  padding: number
}

/** Larger type first: on paper it is worth more than air. Below the last it would no longer read well. */
const sizes = [12, 11.5, 11, 10.5, 10, 9.5, 9] as const
/** Half the space between two rows, in mm for each pt of the type. */
const TIGHTEST = 0.27
const paddings = [0.44, 0.38, 0.32, TIGHTEST] as const

const step = (size: number, share: number): Step => ({ size, padding: size * share })

/** For a sheet that needs its second page: there is room again. */
const twoPages = step(11, 0.4)

interface Source {
  data: object
  files: Readonly<Record<string, Buffer>>
  label: string
}

/** The first of the options that fits, where all that come after one that fits do so too. */
function firstFitting<T>(options: readonly T[], fits: (option: T) => boolean): T | undefined {
  let low = 0
  let high = options.length
  while (low < high) {
    const middle = (low + high) >> 1
    const option = options[middle]
    if (option !== undefined && fits(option)) high = middle
    else low = middle + 1
  }
  return options[low]
}

/** Lays a sheet out as large as one page allows; what does not fit even when set tight gets two pages. */
export function withFittedSheet<T>({ data, files, label }: Source, draw: (layout: Layout) => T): T {
  const lay = <R>(chosen: Step, use: (layout: Layout) => R): R =>
    withLayout({ template: 'datasheet.typ', data: { ...data, step: chosen }, files, label }, use)
  const onOnePage = (chosen: Step) => lay(chosen, ({ pages }) => pages === 1)

  const size = firstFitting(sizes, (option) => onOnePage(step(option, TIGHTEST)))
  if (size === undefined) {
    return lay(twoPages, (layout) => {
      if (layout.pages > 2) throw new Error('the words do not fit two pages')
      return draw(layout)
    })
  }
  const padding = firstFitting(paddings, (option) => onOnePage(step(size, option)))
  return lay(step(size, padding ?? TIGHTEST), draw)
}
