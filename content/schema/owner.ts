import { z } from 'zod'

import { checkOldPath } from '@/lib/old-path'
import { contact, phone } from '@/lib/settings/contacts'
import { checkOf } from '@/lib/settings/kind'

import { both, checked, described, group, list, pattern, sentence, text, whole } from './fields'
import { company, hours, papers } from './company'

const inWords = (title: string, hint: string) => both(title, (language) => sentence(language), hint).optional()
const named = (title: string, hint: string) => both(title, (language) => text(language), hint).optional()

const days = (title: string, hint: string) => whole(title, hint, { min: 1, max: 3650 }).optional()

const whatsapp = checked(
  'WhatsApp number',
  'With + and the code of the country. The contact page, services and products link to it.',
  checkOf(phone),
)

const authority = checked('Contact of the data protection authority', 'Where visitors may complain.', checkOf(contact))

const PATH = /^(\/|(\/[\w~-][\w.~-]*)+\/?)$/
const path = (title: string, hint: string) =>
  pattern(title, hint, PATH, 'is not a path. Write it as /about-us.html, from the first slash on.')

/**
 * What only the owner can supply. Any slot may be empty: the pages then say nothing about it, and the launch check
 * names it.
 */
export const owner = group('Owner’s slots', {
  company: company.optional(),
  hours: hours.optional(),
  papers: papers.optional(),
  enquiries: group('Enquiries', {
    answers: inWords('Who answers, and in what time', 'After the questions of every service and product.'),
    firstCall: inWords('What a first call covers, and whether it costs', 'Likewise.'),
    whatsapp: whatsapp.optional(),
    kept: inWords('How long enquiries are kept', 'On the privacy page, in the place of the general rule.'),
    receivers: inWords('Who else receives enquiries, and in which country', 'Such as the host of the mail.'),
  }).optional(),
  hosting: group('Hosting', {
    host: named('Host of the website', 'Its name, as in its terms.'),
    place: named('Place of its servers', 'City and country.'),
    logDays: days('Days for which the host keeps its logs', ''),
    transfer: inWords('Transfer', 'On what it rests that data leaves the country, if it does.'),
  }).optional(),
  complaints: group('Complaints', { contact: authority.optional() }).optional(),
  accessibility: group('Accessibility', {
    barriers: inWords('Who answers reports of barriers, and in what time', 'On the accessibility page.'),
  }).optional(),
  deletion: group('Deletion of accounts', {
    answerDays: days('Days until a written request is answered', 'On the account-deletion pages and the privacy page.'),
  }).optional(),
  redirects: list(
    'Redirects of an old site',
    'Every host answers the old paths with 301.',
    group('Redirect', {
      from: described(
        'From',
        'A path of the old site, as browsers show or copy it. A slash at its end makes no difference.',
        checkOldPath,
      ),
      to: path('To', 'A path of this site, such as /ar/contact.'),
    }),
    { max: 500 },
  ).optional(),
})

export type Owner = z.infer<typeof owner>
