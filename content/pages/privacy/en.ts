import { sectionIds } from '../../section-ids'
import type { Jurisdiction } from '../../site'
import type { DocumentCopy } from '../document-copy'

import type { PrivacyParams } from './types'

const FEDERAL_LAW = 'Federal Decree-Law No. 45 of 2021 on the protection of personal data'
const DATA_OFFICE = 'the UAE Data Office, established by Federal Decree-Law No. 44 of 2021'

/** The law that applies by where the company is registered, and the authority that supervises it. */
const laws: Readonly<Record<Jurisdiction, { law: string; authority: string }>> = {
  mainland: {
    law: `The law that applies is ${FEDERAL_LAW}. Its Articles 13 to 18 give you these rights over data about you:`,
    authority: DATA_OFFICE,
  },
  'free-zone': {
    law: `The law that applies is ${FEDERAL_LAW}, unless our free zone has a law of its own. Its Articles 13 to 18 give you these rights over data about you:`,
    authority: DATA_OFFICE,
  },
  difc: {
    law: 'The law that applies is the Data Protection Law of the Dubai International Financial Centre (DIFC), DIFC Law No. 5 of 2020, as amended by DIFC Law No. 1 of 2025. It gives you these rights over data about you:',
    authority: 'the Commissioner of Data Protection of the DIFC',
  },
  adgm: {
    law: 'The law that applies is the Data Protection Regulations 2021 of Abu Dhabi Global Market (ADGM). They give you these rights over data about you:',
    authority: 'the Commissioner of Data Protection of ADGM',
  },
}

export const en = ({
  company,
  name,
  place,
  email,
  jurisdiction,
  mapHost,
  reportHost,
}: PrivacyParams): DocumentCopy => ({
  title: 'Privacy',
  description:
    'What this website does with data: no cookies, no visit statistics, one entry in local storage, a map in a frame, two deletion forms, and your rights in the UAE.',
  lead: 'This website sets no cookies, counts no visits and carries no advertising. What it does with data is listed here.',
  sections: [
    {
      id: sectionIds.responsible,
      title: 'Who is responsible',
      paragraphs: [
        `${name}, ${place}, runs this website. For questions and requests about personal data, write to ${email}.`,
      ],
      items: company.map(({ name: what, text }) => `${what}: ${text}`),
    },
    {
      id: sectionIds.browserStorage,
      title: 'What your browser keeps',
      paragraphs: [
        'No cookie is set. The home page writes one entry to your browser’s local storage, named heroVideoPath. It holds the path of a film that has been loaded once, and lets the page open without waiting for it again.',
        'The entry says nothing about you and is sent nowhere. It goes when you clear the data of this site in your browser.',
      ],
    },
    {
      id: sectionIds.notDone,
      title: 'What this website does without',
      items: [
        'Visit statistics, advertising and visitor profiles',
        'Scripts, fonts and films from other companies',
        'Newsletters, sign-in and contact forms',
      ],
    },
    {
      id: sectionIds.requests,
      title: 'Requests to the web server',
      paragraphs: [
        'With each request your browser tells our web host your IP address, the time, the page you ask for, the name of the browser and often the page you came from. The host needs this to deliver pages and to fend off attacks, and may record it in logs under its own rules. Ask us which host we use, where its servers stand and how long it keeps its logs.',
        ...(reportHost
          ? [
              `If your browser blocks something that our security policy does not allow, it reports this to ${reportHost}, with the address of the page.`,
            ]
          : []),
      ],
    },
    {
      id: sectionIds.map,
      title: 'The map on the contact page',
      paragraphs: [
        `The contact page shows a map from ${mapHost} in a frame. Your browser fetches it when you come near it on the page. That host then learns your IP address, the name of your browser and the address of this website, and its own privacy policy applies. No other page contacts it.`,
      ],
    },
    {
      id: sectionIds.deletionForms,
      title: 'The account-deletion forms',
      paragraphs: [
        'Once you have confirmed, the Swin form sends your username and the MD5 hash of your password to Swin’s server. The Lahfa form sends your email address and your password to Lahfa’s. Both go straight from your browser, over an encrypted connection, and this website keeps neither.',
        'Each form’s page says what the app deletes, what it keeps and for how long.',
      ],
      links: [
        { id: 'swinAccount', title: 'Delete a Swin account' },
        { id: 'lahfaAccount', title: 'Delete a Lahfa account' },
      ],
    },
    {
      id: sectionIds.correspondence,
      title: 'When you write or call',
      paragraphs: [
        'We use what you tell us by email or telephone to answer you and, if you ask for one, to prepare an offer or a contract. We keep it for as long as the matter needs and the law on business records demands.',
      ],
      links: [{ id: 'contact', title: 'Our addresses' }],
    },
    {
      id: sectionIds.rights,
      title: 'Your rights',
      paragraphs: [laws[jurisdiction].law],
      items: [
        'To know what is held about you, why, and who receives it',
        'To receive it in a machine-readable form',
        'To have it corrected or erased',
        'To have its use restricted or stopped',
        'To object to fully automated decisions',
      ],
      closing: [
        `To use them, write to ${email}. We may ask you to show that the data is yours, and we answer within the time that the law sets. The supervisory authority is ${laws[jurisdiction].authority}.`,
      ],
    },
  ],
})
