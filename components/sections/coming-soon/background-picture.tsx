import { Picture } from '@/components/ui/picture'

/** For the 16:9 picture. */
const SIZES = '(max-aspect-ratio: 16/9) 177.7svh, 100vw'
/** For the 4:5 crop, in viewports that are at least as tall. */
const TALL = { media: '(max-aspect-ratio: 4/5)', sizes: 'max(100vw, 80svh)' }

/** A decorative picture that covers the viewport. */
export function BackgroundPicture({ name, eager }: { name: string; eager?: boolean }) {
  return <Picture name={name} alt="" sizes={SIZES} tall={TALL} eager={eager} />
}
