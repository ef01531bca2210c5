import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'

interface SamplesInvitationProps {
  title: string
  text: string
  link: { title: string; href: string }
}

/** One line about the samples, with a link to all of them. */
export const SamplesInvitation = ({ title, text, link }: SamplesInvitationProps) => (
  <div className="mt-14 wrap grid-12 lg:items-end">
    <div className="lg:col-end-9">
      <h3 className="h3">{title}</h3>
      <p className="mt-2 text-fg-2">{text}</p>
    </div>
    <p className="mt-4 lg:col-start-10 lg:justify-self-end">
      <ArrowLink href={link.href}>
        {link.title}
        <Icon name="right" />
      </ArrowLink>
    </p>
  </div>
)
