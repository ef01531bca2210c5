import { icon } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
body{--homebar:#241a08}
.dish{display:flex;align-items:center;gap:16px;padding:19px 0;border-bottom:1px solid var(--rule)}
.dish b{font-size:19px}
.dish b:lang(ar){font-size:18px}
.qty{flex:none;width:50px;height:50px;border-radius:16px;background:var(--card);display:grid;place-items:center;font:600 23px Instrument;color:var(--ac)}
.mod{color:var(--ac);font-size:16px}
.mod:lang(ar){font-size:15px}
.price{font:500 19px Instrument}
.foot{position:absolute;inset:auto 0 0;border-radius:30px 30px 0 0;padding:22px 24px 44px}
`

export const screen: Screen = (t) => {
  const dishes: [number, string, string, string][] = [
    [2, t('Lentil soup', 'شوربة عدس'), '', '56'],
    [1, t('Grilled hammour', 'هامور مشوي'), t('no garlic', 'بدون ثوم'), '95'],
    [2, t('Saffron rice', 'أرز بالزعفران'), t('one to share', 'واحد للمشاركة'), '44'],
    [2, t('Mint lemonade', 'ليمون بالنعناع'), t('less sugar', 'سكر أقل'), '40'],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><div><h1>${t('Table 6', 'طاولة 6')}</h1><div class="mute">${t('4 guests, Omar', '4 ضيوف، عمر')}</div></div><div class="disc" style="width:56px;height:56px;background:var(--ac);color:var(--on)">${icon('plus', 30)}</div></div>
<div class="row" style="margin-block:18px 6px;margin-inline-end:-24px;justify-content:flex-start;gap:9px"><span class="chip on">${t('All', 'الكل')}</span><span class="chip">${t('Starters', 'مقبلات')}</span><span class="chip">${t('Mains', 'أطباق')}</span><span class="chip">${t('Drinks', 'مشروبات')}</span></div>
${dishes.map(([count, name, mod, price]) => markup`<div class="dish"><div class="qty">${count}</div><div class="grow"><b>${name}</b>${mod && `<div class="mod">${mod}</div>`}</div><span class="price">${price}</span></div>`)}</div>
<div class="foot paper"><div class="row"><span style="font-size:18px;font-weight:500">${t('Total with VAT', 'الإجمالي مع الضريبة')}</span><span class="fig">${aed(t, '235')}</span></div><div class="btn" style="background:#241a08;color:#f8e4b5;margin-top:16px">${icon('fork', 25)}${t('Send to kitchen', 'إرسال إلى المطبخ')}</div></div>`,
  )
}
