import { Picture } from '@/components/ui/picture'
import type { ScreenPicture } from '@/lib/picture-names'

interface Screen {
  name: string
  picture: ScreenPicture
}

/** The phones without their frames. */
const SIZES = '(max-width: 1023px) 184px, (max-width: 1279px) 208px, 264px'
const WIDTHS = { min: 216 }

/** Two phones at the end of a product's hero, the front one higher. */
export function Phones({ front, back }: { front: Screen; back: Screen }) {
  return (
    <div className="hero-phones">
      <div className="phone back">
        <Picture name={back.picture} alt={back.name} sizes={SIZES} widths={WIDTHS} />
      </div>
      <div className="phone front">
        <Picture name={front.picture} alt={front.name} sizes={SIZES} widths={WIDTHS} />
      </div>
    </div>
  )
}
