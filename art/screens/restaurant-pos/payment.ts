import { icon, type IconName } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { billOf, fils, totals } from './bill'
import { frame } from './theme'

const css = `
.slip{width:336px;height:470px;padding:18px 22px 34px;border-radius:16px 16px 0 0;font-size:17px;display:flex;flex-direction:column}
.slip:lang(ar){font-size:16px}
.it{padding:5px 0}
.it:lang(ar){padding:3px 0}
.slip .sum{min-width:60px;text-align:right}
.side{flex:1;display:flex;flex-direction:column}
.due{font-size:60px}
.due .money i:lang(ar){font-size:25px}
.ways{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:16px}
.way{height:94px;display:flex;flex-direction:column;justify-content:space-between;padding:13px 16px;font-size:18px;font-weight:550}
.way:lang(ar){font-size:16.5px}
.way .sum{color:var(--fg2)}
.way.on{background:#3a2d13;box-shadow:inset 0 0 0 2px var(--ac)}
.way.on svg{color:var(--ac)}
`

export const screen: Screen = (t) => {
  const bill = billOf(t)
  const { total, vat, net, items } = totals(bill)
  const ways: [IconName, string, string?][] = [
    ['tap', t('Contactless', 'دفع لاتلامسي')],
    ['card', t('Card', 'بطاقة')],
    ['cash', t('Cash', 'نقدًا')],
    ['users', t('Split by 2', 'تقسيم على 2'), fils(total / 2)],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row head" style="justify-content:flex-start;gap:14px">${icon('back', 27)}<h1 class="grow">${t('Payment', 'الدفع')}</h1><span class="mute">${t('Table 6', 'طاولة 6')}</span></div>
<div class="two"><div class="slip paper torn"><div class="row"><h2>${t('Tax invoice', 'فاتورة ضريبية')}</h2><span style="color:var(--fg2)">${t(`${items} items`, `${items} أصناف`)}</span></div><div style="color:var(--fg2);margin-top:4px">${t('Sample Restaurant, Dubai', 'مطعم للمثال، دبي')}</div><div class="row" style="color:var(--fg2);margin-bottom:12px"><span>${t('TRN 0000-SAMPLE', 'الرقم الضريبي 0000')}</span>${ltr('25/11/2026')}</div>
<div class="cut" style="padding:9px 0">${bill.map(({ count, name, price }) => markup`<div class="row it"><span><span style="opacity:.7">${count}</span>&ensp;${name}</span><span class="sum">${ltr(fils(count * price))}</span></div>`)}</div>
<div class="cut" style="padding-top:9px"><div class="row it"><span>${t('Without VAT', 'قبل الضريبة')}</span><span class="sum">${ltr(fils(net))}</span></div><div class="row it"><span>${t('VAT 5%', 'ضريبة القيمة المضافة 5%')}</span><span class="sum">${ltr(fils(vat))}</span></div><div class="row it"><span>${t('Service charge', 'رسم الخدمة')}</span><span>${t('none', 'لا يوجد')}</span></div></div>
<div class="row cut" style="margin-top:9px;padding-top:13px"><b>${t('Total', 'الإجمالي')}</b><span class="fig">${aed(t, fils(total))}</span></div></div>
<div class="side"><div class="mute">${t('To pay', 'المطلوب')}</div><div class="fig due">${aed(t, fils(total))}</div>
<div class="ways">${ways.map(([mark, name, each], i) => markup`<div class="card way ${i === 0 && 'on'}"><span class="row">${icon(mark, 29)}${each && `<span class="sum">${ltr(each)}</span>`}</span><span>${name}</span></div>`)}</div>
<div class="btn" style="height:62px;margin-top:18px">${t('Take payment', 'تحصيل المبلغ')}</div><div class="row" style="justify-content:center;gap:9px;margin-top:14px;color:var(--fg2)">${icon('receipt', 23)}${t('Receipt in Arabic and English', 'إيصال بالعربية والإنجليزية')}</div></div></div></div>`,
  )
}
