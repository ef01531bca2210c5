import type { Partner } from '@/content/partners'

/** A partner's own logo, or the name set in our type. The name is Latin in either language. */
export function Wordmark({ partner: { name, wordmark, logo } }: { partner: Partner }) {
  if (logo) return <img className="partner-logo" {...logo} alt={name} loading="lazy" decoding="async" />
  return (
    <span className="wordmark" role="img" aria-label={name} data-variant={wordmark} lang="en" dir="ltr">
      {name}
    </span>
  )
}
