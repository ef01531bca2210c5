import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Fitness & Gym Management',
  summary: 'Members, classes, doors and payments of all your branches together',
  description:
    'Gym management for clubs in the UAE: memberships and freezes, class booking, door access, personal training, payments, a member app and branch reports.',
  headline: 'The whole club in one system',
  intro:
    'Front desks still check memberships by eye, and freezes live in a spreadsheet. Our system knows who may enter, what was paid and which places are free. Members, trainers and branch managers each see their part of the same record.',
  bullets: [
    {
      lead: 'Contracts with rules.',
      text: 'Memberships, family plans, instalments, freezes and cancellations follow terms you set once, in a bilingual contract. Members can request a freeze in the app and see its effect first.',
    },
    {
      lead: 'Doors that check.',
      text: 'QR, card, Bluetooth or face terminals open only for a valid membership, through OSDP, Wiegand or network controllers. A local list keeps doors working when the network fails.',
    },
    {
      lead: 'Faces need consent.',
      text: 'Face templates are biometric data, which Federal Decree-Law 45/2021 treats as sensitive. Members give explicit consent, and a card or QR code is always offered instead.',
    },
    {
      lead: 'Classes and courts.',
      text: 'Members book, cancel and join waiting lists on iOS, Android or web. Ladies-only hours, prayer times and the Ramadan timetable belong to the calendar, not to a notice at reception.',
    },
    {
      lead: 'Trainers see their own.',
      text: 'Personal trainers see their own clients, packages, session logs and rota. Commission is worked out from sessions held, once the member has confirmed each one.',
    },
    {
      lead: 'Payments, followed up.',
      text: 'Cards are kept as tokens, and direct debit runs through your bank on the UAE Direct Debit System. A failed payment is retried and followed up before the door refuses anyone.',
    },
    {
      lead: 'Young members.',
      text: 'Minors join with a guardian’s consent on record, and health questions stay at the minimum a trainer needs. Photos and attendance are visible only to staff who work with them.',
    },
    {
      lead: 'Move in, then measure.',
      text: 'We move members, balances and photos from your old system and reconcile them with you. Branch boards then follow visits, renewals, freezes, class fill and recovered payments.',
    },
  ],
  screens: {
    classes: {
      name: 'Classes',
      caption: 'A sample week of classes with trainer, room, free places and the waiting list.',
    },
    membership: {
      name: 'Membership',
      caption: 'A sample membership with its end date, freeze days left, payments and entry code.',
    },
    'check-in': {
      name: 'Check-in',
      caption: 'Sample arrivals at the door, admitted or stopped, each with its reason for reception.',
    },
    trainer: {
      name: 'Trainer view',
      caption: 'A sample trainer’s day: clients, sessions left and notes from last time.',
    },
  },
}
