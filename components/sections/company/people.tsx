import { Picture } from '@/components/ui/picture'
import { isExample } from '@/content/load/owner-file'
import { messages } from '@/content/messages'
import type { Company } from '@/content/schema/company'
import type { Locale } from '@/lib/locale'

const PORTRAIT = 'mb-4 aspect-3/4 w-full object-cover'

interface PeopleProps {
  people: NonNullable<Company['people']>
  locale: Locale
}

/** Who leads the work: portrait, name, role and languages. */
export const People = ({ people, locale }: PeopleProps) => (
  <>
    <h3 className="h3 mt-(--rhythm) mb-6">{messages[locale].company.people}</h3>
    <ul className="grid grid-cols-2 gap-x-(--gap) gap-y-6 md:grid-cols-4">
      {people.map(({ name, role, languages, portrait }) => (
        <li key={name.en}>
          {portrait && <img className={PORTRAIT} src={portrait} alt="" width={480} height={640} loading="lazy" />}
          {/* In the preview a picture of the site stands in the frame, because the people are invented. */}
          {!portrait && isExample && (
            <Picture className={PORTRAIT} name="lantern" alt="" tall sizes="(width < 48rem) 44vw, 22vw" />
          )}
          <p className="type-item">{name[locale]}</p>
          <p>{role[locale]}</p>
          <p className="type-note">{languages[locale]}</p>
        </li>
      ))}
    </ul>
  </>
)
