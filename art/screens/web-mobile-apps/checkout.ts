import { icon, type IconName } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { bowl, pot } from './things'
import { frame } from './theme'

const css = `
.it{display:flex;align-items:center;gap:16px;margin-top:13px}
.it b{font-size:18px}
.it .money,.sum .money{font-weight:550}
.how{display:flex;align-items:center;gap:16px;height:72px}
.how+.how{border-top:1px solid var(--rule)}
.total .money{font:600 38px/1.1 Instrument;letter-spacing:-.035em}
.total .money i:lang(ar){font-family:Alexandria;font-size:19px}
`

export const screen: Screen = (t) => {
  const things: [string, string, string, string][] = [
    [pot(84), '#efe6d3', t('Coffee pot', 'دلّة القهوة'), '380'],
    [bowl(80), '#d8e6e2', t('Glazed bowl', 'وعاء خزفي'), '140'],
  ]
  const ways: [IconName, string, string][] = [
    ['truck', t('Saturday, 10 to 12', 'السبت، من 10 إلى 12'), t('Dubai Marina', 'دبي مارينا')],
    ['card', t('Card ending 4021', 'بطاقة تنتهي بـ 4021'), t('Kept as a token only', 'محفوظة كرمز فقط')],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row" style="justify-content:flex-start;gap:12px">${icon('back', 28)}<h1>${t('Checkout', 'إتمام الطلب')}</h1></div>
<div style="margin-top:8px">${things.map(([art, ground, name, price]) => markup`<div class="it"><div class="thing" style="width:96px;height:96px;background:${ground}">${art}</div><div class="grow"><b>${name}</b><div class="mute">${t('1 piece', 'قطعة واحدة')}</div></div>${aed(t, price)}</div>`)}</div>
<div class="card" style="margin-top:20px;padding:4px 18px">${ways.map(([mark, name, note]) => markup`<div class="how">${icon(mark, 29, 'style="color:#a4742a"')}<div class="grow"><b>${name}</b><div class="mute sm">${note}</div></div><span class="mute">${icon('next', 21)}</span></div>`)}</div>
<div class="sum" style="margin-top:20px"><div class="row"><span class="mute">${t('Delivery', 'التوصيل')}</span>${aed(t, '20')}</div><div class="row" style="margin-top:6px"><span class="mute">${t('VAT 5%, included', 'ضريبة القيمة المضافة 5%، مشمولة')}</span><span>${ltr('25.71')}</span></div></div>
<div class="row total" style="margin-top:16px;padding-top:16px;border-top:1px solid var(--rule)"><b style="font-size:20px">${t('Total', 'الإجمالي')}</b>${aed(t, '540')}</div>
<div class="btn end" style="height:62px;border-radius:31px;margin-bottom:42px">${icon('lock', 23)}${t('Pay securely', 'ادفع بأمان')}</div></div>`,
  )
}
