import { columns } from '../kit/charts'
import { icon, type IconName } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.year{background:linear-gradient(150deg,#e6ba69,#c98f3a);color:#2b1e0e;padding:22px;margin-top:18px}
.year .money{font:600 44px/1.15 Instrument;letter-spacing:-.04em}
.year .money i:lang(ar){font-family:Alexandria;font-size:22px}
.gift{display:flex;align-items:center;gap:15px;padding:14px 0;border-bottom:1px solid var(--rule)}
.gift .disc{width:52px;height:52px;background:var(--card);color:var(--ac)}
.gift .money{font-weight:600;font-size:19px}
.gift .money:lang(ar){font-weight:540;font-size:17px}
`

const months = [0.3, 0.42, 1, 0.56, 0.42, 0.34, 0.3, 0.46, 0.4, 0.52, 0.66]

export const screen: Screen = (t) => {
  const gifts: [IconName, string, string, string][] = [
    ['drop', t('Clean water', 'مياه نقية'), t('20 November', '20 نوفمبر'), '100'],
    ['heart', t('Orphan sponsorship', 'كفالة يتيم'), t('Every month', 'كل شهر'), '250'],
    ['book', t('School books', 'كتب مدرسية'), t('2 November', '2 نوفمبر'), '150'],
    ['moon', t('Iftar meals', 'إفطار صائم'), t('3 March', '3 مارس'), '200'],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s">
<h1>${t('Your giving', 'عطاؤك')}</h1>
<div class="card year"><div class="row"><span style="font-weight:500">${t('This year', 'هذا العام')}</span><span style="font-weight:500">${t('23 gifts', '23 عطاءً')}</span></div>${aed(t, '4,850')}<div style="margin-top:18px">${columns(months, 92, (i) => (i === 2 ? '#2b1e0e' : '#2b1e0e40'), 8, 6)}</div><div style="margin-top:8px;font-size:15px">${t('Most in Ramadan', 'أكثره في رمضان')}</div></div>
<div style="margin-top:12px">${gifts.map(([mark, name, when, sum]) => markup`<div class="gift"><div class="disc">${icon(mark, 26)}</div><div class="grow"><b style="font-size:18px">${name}</b><div class="mute sm">${when}</div></div>${aed(t, sum)}</div>`)}</div>
</div>`,
    { tab: 2 },
  )
}
