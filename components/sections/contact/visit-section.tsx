import { ButtonRow } from '@/components/ui/button-row'
import { DownloadButton } from '@/components/ui/download-button'
import { ForwardLink } from '@/components/ui/forward-link'
import { Picture } from '@/components/ui/picture'
import { unbroken } from '@/components/ui/unbroken'
import { messages } from '@/content/messages'
import { officeHours } from '@/content/office-hours'
import { pagePaths } from '@/content/page-paths'
import { contactPage, openingSentences } from '@/content/pages'
import { profileLink } from '@/content/views/profile-link'
import { DAY_LIGHTS, type DayLight } from '@/lib/dubai-time'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { DubaiHour } from './dubai-hour'

/** One of four pictures is shown. The others are lazy and not displayed, so browsers do not fetch them. */
const SHOWN = {
  dawn: 'in-data-[light=dawn]:block',
  noon: 'in-data-[light=noon]:block',
  dusk: 'in-data-[light=dusk]:block',
  night: 'in-data-[light=night]:block',
} as const satisfies Readonly<Record<DayLight, string>>

/** The opening hours and the company's papers, beside the current light in Dubai. */
export function VisitSection({ locale }: { locale: Locale }) {
  const { hours, pictureAlts } = contactPage[locale]
  return (
    <div className="mt-14 grid-12 items-center lg:mt-24">
      <div className="col-start-1 col-end-6">
        <h2 className="text-h2">{hours.title}</h2>
        <p className="mt-6 text-lead text-muted">{unbroken(hours.text)}</p>
        <ButtonRow>
          <DownloadButton variant="solid" {...profileLink(locale)} />
          <ForwardLink href={localizePath(locale, pagePaths.supplier)}>{messages[locale].company.supplier}</ForwardLink>
        </ButtonRow>
      </div>
      <DubaiHour sentences={openingSentences[locale]} hours={officeHours}>
        {DAY_LIGHTS.map((light) => (
          <Picture
            key={light}
            name={`dunes-${light}`}
            alt={pictureAlts[light]}
            sizes="(width < 64rem) 100vw, 48vw"
            className={`hidden aspect-16/10 w-full object-cover ${SHOWN[light]}`}
          />
        ))}
      </DubaiHour>
    </div>
  )
}
