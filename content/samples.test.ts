/** @jest-environment node */
import { locales } from '@/lib/locale'

import { texts } from './texts'
import { sampleAt, samples } from './samples'
import type { SampleBlock } from './schema/samples'

const blocksOf = (slug: string, locale: (typeof locales)[number]) => sampleAt(slug).copy[locale].blocks

const tablesOf = (slug: string, locale: (typeof locales)[number]) =>
  blocksOf(slug, locale).filter((block): block is Extract<SampleBlock, { type: 'table' }> => block.type === 'table')

/** An amount in fils: '1,250.00' is 125000. */
const fils = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** VAT at 5%, rounded to a fils. */
const vat = (net: number) => Math.round(net * 0.05)

/** The amounts of a table, by the field in their row. A field may be in several rows. */
const amountsByField = (rows: readonly (readonly string[])[], field: string) =>
  rows.filter((row) => row.some((cell) => cell.includes(field))).map((row) => fils(row.at(-1) ?? ''))

/** The owner may take a sample away. */
const testOf = (slug: string) => (samples.some((sample) => sample.slug === slug) ? test : test.skip)

describe.each(locales)('%s', (locale) => {
  test.each(samples)('$slug closes all code', ({ copy: { [locale]: copy } }) => {
    expect(texts(copy).filter(({ text }) => text.split('`').length % 2 === 0)).toEqual([])
  })

  testOf('erp-solutions')("the ERP's e-invoice adds up", () => {
    const tables = tablesOf('erp-solutions', locale)
    const lines = tables.find(({ columns }) => columns.some((column) => column.includes('BTAE-10')))
    const totals = tables.find(({ total }) => total)
    const nets = (lines?.rows ?? []).map(([item = '', ...amounts]) => {
      const [net = 0, tax, payable] = amounts.map(fils)
      const [, quantity, price = ''] = /(\d+)\D* × ([\d,.]+)$/.exec(item) ?? []
      expect(net).toBe(Number(quantity) * fils(price))
      expect(tax).toBe(vat(net))
      expect(payable).toBe(net + vat(net))
      return net
    })
    expect(nets).toHaveLength(3)
    const [lineTotal, discount = 0, net = 0, tax, total, due] = (totals?.rows ?? []).map((row) => fils(row[2] ?? ''))
    expect(lineTotal).toBe(sum(nets))
    expect(net).toBe(sum(nets) - discount)
    expect(tax).toBe(vat(net))
    expect(total).toBe(net + vat(net))
    expect(due).toBe(total)
  })

  testOf('odoo-implementation')("Odoo's e-invoice adds up, and so does the line in XML", () => {
    const rows = tablesOf('odoo-implementation', locale)[0]?.rows ?? []
    const nets = amountsByField(rows, 'IBT-131')
    expect(nets).toHaveLength(2)
    expect(amountsByField(rows, 'IBT-109')).toEqual([sum(nets)])
    expect(amountsByField(rows, 'IBT-110')).toEqual([vat(sum(nets))])
    expect(amountsByField(rows, 'IBT-112')).toEqual([sum(nets) + vat(sum(nets))])

    const code = blocksOf('odoo-implementation', locale).find((block) => block.type === 'code')?.code ?? ''
    const values = (element: string) =>
      [...code.matchAll(new RegExp(`<cbc:${element}[^>]*>([\\d.]+)<`, 'g'))].map(([, value = '']) => fils(value))
    const [quantity = 0] = values('InvoicedQuantity')
    const [net = 0] = values('LineExtensionAmount')
    const [price = 0] = values('PriceAmount')
    const [discount = 0, payable] = values('Amount')
    expect(net).toBe(nets[0])
    expect(net).toBe((quantity / 100) * price)
    expect(values('BaseAmount')).toEqual([price + discount])
    expect(values('TaxAmount')).toEqual([vat(net)])
    expect(payable).toBe(net + vat(net))
  })

  testOf('oracle-dba')('the minutes of the restore test add up to the time in the record', () => {
    const minutes = tablesOf('oracle-dba', locale)[0]?.rows.map((row) => Number(row[2])) ?? []
    expect(sum(minutes)).toBe(2 * 60 + 40)
  })
})
