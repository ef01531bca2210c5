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

/** One or two stand beside their portraits; so does everyone on a phone. */
const FEW = { list: 'md:grid-cols-2', person: '', portrait: 'md:w-1/3' }
const BELOW = { person: 'md:block', portrait: 'md:mb-4 md:aspect-5/4 md:w-full' }
const THREE = { list: 'md:grid-cols-3', ...BELOW }
const FOUR = { list: 'md:grid-cols-4', ...BELOW }
/** Columns that leave the last row as full as can be, by the number of people. */
const LOOKS = [FEW, FEW, FEW, THREE, FOUR, THREE, THREE, FOUR, FOUR]

/** In the preview they stand in the frames, because the people are invented: one hour of the day each. */
const STAND_INS = ['dunes-dawn', 'dunes-dusk', 'dunes-night', 'dunes-noon'] as const

/** Who leads the work: portrait, name, role, qualifications, languages, and a page about the person. */
export function People({ people, locale }: PeopleProps) {
  const look = LOOKS[people.length] ?? FOUR
  const portraitClass = `aspect-4/5 w-28 flex-none object-cover ${look.portrait}`
  return (
    <ul className={`grid gap-x-(--gap) gap-y-6 ${look.list}`}>
      {people.map(({ name, role, languages, qualifications, profile, portrait }, index) => (
        <li key={name.en} className={`flex items-center gap-4 ${look.person}`}>
          {portrait && (
            // Where the frame cuts the portrait, the head stays.
            <img
              className={`${portraitClass} md:object-top`}
              src={portrait}
              alt=""
              width={480}
              height={640}
              loading="lazy"
            />
          )}
          {!portrait && isExample && (
            <Picture
              className={portraitClass}
              name={STAND_INS[index % STAND_INS.length] ?? STAND_INS[0]}
              alt=""
              tall
              sizes="(width < 48rem) 28vw, 30vw"
            />
          )}
          <div>
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
