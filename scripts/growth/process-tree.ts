import { readdirSync, readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'

/** A process as /proc shows it. */
export interface ProcessEntry {
  pid: number
  parent: number
  /** Resident memory, bytes. */
  memory: number
}

const PAUSE_MS = 250
/** Pages of memory on all machines that have /proc and run this. */
const PAGE_BYTES = 4096

/** /proc counts time in these. */
const TICKS_IN_A_SECOND = 100

/** The fields of /proc/<pid>/stat behind the name, which may hold spaces and brackets; the first is the state. */
const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

/** The parent in the text of /proc/<pid>/stat. */
export const parentOf = (stat: string): number => Number(fieldsOf(stat)[1])

/** The processor time, in seconds, of the ended children in the text of /proc/<pid>/stat, and of theirs. */
export function childrenSeconds(stat: string): number {
  const [user, system] = fieldsOf(stat).slice(13, 15)
  return (Number(user) + Number(system)) / TICKS_IN_A_SECOND
}

/** The processor time of all that this process has started and that has ended; undefined on systems without /proc. */
export const endedCpuSeconds = (): number | undefined =>
  process.platform === 'linux' ? childrenSeconds(readFileSync('/proc/self/stat', 'utf8')) : undefined

function readProcess(pid: string): ProcessEntry[] {
  try {
    const residentPages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const parent = parentOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return [{ pid: Number(pid), parent, memory: residentPages * PAGE_BYTES }]
  } catch {
    // It has ended since the folder was listed.
    return []
  }
}

/** The memory of a process and all that it has started; what they share counts once for each. */
export function treeMemory(root: number, processes: readonly ProcessEntry[]): number {
  const own = processes.filter(({ pid }) => pid === root)
  const children = processes.filter(({ parent, pid }) => parent === root && pid !== root)
  return (own[0]?.memory ?? 0) + children.reduce((sum, { pid }) => sum + treeMemory(pid, processes), 0)
}

/** Watches the memory of a process tree; `stop` gives its peak in bytes, undefined on systems without /proc. */
export function watchMemory(root: number): { stop: () => number | undefined } {
  if (process.platform !== 'linux') return { stop: () => undefined }
  let peak = 0
  const timer = setInterval(() => {
    const processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
    peak = Math.max(peak, treeMemory(root, processes))
  }, PAUSE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}
