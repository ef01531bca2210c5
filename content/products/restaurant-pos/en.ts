import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Restaurant POS',
  summary: 'Floor, kitchen and cash in one system that keeps selling offline.',
  description:
    'Restaurant point of sale in Arabic and English: tables, kitchen display, delivery orders, shifts, recipe cost and offline selling for UAE branches.',
  headline: 'Counter, kitchen and cash in step',
  intro:
    'Orders reach a restaurant from the table, the counter, the telephone and several delivery apps, often on a tablet each. Our point of sale brings them into one queue, from the first item to the closing of the shift.',
  bullets: [
    {
      lead: 'One menu for all channels.',
      text: 'Items, modifiers, prices and allergens are written once in Arabic and English, then released to each branch and channel. A single branch may have its own price.',
    },
    {
      lead: 'Does it sell without internet?',
      text: 'Yes. Tablets keep taking orders, printing and recording cash, and synchronise when the line returns.',
    },
    {
      lead: 'Delivery joins the same queue.',
      text: 'Aggregator orders need no retyping. Commissions and menu terms remain between you and the platforms.',
    },
    {
      lead: 'Receipts for the UAE.',
      text: 'Simplified tax invoices show VAT at 5%, your TRN and any service charge. Dubai asks for Arabic and a second language on consumer receipts, and we print both.',
    },
    {
      lead: 'Managers approve at the till.',
      text: 'Discounts, voids and refunds above your limit wait for a manager, and the reason stays with the shift.',
    },
    {
      lead: 'What does a plate cost?',
      text: 'A sale draws its ingredients from stock and shows the actual cost beside the recipe’s. A gap points to portions, waste or a supplier’s new price.',
    },
    {
      lead: 'Records for the inspector.',
      text: 'Temperature and cleaning checklists, expiry labels and batch traces can be exported. They help keep records under the Dubai Food Code. Good practice remains the kitchen’s work.',
    },
  ],
  audience: {
    text: 'For restaurants, cafés, delivery-only kitchens and small chains that sell through more than one channel and answer for each branch’s cash.',
    signs: [
      'Delivery orders are typed from one tablet into another at the busiest hour.',
      'Service turns to paper when the internet drops.',
      'Counted cash differs from the report, and no reason can be found.',
      'You learn your food cost after the month has closed.',
    ],
  },
  modules: [
    {
      name: 'Table plan',
      text: 'Seated, free and bill-requested tables with their minutes, to move, merge or split.',
    },
    {
      name: 'Ordering',
      text: 'Dishes with modifiers, notes and allergen flags, sent to the kitchen from the table.',
    },
    {
      name: 'Kitchen display',
      text: 'Tickets by table with minutes waiting and notes in view. Printers remain a fallback.',
    },
    {
      name: 'Delivery hub',
      text: 'Aggregator, telephone and takeaway orders, with sold-out items stopped in one place.',
    },
    { name: 'Payment and shifts', text: 'Split bills, mixed payments, cash counts and the difference of each shift.' },
    { name: 'Stock and recipes', text: 'Purchasing, batches, waste and recipe cost for each kitchen.' },
    { name: 'Loyalty', text: 'Points and offers for guests who agreed to join.' },
    { name: 'Head office', text: 'Menus, prices, roles and branch comparison.' },
  ],
  platforms: [
    { name: 'Tablets', text: 'Table plan, ordering and kitchen screens. We test one model before you buy twenty.' },
    { name: 'Web browser', text: 'Menus, prices and reports for managers and head office.' },
    { name: 'Counter hardware', text: 'ESC/POS printers, cash drawers and card terminals.' },
  ],
  integrations: [
    {
      name: 'Delivery platforms',
      text: 'Talabat, Deliveroo, Careem, Noon and Keeta, through their partner programmes or middleware, subject to their approval.',
    },
    {
      name: 'Card terminals',
      text: 'Contactless cards and Apple Pay through your acquirer’s terminal, where its interface accepts the amount from us.',
    },
    { name: 'Accounts', text: 'Daily sales, VAT and cash posted to Odoo or another ledger.' },
    { name: 'WhatsApp Business', text: 'Receipts by message for guests who ask for one.' },
  ],
  security: [
    {
      name: 'Sales records',
      text: 'Tax law sets the minimum: five years for VAT and seven for corporate tax.',
    },
    {
      name: 'Guests’ numbers',
      text: 'Telephone numbers and addresses serve delivery and agreed loyalty only, and are erased after the period you set.',
    },
    {
      name: 'Cards',
      text: 'The terminal reads the card and the till keeps only a token. PCI DSS 4.0.1 still places duties on you as merchant.',
    },
    {
      name: 'Staff actions',
      text: 'Voids, discounts and drawer openings are logged with name and time. Tell your team so beforehand.',
    },
    {
      name: 'Known limit',
      text: 'Offline orders live on one tablet until it synchronises. If it breaks first, they may be lost.',
    },
  ],
  rollout: [
    {
      name: 'Menu and rules',
      text: 'We model dishes, taxes, roles and approval limits, and list the devices worth keeping. This usually fills the first two weeks.',
      result: 'A bilingual menu approved by chef and finance.',
    },
    {
      name: 'Outage rehearsal',
      text: 'One branch serves guests with the line switched off on purpose, ahead of the busiest season.',
      result: 'A written record of what synchronised, and what did not.',
    },
    {
      name: 'Pilot branch',
      text: 'Staff learn on their own shift, and delivery platforms join one at a time.',
      result: 'A shift and VAT report that finance has checked.',
    },
    {
      name: 'Other branches',
      text: 'Each follows the pilot’s checklist on a quiet weekday.',
      result: 'Branches compared by order time, voids, cash difference and food-cost gap.',
    },
  ],
  questions: [
    {
      question: 'What stops when the internet is down?',
      answer:
        'New aggregator orders and head-office reports wait. Card approval depends on the terminal’s own connection.',
    },
    {
      question: 'Which printers and terminals can we keep?',
      answer: 'ESC/POS printers usually stay. Terminals depend on your acquirer: we try one first.',
    },
    {
      question: 'Who connects the aggregators?',
      answer:
        'You apply as the merchant and we do the technical part. Each platform decides its dates, and middleware may carry a fee of its own.',
    },
    {
      question: 'Do our receipts fall under e-invoicing?',
      answer:
        'Not for now: sales to consumers are outside its scope. Catering invoices to companies are inside it, on the dates given on our ERP Solutions page.',
    },
    {
      question: 'Can we take our data with us?',
      answer: 'Yes: menus, orders, stock and guest records export to open formats, during the contract and at its end.',
    },
  ],
  screens: {
    tables: {
      name: 'Table plan',
      caption: 'The dining room at a glance: seated, free and bill-requested tables, with sample minutes.',
    },
    order: {
      name: 'Order',
      caption: 'A sample order for table 6, with modifiers under the dishes, ready for the kitchen.',
    },
    kitchen: {
      name: 'Kitchen queue',
      caption: 'Sample tickets by table, with dishes, notes and the minutes since each was ordered.',
    },
    payment: {
      name: 'Payment',
      caption: 'A sample bill with VAT shown, paid by card or cash, or split between guests.',
    },
  },
}
