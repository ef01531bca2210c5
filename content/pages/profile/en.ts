import type { ProfileCopy } from './types'

export const en: ProfileCopy = {
  title: 'Company Profile',
  description:
    'Who we are and how we work, fifteen services and nine products, the standards behind them, and what to ask any vendor before you sign.',
  contents: 'In this profile',
  coverAlt: 'Streams of light crossing the dunes towards a distant city',
  scan: 'Scan to write, call or visit',
  figures: {
    services: 'services in three groups',
    products: 'products in three groups',
    yearsNumber: '5+',
    years: 'years of experience',
    languages: 'languages: Arabic and English',
  },
  about: 'Who we are',
  company: {
    heading: 'Company data',
    brand: 'Name',
    legalName: 'Legal name',
    licence: 'Trade licence',
    taxNumber: 'Tax registration number',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
  },
  howWeWork: 'How we work',
  example: (service) => `A project step by step: ${service}`,
  standards: {
    title: 'Standards, platforms and rules',
    text: 'What the work of each service is measured against. Editions and dates are on its page and its datasheet.',
  },
  ask: {
    title: 'What to ask any vendor',
    text: 'Ten questions that belong in every request for proposal, whoever answers it. Ask us the same ten.',
    questions: [
      {
        name: 'Who will do the work?',
        text: 'Ask for names, roles and days, for what is subcontracted, and for what happens when somebody leaves.',
      },
      {
        name: 'Who owns the code and the data?',
        text: 'Have source code, configuration and data assigned in writing, in a format that others can use.',
      },
      {
        name: 'In which country is our data?',
        text: 'Backups and support access count too. Federal Decree-Law 45 of 2021 and the rules of your sector set the limits.',
      },
      {
        name: 'What will it cost in the third year?',
        text: 'Licences, hosting, support and changes belong in the comparison as much as the first invoice.',
      },
      {
        name: 'When is it finished?',
        text: 'Acceptance tests are best written before work begins, with your own cases and your own users.',
      },
      {
        name: 'Which edition of which standard?',
        text: 'A certificate has a holder, a scope and a date of expiry. Ask to see all three.',
      },
      {
        name: 'Who answers at two in the morning?',
        text: 'The contract should name hours, languages, response times and the person who decides.',
      },
      {
        name: 'Does Arabic work everywhere?',
        text: 'Search, sorting, printed documents and support matter as much as a mirrored screen.',
      },
      {
        name: 'How does a change reach production?',
        text: 'Look for review, tests, a rollback and a record of who released what.',
      },
      {
        name: 'How would we leave?',
        text: 'Agree the export format, the notice, the handover and its price while everyone is on good terms.',
      },
    ],
  },
}
