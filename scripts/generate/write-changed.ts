import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Leaves an unchanged file alone: a running `next dev` reloads whatever is written. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
