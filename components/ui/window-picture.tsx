import type { PictureName } from '@/content/pictures'

import { Picture } from './picture'

/** 16:9 wherever the window is not upright, and 4:5 there. */
const SIZES = '(max-aspect-ratio: 16/9) 177.7svh, 100vw'
const UPRIGHT = { media: '(max-aspect-ratio: 4/5)', sizes: 'max(100vw, 80svh)' }

/** A picture for decoration that covers the window. */
export function WindowPicture({ name, eager }: { name: PictureName; eager?: boolean }) {
  return <Picture name={name} alt="" sizes={SIZES} tall={UPRIGHT} eager={eager} />
}
