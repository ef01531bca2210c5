import manifest from '@/generated/pictures.json'

export interface PictureShape {
  /** Of the largest there could be, in px. */
  width: number
  height: number
  avif: readonly { width: number; src: string }[]
  webp: readonly { width: number; src: string }[]
}

interface PictureFiles extends PictureShape {
  /** Scenes have an upright cut too. */
  tall?: PictureShape
}

/** The files that the image step made of a picture; throws with its name when there are none. */
export function pictureFiles(name: string): PictureFiles {
  const files = (manifest as Record<string, PictureFiles>)[name]
  if (!files) throw new Error(`Picture "${name}" is not in generated/pictures.json: run npm run generate`)
  return files
}
