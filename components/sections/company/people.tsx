import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture } from '@/components/ui/picture'

export interface Person {
  name: string
  role: string
  qualifications: string | undefined
  languages: string
  /** The address of a page about the person. */
  profile: string | undefined
  /** The address of the portrait. */
  portrait: string | undefined
  /** In the preview: the name of a picture of the site in place of a portrait. */
  standIn: string | undefined
}

interface PeopleProps {
  people: readonly Person[]
  profileLabel: string
}

const PORTRAIT = 'aspect-4/5 w-28 flex-none object-cover lg:w-36'

/** Who leads the work: portrait, name, role, qualifications, languages, and a page about the person. */
export function People({ people, profileLabel }: PeopleProps) {
  return (
    <ul className="grid gap-x-gap gap-y-6 md:grid-cols-3">
      {people.map(({ name, role, languages, qualifications, profile, portrait, standIn }) => (
        <li key={name} className="flex gap-4 md:max-lg:block">
          {portrait && <img className={PORTRAIT} src={portrait} alt="" width={480} height={640} loading="lazy" />}
          {standIn && <Picture className={PORTRAIT} name={standIn} alt="" tall sizes="(width < 48rem) 112px, 144px" />}
          <div className="md:max-lg:mt-4">
            <p className="text-name text-balance">{name}</p>
            <p>{role}</p>
            {qualifications && <p>{qualifications}</p>}
            <p className="text-sm text-muted">{languages}</p>
            {profile && (
              <ArrowLink href={profile} rel="noopener">
                {profileLabel}
                <span className="sr-only">{`: ${name}`}</span>
              </ArrowLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
