import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'

import { endedCpuSeconds, watchMemory } from './process-tree'

export interface RunFigures {
  seconds: number
  /** Time of all processors together, which a busy machine does not lengthen; undefined without /proc. */
  cpuSeconds: number | undefined
  /** Of the whole process tree, bytes; undefined where the system does not tell. */
  peakMemory: number | undefined
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const

interface RunOptions {
  cwd: string
  /** What the program prints goes here. */
  log: string
  limitMinutes: number
}

/** Runs a Node program with its time and memory taken; throws where it fails or takes longer than the limit. */
export async function runMeasured(nodeArguments: readonly string[], options: RunOptions): Promise<RunFigures> {
  const { cwd, log, limitMinutes } = options
  const output = await open(log, 'a')
  const begin = performance.now()
  const cpuBefore = endedCpuSeconds()
  // A group of its own, so that the limit ends its workers too.
  const child = spawn(process.execPath, [...nodeArguments], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  })
  const endGroup = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'))
  const stopHere = () => {
    endGroup()
    process.exit(130)
  }
  for (const signal of STOP_SIGNALS) process.once(signal, stopHere)
  let isTooLong = false
  const limit = setTimeout(() => {
    isTooLong = true
    endGroup()
  }, limitMinutes * 60_000)
  const memory = watchMemory(child.pid ?? 0)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) {
      const reason = isTooLong ? `took more than ${limitMinutes} minutes` : `failed with code ${code}`
      throw new Error(`node ${nodeArguments.join(' ')} ${reason}; see ${log}`)
    }
    const cpuAfter = endedCpuSeconds()
    return {
      seconds: (performance.now() - begin) / 1000,
      cpuSeconds: cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore,
      peakMemory: memory.stop(),
    }
  } finally {
    memory.stop()
    clearTimeout(limit)
    for (const signal of STOP_SIGNALS) process.off(signal, stopHere)
    await output.close()
  }
}
