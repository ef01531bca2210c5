import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import { DeviceFigure } from '@/components/ui/device-figure'
import { Heading } from '@/components/ui/heading'
import { headingId, Section } from '@/components/ui/section'
import type { NamedText } from '@/content/types'
import type { ScreenPicture } from '@/lib/picture-names'

interface AnnotatedPhoneProps extends FoldedHeading {
  /** Half of them are on each side of the phone. */
  items: readonly NamedText[]
  screen: { picture: ScreenPicture; name: string; caption: string }
}

/** The parts of an app around a phone that shows one of its screens. */
export function AnnotatedPhone({ id, heading, folded, items, screen }: AnnotatedPhoneProps) {
  return (
    <Section id={id} surface="dark" className="lg:pb-0" inner="wrap">
      <Heading id={headingId(id)}>{heading}</Heading>
      <div className="relative">
        <DescriptionList items={items} columns={2} look="around" folded={folded} />
        {/* It rises from the lower edge of the section. */}
        <DeviceFigure
          className="absolute inset-0 mx-auto flex w-76 flex-col gap-5 border-t border-accent pt-3 text-sm text-muted *:last:flex-1"
          device="phone"
          rising
          screen={screen}
        />
      </div>
    </Section>
  )
}
