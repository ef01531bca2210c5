import { icon } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.doc{background:#fff;border-radius:6px;box-shadow:0 1px 0 #141d2b1c,0 22px 44px -24px #141d2b59;padding:28px 22px 18px;position:relative}
.paid{border:2px solid #1d7a4f;color:#1d7a4f;border-radius:8px;padding:2px 12px;font-weight:650;transform:rotate(-6deg)}
.lines{margin-top:20px}
.lines .row{padding:15px 0}
.sum{background:#f3eee2;margin:18px -22px -18px;padding:19px 22px;border-radius:0 0 6px 6px}
`

export const screen: Screen = (t) => {
  const lines: [string, string, string][] = [
    [t('Oak desks', 'مكاتب بلوط'), '12 × 850', '10,200'],
    [t('Task chairs', 'كراسي عمل'), '24 × 320', '7,680'],
    [t('Delivery and set-up', 'التوصيل والتركيب'), '1 × 600', '600'],
  ]
  return frame(
    t,
    t('Invoicing', 'الفوترة'),
    'more',
    markup`<style>${css}</style><div class="doc"><div class="row"><h2 style="font-size:25px">${t('Tax invoice', 'فاتورة ضريبية')}</h2><span class="paid">${t('Paid', 'مدفوعة')}</span></div>
<div class="mute" style="margin-top:6px">${ltr('INV/2026/0412')}</div><div class="mute">${t('20 November 2026', '20 نوفمبر 2026')}</div><div class="mute">${t('TRN 0000-SAMPLE', 'رقم التسجيل الضريبي 0000')}</div>
<div class="lines">${lines.map(([name, count, sum]) => markup`<div class="row rule"><div><b style="font-weight:550">${name}</b><div class="mute sm">${ltr(count)}</div></div><span class="num">${sum}</span></div>`)}</div>
<div class="rule" style="padding-top:15px"><div class="row"><span class="mute">${t('Subtotal', 'المجموع الفرعي')}</span><span class="num" style="font-weight:500">18,480</span></div><div class="row" style="margin-top:7px"><span class="mute">${t('VAT 5%', 'ضريبة القيمة المضافة 5%')}</span><span class="num" style="font-weight:500">924</span></div></div>
<div class="sum row"><b>${t('Total', 'الإجمالي')}</b><span class="fig">${aed(t, '19,404')}</span></div></div>
<div class="row" style="margin-top:22px;gap:14px"><div class="btn grow">${icon('send', 23)}${t('Send', 'إرسال')}</div><div class="btn" style="width:58px;background:#fff;color:var(--fg);box-shadow:0 0 0 1.5px #141d2b33">${icon('download', 25)}</div></div>`,
  )
}
