import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Fitness & Gym Management',
  summary: 'Members, classes, doors and payments of all your branches together.',
  description:
    'Gym management for clubs in the UAE: memberships and freezes, class booking, door access, personal training, payments, a member app and branch reports.',
  headline: 'A door that knows whose membership is valid',
  intro:
    'Front desks still check memberships by eye, and freezes live in a spreadsheet. Our system knows who may enter, what was paid and which places are free. Members, trainers and branch managers see their own part of one record.',
  bullets: [
    {
      lead: 'The contract sets the rules.',
      text: 'Memberships, family plans, instalments and cancellations follow terms you set once, in both languages. Members see the effect of a freeze in advance.',
    },
    {
      lead: 'Who gets through the door?',
      text: 'Only the holder of a valid membership, by QR, card, Bluetooth or face terminal. A local list keeps doors working when the network fails.',
    },
    {
      lead: 'Faces need consent.',
      text: 'Face templates are biometric data, which Federal Decree-Law 45 of 2021 treats as sensitive. Consent is explicit. A card or QR code is always offered instead.',
    },
    {
      lead: 'A calendar made for the UAE.',
      text: 'It holds ladies-only hours, prayer times and the Ramadan timetable.',
    },
    {
      lead: 'Failed instalments are followed up.',
      text: 'Entry is refused only after a second attempt to collect and a word with the member.',
    },
    {
      lead: 'Trainers see their own clients.',
      text: 'Packages and session logs are open to the trainer concerned only, and commission counts the sessions that members confirmed.',
    },
    {
      lead: 'Branches can be compared.',
      text: 'Visits, renewals on time, freezes, class fill and recovered payments are counted the same way everywhere.',
    },
  ],
  audience: {
    text: 'For gyms, ladies’ clubs, studios and sports centres, whether they have one door or twenty.',
    signs: [
      'Former members still enter with an old card.',
      'A class is full on paper and half empty in the room.',
      'Trainers’ commission is argued over every month.',
      'A failed instalment comes to light weeks later.',
    ],
  },
  modules: [
    { name: 'Members', text: 'Contract, photo, balance, visits and branch rights on one page.' },
    { name: 'Freezes and renewals', text: 'Days left, requests, approvals and reminders.' },
    { name: 'Classes and courts', text: 'Places, bookings, waiting lists and late cancellations.' },
    { name: 'Entry', text: 'Codes, doors, reasons for refusal and the number of people inside.' },
    { name: 'Personal training', text: 'Sessions left, exercises with sets and weights, weekly load.' },
    { name: 'Rota and commission', text: 'Trainers’ hours, held sessions and what each has earned.' },
    { name: 'Payments and shop', text: 'Instalments, till sales, lockers, and receipts with VAT.' },
    { name: 'Enquiries', text: 'Trial visits, calls and who became a member.' },
  ],
  platforms: [
    { name: 'Members', text: 'iOS and Android apps, and the same account on the web.' },
    { name: 'Reception and managers', text: 'A browser at the desk, or a tablet on the gym floor.' },
    { name: 'At the door', text: 'Controllers that keep the list of valid entries themselves.' },
  ],
  integrations: [
    { name: 'Door hardware', text: 'OSDP, Wiegand or network controllers. We test one and you order the rest.' },
    { name: 'Direct debit', text: 'Mandates on the UAE Direct Debit System (UAEDDS), through your own bank.' },
    { name: 'Card payments', text: 'Your gateway keeps the numbers, the club keeps tokens for renewals.' },
    { name: 'Accounts', text: 'Sales, VAT and fees paid in advance, passed to Odoo or your ledger.' },
    { name: 'Messages', text: 'Booking and payment reminders by push or WhatsApp, when the member agrees.' },
  ],
  security: [
    {
      name: 'Profiles and photos',
      text: 'Seen by staff of the member’s branches, erased when contract and tax periods have passed.',
    },
    { name: 'Face templates', text: 'Held only while membership and consent both last. Withdrawal erases them.' },
    { name: 'Health questions', text: 'The few a trainer needs for safe exercise. They are not a medical file.' },
    { name: 'Attendance', text: 'Named visits for the months you set, then totals without names.' },
    {
      name: 'Minors',
      text: 'A guardian’s consent is on record. In the app the UAE’s child-safety law protects them too: see our page on custom web and mobile apps.',
    },
    {
      name: 'Lent cards',
      text: 'A door cannot tell who holds the card. The photo at reception helps if staff look at it.',
    },
  ],
  rollout: [
    {
      name: 'Rules and one door',
      text: 'In the first two weeks we write down your terms and connect one controller on site.',
      result: 'One door, tested with valid and expired memberships and with the network down.',
    },
    {
      name: 'Member transfer',
      text: 'Contracts, balances, freezes and photos are moved from your old system, and differences are resolved with you.',
      result: 'A list of balances that your accountant has signed.',
    },
    {
      name: 'First branch',
      text: 'Reception practises in a quiet hour. For some agreed days old cards and new codes both work.',
      result: 'One week of visits and payments that reconcile.',
    },
    {
      name: 'All branches',
      text: 'The other branches follow, and payment collection moves over between two due dates.',
      result: 'A renewals dashboard for each manager.',
    },
  ],
  questions: [
    {
      question: 'Will our present readers work?',
      answer:
        'Often, if their controller speaks OSDP, Wiegand or TCP. Closed systems may need a new controller behind the same reader.',
    },
    {
      question: 'Must direct debit mandates be signed again?',
      answer: 'Your bank decides. Ask before fixing dates, because new signatures take members time.',
    },
    {
      question: 'Can members cancel in the app?',
      answer:
        'They can request it there. Notice and refund follow your contract and Federal Law 15 of 2020 on consumer protection, which no setting overrides.',
    },
    {
      question: 'What happens at fire exits?',
      answer: 'They follow fire rules and your contractor’s wiring. Our software does not control them.',
    },
    {
      question: 'Does the app advise on health?',
      answer: 'It does not. It records sessions and loads, and medical questions are for a doctor.',
    },
    {
      question: 'Can we leave with our members’ records?',
      answer: 'Yes, as tables and image files, except face templates: those are erased and enrolled anew elsewhere.',
    },
  ],
  screens: {
    classes: {
      name: 'Classes',
      caption:
        'A sample Saturday of classes with trainers and places taken, and filters for ladies-only hours and courts.',
    },
    membership: {
      name: 'Membership',
      caption: 'A sample membership with its end date, visits of the month, freeze days left and contract.',
    },
    'check-in': {
      name: 'Check-in',
      caption: 'A sample member’s code at the reader, and the door that opened for it.',
    },
    trainer: {
      name: 'Trainer view',
      caption: 'A sample session, seven of twelve, with weekly load and the weights lifted.',
    },
  },
}
