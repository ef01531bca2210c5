import { Icon } from '@/components/ui/icon'
import { site } from '@/content/site'
import { phoneHref } from '@/lib/phone-href'

export function FooterContact({ title, location }: { title: string; location: string }) {
  return (
    <div className="site-footer-contact">
      <h2>{title}</h2>
      <ul>
        <li>
          <a href={`mailto:${site.emails[0]}`}>
            <Icon name="mail" />
            <bdi dir="ltr">{site.emails[0]}</bdi>
          </a>
        </li>
        <li>
          <a href={phoneHref(site.phone)}>
            <Icon name="phone" />
            <bdi dir="ltr">{site.phone}</bdi>
          </a>
        </li>
        <li>
          <span>
            <Icon name="pin" />
            {location}
          </span>
        </li>
      </ul>
    </div>
  )
}
