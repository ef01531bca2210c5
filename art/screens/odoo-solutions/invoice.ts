import { icon } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { frame, grouped, sum } from './theme'

const css = `
.desk{display:flex;gap:20px}
.doc{flex:1;height:464px;background:#fff;border-radius:6px;box-shadow:0 1px 0 #141d2b1c,0 22px 44px -24px #141d2b59;padding:20px 22px 0;position:relative}
.paid{border:2px solid #1d7a4f;color:#1d7a4f;border-radius:8px;padding:1px 12px;font-weight:650;transform:rotate(-6deg)}
.items{grid-template-columns:1fr repeat(4,max-content);column-gap:16px;margin-top:8px}
.items .cells{height:41px}
.items .top{height:34px}
.items .sub{height:34px}
.sub>:first-child{grid-column:1/5;font-weight:430;color:var(--fg2)}
.total{position:absolute;inset:auto 0 0;background:#f3eee2;padding:15px 22px;border-radius:0 0 6px 6px}
.side{width:274px;display:flex;flex-direction:column;gap:14px}
.side .card{padding:14px 18px}
.journal{grid-template-columns:1fr repeat(2,max-content);column-gap:14px}
.journal .cells{height:36px}
.journal .cells:not(.top)>:first-child{font-weight:430}
.journal .num{font-size:17px}
`

const VAT = 0.05

export const screen: Screen = (t) => {
  const lines: [string, number, number][] = [
    [t('Oak desks', 'مكاتب بلوط'), 12, 850],
    [t('Task chairs', 'كراسي عمل'), 24, 320],
    [t('Delivery, set-up', 'التوصيل والتركيب'), 1, 600],
  ]
  const net = sum(lines.map(([, count, price]) => count * price))
  const vat = net * VAT
  const total = net + vat
  const whole = (amount: number) => ltr(grouped(amount))
  const entries: [string, number, number][] = [
    [t('Receivable', 'ذمم مدينة'), total, 0],
    [t('Sales', 'المبيعات'), 0, net],
    [t('Output VAT', 'الضريبة 5%'), 0, vat],
  ]
  const debit = sum(entries.map(([, amount]) => amount))
  const credit = sum(entries.map(([, , amount]) => amount))
  return frame(
    t,
    t('Invoicing', 'الفوترة'),
    [t('Customers', 'العملاء'), t('Vendors', 'الموردون'), t('Reporting', 'التقارير')],
    'more',
    markup`<style>${css}</style><div class="doc"><div class="row"><h2>${t('Tax invoice', 'فاتورة ضريبية')}</h2><span class="paid">${t('Paid', 'مدفوعة')}</span></div>
<div class="row mute" style="margin-top:6px"><span>${ltr('INV/2026/00412')}</span><span>${t('20 November 2026', '20 نوفمبر 2026')}</span></div><div class="row mute"><span>${t('TRN 0000-SAMPLE', 'رقم التسجيل الضريبي 0000')}</span><span>${t('Sample customer', 'عميل للمثال')}</span></div>
<div class="table items"><div class="cells top"><span>${t('Item', 'الصنف')}</span><span>${t('Qty', 'الكمية')}</span><span>${t('Price', 'السعر')}</span><span>${t('VAT', 'الضريبة')}</span><span>${t('Amount', 'المبلغ')}</span></div>${lines.map(([name, count, price]) => markup`<div class="cells rule"><span>${name}</span><span class="num">${count}</span><span class="num">${whole(price)}</span><span class="num">${ltr('5%')}</span><span class="num">${ltr(grouped(count * price, 2))}</span></div>`)}
<div class="cells rule sub"><span>${t('Without VAT', 'قبل الضريبة')}</span><span class="num">${ltr(grouped(net, 2))}</span></div><div class="cells sub"><span>${t('VAT 5%', 'ضريبة القيمة المضافة 5%')}</span><span class="num">${ltr(grouped(vat, 2))}</span></div></div>
<div class="total row"><b>${t('Total', 'الإجمالي')}</b><span class="fig">${aed(t, grouped(total, 2))}</span></div></div>
<div class="side"><div class="card"><b>${t('Payment', 'الدفع')}</b><div class="row" style="margin-top:6px"><span class="mute">${t('Bank, 23 Nov', 'تحويل، 23 نوفمبر')}</span><span class="num">${whole(total)}</span></div><div class="row" style="margin-top:4px"><span class="mute">${t('Due', 'المتبقي')}</span><span class="num" style="color:#1d7a4f">${ltr('0')}</span></div></div>
<div class="card table journal"><div class="cells top"><b style="color:var(--fg)">${t('Journal', 'القيد')}</b><span>${t('Debit', 'مدين')}</span><span>${t('Credit', 'دائن')}</span></div>${entries.map(([name, left, right]) => markup`<div class="cells rule"><span>${name}</span><span class="num">${left > 0 && whole(left)}</span><span class="num">${right > 0 && whole(right)}</span></div>`)}<div class="cells" style="border-top:2px solid #141d2b"><span></span><span class="num heavy">${whole(debit)}</span><span class="num heavy">${whole(credit)}</span></div></div>
<div class="row end" style="gap:12px;padding-bottom:26px"><div class="btn grow">${icon('send', 23)}${t('Send', 'إرسال')}</div><div class="btn" style="width:54px;background:#fff;color:var(--fg);box-shadow:0 0 0 1.5px #141d2b33">${icon('download', 25)}</div></div></div>`,
  )
}
