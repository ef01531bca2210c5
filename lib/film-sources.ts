/** Stages that stand upright, which are given upright pictures and films; a media condition. */
export const UPRIGHT_STAGE = '((max-width: 767px) or (max-aspect-ratio: 4/5))'

interface FilmSource {
  src: string
  type: string
  media?: string
}

/**
 * The files of a film by the path of its .mp4: beside it lie the same in VP9, which is smaller and which cheap phones
 * decode in hardware too, and an upright cut of both. A browser takes the first that it can play.
 */
export function filmSources(path: string): readonly FilmSource[] {
  const stem = path.replace(/\.mp4$/, '')
  return [
    { src: `${stem}-tall.webm`, type: 'video/webm', media: UPRIGHT_STAGE },
    { src: `${stem}-tall.mp4`, type: 'video/mp4', media: UPRIGHT_STAGE },
    { src: `${stem}.webm`, type: 'video/webm' },
    { src: path, type: 'video/mp4' },
  ]
}
