import { Picture } from '@/components/ui/picture'
import type { ScreenPicture } from '@/lib/picture-names'

interface Screen {
  name: string
  picture: ScreenPicture
}

const SIZES = '(max-width: 767px) 200px, 280px'

/** Two phones at the end of a product's hero, the front one higher. */
export function Phones({ front, back }: { front: Screen; back: Screen }) {
  return (
    <div className="hero-phones">
      <div className="phone back">
        <Picture name={back.picture} alt={back.name} sizes={SIZES} />
      </div>
      <div className="phone front">
        <Picture name={front.picture} alt={front.name} sizes={SIZES} />
      </div>
    </div>
  )
}
