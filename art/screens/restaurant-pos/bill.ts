import type { Words } from '../kit/page'

/** A dish on the bill; prices include VAT, as they must in the Emirates. */
export interface BillLine {
  count: number
  name: string
  note: string
  price: number
}

/** What table 6 has ordered: the same on every screen. */
export const billOf = (t: Words): BillLine[] => [
  { count: 2, name: t('Lentil soup', 'شوربة عدس'), note: '', price: 28 },
  { count: 1, name: t('Grilled hammour', 'هامور مشوي'), note: t('no garlic', 'بدون ثوم'), price: 95 },
  { count: 2, name: t('Saffron rice', 'أرز بالزعفران'), note: t('one to share', 'واحد للمشاركة'), price: 22 },
  { count: 2, name: t('Mint lemonade', 'ليمون بالنعناع'), note: t('less sugar', 'سكر أقل'), price: 20 },
]

const VAT = 0.05

/** The total of a bill and the VAT in it. */
export function totals(bill: BillLine[]) {
  const total = bill.reduce((sum, { count, price }) => sum + count * price, 0)
  const vat = Math.round((total * VAT * 100) / (1 + VAT)) / 100
  return { total, vat, net: total - vat, items: bill.reduce((sum, { count }) => sum + count, 0) }
}

export const fils = (amount: number) => amount.toFixed(2)
