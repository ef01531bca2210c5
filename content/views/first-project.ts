import { factsOf } from '@/content/company'
import { contactPage } from '@/content/pages'
import type { Owner } from '@/content/schema/owner'
import type { Locale } from '@/lib/locale'

/** The second step: the company answers. */
const ANSWER = 1

/** How a first project goes. The step of the answer says in what time, once the owner has set it. */
export const firstProjectSteps = (locale: Locale, owner?: Owner) =>
  contactPage[locale].firstProject.steps.map((step, index) => {
    const [reply] = index === ANSWER ? factsOf(['reply'], locale, owner) : []
    return { ...step, lines: reply ? [`${reply.text}.`] : [] }
  })
