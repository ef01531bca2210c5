import { ButtonLink } from './button'
import { Icon } from './icon'

interface DownloadButtonProps {
  variant: 'solid' | 'outline'
  href: string
  label: string
}

/** A button that downloads a file. */
export const DownloadButton = ({ variant, href, label }: DownloadButtonProps) => (
  <ButtonLink variant={variant} href={href} download>
    <Icon name="download" />
    {label}
  </ButtonLink>
)
