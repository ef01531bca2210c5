import { readFile } from 'node:fs/promises'

import sharp from 'sharp'

import type { Master } from './picture-masters'

/** No page shows a smaller picture over its whole width, px. */
const SMALLEST = { width: 1280, height: 720 }

/** Reads the file of a picture. Says in a sentence for its author what is wrong with it. */
export async function readPicture({ kind, name, file }: Pick<Master, 'kind' | 'name' | 'file'>) {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`Picture "${name}" has no master ${file}`)
  })
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`Picture "${name}": ${file} is no picture that can be read. Save it again as WebP.`)
    })
  if (kind === 'scene' && (width < SMALLEST.width || height < SMALLEST.height)) {
    const needed = `${SMALLEST.width} × ${SMALLEST.height} px or more, better 1920 × 1080`
    throw new Error(`Picture "${name}": ${file} has ${width} × ${height} px. It needs ${needed}.`)
  }
  return { bytes, width, height }
}
