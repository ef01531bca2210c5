import type { Reader } from './yaml-reader'

const LISTS = ['deliverables', 'measures'] as const
type Lists<Entry> = { [List in (typeof LISTS)[number]]?: readonly Entry[] | undefined }

/** Reports a service whose controls do not name each deliverable and each outcome once. */
export function checkControls(
  reader: Reader,
  file: string,
  controls: readonly (Lists<number | undefined> | undefined)[] | undefined,
  copy: Lists<unknown> | undefined,
): void {
  if (!controls)
    return reader.problem(file, ['controls'], 'are missing. A service of the group cybersecurity names them.')
  for (const list of LISTS) {
    const named = controls.flatMap((control) => control?.[list] ?? [])
    for (const position of (copy?.[list] ?? []).keys()) {
      const count = named.filter((one) => one === position).length
      if (count !== 1) {
        const times = count === 0 ? 'in no control' : 'in more than one control'
        reader.problem(file, ['controls'], `name number ${position} of the ${list} ${times}. Each stands in one.`)
      }
    }
    const beyond = named.find((position) => copy?.[list] && Number(position) >= copy[list].length)
    if (beyond !== undefined)
      reader.problem(file, ['controls'], `name number ${beyond} of the ${list}, which there is not.`)
  }
}
