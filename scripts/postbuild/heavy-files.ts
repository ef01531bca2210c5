import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const KB = 1024

/** Files above these sizes are worth a look: they cost a visitor's time, but are no fault. */
const KINDS = [
  { folder: 'pictures', name: /-(\d{3}|1[01]\d\d|12[0-7]\d|1280)\.avif$/, kb: 90 },
  // Messengers leave out a picture that takes too long.
  { folder: 'social', name: /\.jpg$/, kb: 120 },
  { folder: 'pdfs', name: /\.pdf$/, kb: 1024 },
]

/** A line for each heavy picture, card or document in an exported folder, with its size in KB; the largest first. */
export async function heavyFiles(folder: string): Promise<readonly string[]> {
  const heavy = KINDS.map(async ({ folder: kind, name, kb }) => {
    const files = (await readdir(path.join(folder, kind), { recursive: true })).filter((file) => name.test(file))
    const sized = await Promise.all(
      files.map(async (file) => ({
        file: path.posix.join('/', kind, ...file.split(path.sep)),
        kb: (await stat(path.join(folder, kind, file))).size / KB,
      })),
    )
    return sized
      .filter((file) => file.kb > kb)
      .sort((a, b) => b.kb - a.kb)
      .map((file) => `${file.kb.toFixed(0).padStart(8)} KB  ${file.file}  more than ${kb} KB`)
  })
  return (await Promise.all(heavy)).flat()
}
