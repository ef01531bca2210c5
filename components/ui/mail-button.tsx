import { ButtonLink } from './button'
import { Icon } from './icon'

export interface MailButtonProps {
  /** Opens the visitor's mail program. */
  href: string
  label: string
  /** What the mail is about, for screen-reader users who hear the link alone. */
  about: string
}

/** The action of a page: a mail about what it shows. */
export const MailButton = ({ href, label, about, variant }: MailButtonProps & { variant: 'primary' | 'solid' }) => (
  <ButtonLink variant={variant} href={href}>
    <Icon name="mail" />
    {label}
    <span className="sr-only">{`: ${about}`}</span>
  </ButtonLink>
)
