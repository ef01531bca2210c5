import { readFile } from 'node:fs/promises'

import sharp from 'sharp'

import { PlainError } from './failures'
import type { PictureKind } from './picture-widths'

/** No page shows a smaller picture over its whole width, px. */
const SMALLEST = { width: 1280, height: 720 }

interface Named {
  file: string
  /** The file, and the field in it, that name it. */
  namedIn: string
}

/** A file that is damaged, or something else than a picture. */
export const unreadable = ({ file, namedIn }: Named) =>
  new PlainError(`${file}, named in ${namedIn}, is no picture that can be read. Save it again as WebP.`)

/** Reads the file of a picture. Says in a sentence for its author what is wrong with it. */
export async function readPicture(master: Named & { kind: PictureKind }) {
  const { kind, file, namedIn } = master
  const bytes = await readFile(file).catch(() => {
    throw new PlainError(`${file}, named in ${namedIn}, is not there. Put it there, or name another one.`)
  })
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw unreadable(master)
    })
  if (kind === 'scene' && (width < SMALLEST.width || height < SMALLEST.height)) {
    const needed = `${SMALLEST.width} × ${SMALLEST.height} px or more, better 1920 × 1080`
    throw new PlainError(`${file}, named in ${namedIn}, has ${width} × ${height} px. It needs ${needed}.`)
  }
  return { bytes, width, height }
}
