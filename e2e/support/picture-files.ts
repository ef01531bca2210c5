import { readFileSync } from 'node:fs'

import type { PictureFiles } from '@/components/ui/picture-files'

/** The image step's results for each picture, read as a file: Node does not import JSON without an attribute. */
const manifest = JSON.parse(readFileSync('generated/pictures.json', 'utf8')) as Readonly<
  Record<string, Partial<PictureFiles>>
>

export const pictureNames = Object.keys(manifest)

/** Every size of a picture in every shape. */
export function filesOf(name: string): readonly string[] {
  const { tall, landscape, ...whole } = manifest[name] ?? {}
  return [whole, tall, landscape].flatMap((shape) => shape?.sources ?? []).map(({ src }) => src)
}
