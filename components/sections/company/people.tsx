import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture } from '@/components/ui/picture'
import { isExample } from '@/content/load/owner-file'
import { messages } from '@/content/messages'
import type { Company } from '@/content/schema/company'
import type { Locale } from '@/lib/locale'

interface PeopleProps {
  people: NonNullable<Company['people']>
  locale: Locale
}

const PORTRAIT = 'aspect-4/5 w-28 flex-none object-cover lg:w-36'

/** In the preview they stand in the frames, because the people are invented: one hour of the day each. */
const STAND_INS = ['dunes-dawn', 'dunes-dusk', 'dunes-night', 'dunes-noon'] as const

/** Who leads the work: portrait, name, role, qualifications, languages, and a page about the person. */
export function People({ people, locale }: PeopleProps) {
  return (
    <ul className="grid gap-x-(--gap) gap-y-6 md:grid-cols-3">
      {people.map(({ name, role, languages, qualifications, profile, portrait }, index) => (
        <li key={name.en} className="flex gap-4 md:max-lg:block">
          {portrait && <img className={PORTRAIT} src={portrait} alt="" width={480} height={640} loading="lazy" />}
          {!portrait && isExample && (
            <Picture
              className={PORTRAIT}
              name={STAND_INS[index % STAND_INS.length] ?? STAND_INS[0]}
              alt=""
              tall
              sizes="(width < 48rem) 112px, 144px"
            />
          )}
          <div className="md:max-lg:mt-4">
            <p className="type-item">{name[locale]}</p>
            <p>{role[locale]}</p>
            {qualifications && <p>{qualifications[locale]}</p>}
            <p className="type-note">{languages[locale]}</p>
            {profile && (
              <ArrowLink href={profile} rel="noopener">
                {messages[locale].company.profile}
                <span className="visually-hidden">{`: ${name[locale]}`}</span>
              </ArrowLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
