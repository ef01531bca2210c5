import { icon, type IconName } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.slip{margin-top:18px;padding:22px 22px 34px;border-radius:16px 16px 0 0}
.slip .fig{font-size:68px}
.slip .fig .money i:lang(ar){font-size:26px}
.ways{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:22px}
.way{height:96px;display:flex;flex-direction:column;justify-content:space-between;padding:15px 17px;font-size:18px;font-weight:550}
.way:lang(ar){font-size:16.5px}
.way.on{background:#3a2d13;box-shadow:inset 0 0 0 2px var(--ac)}
.way.on svg{color:var(--ac)}
`

export const screen: Screen = (t) => {
  const ways: [IconName, string][] = [
    ['tap', t('Contactless', 'دفع لاتلامسي')],
    ['card', t('Card', 'بطاقة')],
    ['cash', t('Cash', 'نقدًا')],
    ['users', t('Split by 2', 'تقسيم على 2')],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row" style="justify-content:flex-start;gap:14px">${icon('back', 28)}<h1>${t('Payment', 'الدفع')}</h1></div>
<div class="slip paper torn"><div class="row"><b style="font-size:19px">${t('Table 6', 'طاولة 6')}</b><span style="color:var(--fg2)">${t('7 items', '7 أصناف')}</span></div><div class="fig" style="margin:12px 0 14px">${aed(t, '235')}</div><div style="border-top:2px dashed #241a0840;padding-top:13px"><div class="row"><span>${t('VAT 5% included', 'شاملة الضريبة 5%')}</span><b>${ltr('11.19')}</b></div><div class="row" style="margin-top:6px"><span>${t('Service', 'الخدمة')}</span><b>${t('none', 'لا يوجد')}</b></div></div></div>
<div class="ways">${ways.map(([mark, name], i) => `<div class="card way ${i === 0 ? 'on' : ''}">${icon(mark, 30)}<span>${name}</span></div>`)}</div>
<div class="btn end" style="height:64px;margin-bottom:14px">${t('Take payment', 'تحصيل المبلغ')}</div><div class="row" style="justify-content:center;gap:9px;margin-bottom:42px;color:var(--fg2)">${icon('receipt', 23)}${t('Receipt in Arabic and English', 'إيصال بالعربية والإنجليزية')}</div></div>`,
  )
}
