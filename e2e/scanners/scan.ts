import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import type { Checker } from 'accessibility-checker-engine'

import { type FalseFinding, isFalse } from '../support/false-findings'

/**
 * Two scanners besides axe (`accessibility.ts`): Siteimprove's Alfa and IBM's engine. A failure of WCAG 2.2 at A or AA
 * is a finding. What the scanners cannot decide ("cantTell", "potential", "manual") is for people; axe and the sizes in
 * `accessibility.spec.ts` judge AAA.
 */

const MAX_MARKUP = 240

const engine = readFileSync('e2e/scanners/node_modules/accessibility-checker-engine/ace.js', 'utf8')

const rulesForAA = rules.filter((rule) =>
  rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && Conformance.isAA()(requirement)),
)

interface Finding {
  rule: string
  /** The message and the element. */
  what: string
}

interface Scan {
  scanner: FalseFinding['scanner']
  /** How much the scanner judged: one that sees nothing finds nothing. */
  judged: number
  findings: readonly Finding[]
}

async function alfa(page: Page): Promise<Scan> {
  const document = await Playwright.toPage(await page.evaluateHandle(() => window.document))
  const outcomes = [...(await Audit.of(document, rulesForAA).evaluate())]
  const findings = outcomes.flatMap((outcome) => {
    if (!Outcome.isFailed(outcome)) return []
    const { rule, target, expectations } = outcome
    const messages = [...expectations.values()].map((result) => (result.isErr() ? result.getErrUnsafe().message : ''))
    const markup = String(target).replace(/\s+/g, ' ').slice(0, MAX_MARKUP)
    return { rule: rule.uri.split('/').at(-1) ?? rule.uri, what: `${messages.join(' ')}: ${markup}` }
  })
  return { scanner: 'alfa', judged: outcomes.filter((outcome) => Outcome.isPassed(outcome)).length, findings }
}

async function ibm(page: Page): Promise<Scan> {
  // Not as a script element, which the site's policy would refuse.
  await page.evaluate(engine)
  const { judged, findings } = await page.evaluate(async (length) => {
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    const failed = results.filter(({ value }) => value.join() === 'VIOLATION,FAIL')
    return {
      judged: results.length,
      findings: failed.map(({ ruleId, message, snippet, path }) => ({
        rule: ruleId,
        what: `${message}: ${snippet.replace(/\s+/g, ' ').slice(0, length)} ${path.dom}`,
      })),
    }
  }, MAX_MARKUP)
  return { scanner: 'ibm', judged, findings }
}

/** What both find on the page as it is now, without known false findings. */
export async function scan(page: Page): Promise<{ judged: readonly number[]; found: readonly string[] }> {
  const scans = [await alfa(page), await ibm(page)]
  return {
    judged: scans.map(({ judged }) => judged),
    found: scans.flatMap(({ scanner, findings }) =>
      findings
        .filter(({ rule, what }) => !isFalse(scanner, rule, what))
        .map(({ rule, what }) => `${scanner} ${rule}: ${what}`),
    ),
  }
}
