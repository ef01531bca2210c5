import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Restaurant POS',
  summary: 'Floor, kitchen and cash in one system that keeps selling offline',
  description:
    'Restaurant point of sale in Arabic and English: tables, kitchen display, delivery orders, shifts, recipe cost and offline selling for UAE branches.',
  headline: 'Counter, kitchen and cash in step',
  intro:
    'Orders reach a restaurant from the table, the counter, the telephone and several delivery apps, often on a tablet each. Our point of sale brings them into one queue, from the first item to the closing of the shift.',
  bullets: [
    {
      lead: 'One menu, many channels.',
      text: 'Items, modifiers, prices and allergens are kept once, in Arabic and English, then released to each branch and channel. Head office can set a different price for a single branch.',
    },
    {
      lead: 'Tables and split bills.',
      text: 'Waiters move, merge and split tables on a floor plan that shows how long guests have waited. Discounts and voids above your limit ask for a manager.',
    },
    {
      lead: 'A kitchen in order.',
      text: 'Kitchen screens sort dishes by station and age, so that those of one table leave together. Standard ESC/POS printers remain as a fallback when a screen fails.',
    },
    {
      lead: 'Sells offline.',
      text: 'Tablets keep taking orders, printing and recording cash when the line drops, and synchronise afterwards. Card approval still needs the terminal’s own connection, so we rehearse an outage in one branch.',
    },
    {
      lead: 'Delivery, same queue.',
      text: 'Orders from platforms such as Talabat, Careem or Noon enter through their partner programmes or middleware, subject to their approval. Commissions and menu terms remain between you and them.',
    },
    {
      lead: 'Receipts for the UAE.',
      text: 'Bilingual receipts show VAT at 5%, your TRN and any service charge, on paper or by message. Shift closing compares counted cash with recorded sales and names the difference.',
    },
    {
      lead: 'Food safety records.',
      text: 'Temperature and cleaning checklists, expiry labels and batch traces can be exported for an inspection. They help you keep records under the Dubai Food Code; good practice remains the kitchen’s work.',
    },
    {
      lead: 'Recipe cost and waste.',
      text: 'Each sale draws its ingredients from stock, so actual food cost stands beside the recipe’s cost. Customers’ telephone numbers are kept for delivery only, and cards as tokens only.',
    },
  ],
  screens: {
    tables: {
      name: 'Table plan',
      caption: 'The floor at a glance: free, seated and waiting tables, with sample bills and times.',
    },
    order: {
      name: 'Order',
      caption: 'A sample order with its modifiers, notes and allergens before it goes to the kitchen.',
    },
    kitchen: {
      name: 'Kitchen queue',
      caption: 'Sample tickets by station, oldest first, with the minutes since each was ordered.',
    },
    payment: {
      name: 'Payment',
      caption: 'A sample bill with VAT and service charge, split between guests and payment methods.',
    },
  },
}
