import { shippedPackages } from '@/deploy/licences/shipped-packages'

interface Advisory {
  title: string
  url: string
}

/** One package in the report of `npm audit --json`. */
interface Finding {
  name: string
  severity: string
  range: string
  /** Advisories, or names of the packages through which the finding comes. */
  via: readonly (Advisory | string)[]
}

export interface AuditResult {
  /** 0: nothing known. 1: advisories. 2: nobody was asked. */
  exitCode: 0 | 1 | 2
  lines: readonly string[]
}

const inBrowsers = new Set(shippedPackages.map(({ name }) => name))

function describe({ name, severity, range, via }: Finding): string {
  const place = inBrowsers.has(name) ? 'sent to browsers' : 'used by the build'
  const reasons = via.map((reason) =>
    typeof reason === 'string' ? `through ${reason}` : `${reason.title}, ${reason.url}`,
  )
  return `  ${name} ${range} (${severity}, ${place}): ${reasons.join('; ')}`
}

const unanswered = (reason: string): AuditResult => ({
  exitCode: 2,
  lines: [
    `NOT CHECKED: the package registry gave no list of known vulnerabilities (${reason}).`,
    'This is no pass. Run npm run audit:shipped again where the registry can be reached.',
  ],
})

/** What the output of `npm audit --omit=dev --json` says. An answer that is no report never counts as passed. */
export function auditResult(output: string): AuditResult {
  let report: { vulnerabilities?: Readonly<Record<string, Finding>>; message?: string } | null
  try {
    report = JSON.parse(output) as typeof report
  } catch {
    return unanswered('npm printed no report')
  }
  if (!report?.vulnerabilities) return unanswered(report?.message ?? 'no reason given')
  const findings = Object.values(report.vulnerabilities)
  if (findings.length === 0) return { exitCode: 0, lines: ['No known vulnerability in the packages of the site.'] }
  return { exitCode: 1, lines: [`Packages with known vulnerabilities: ${findings.length}`, ...findings.map(describe)] }
}
