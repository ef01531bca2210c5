/** Media condition for the portrait versions of pictures and videos. */
export const UPRIGHT_STAGE = '((width < 48rem) and (max-aspect-ratio: 1))'

interface VideoSource {
  src: string
  type: string
  media?: string
}

/**
 * Returns the `<source>` elements of a video from the path of its .mp4. The same folder holds a VP9 file, which is
 * smaller and which cheap phones also decode in hardware, and portrait versions of both. A browser plays the first it
 * can.
 */
export function videoSources(path: string): readonly VideoSource[] {
  const stem = path.replace(/\.mp4$/, '')
  return [
    { src: `${stem}-tall.webm`, type: 'video/webm', media: UPRIGHT_STAGE },
    { src: `${stem}-tall.mp4`, type: 'video/mp4', media: UPRIGHT_STAGE },
    { src: `${stem}.webm`, type: 'video/webm' },
    { src: path, type: 'video/mp4' },
  ]
}
