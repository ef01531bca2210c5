import { area } from '../kit/charts'
import { icon, type IconName } from '../kit/icons'
import { ltr, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { frame, sum } from './theme'

/** Revenue of each month, January to November, in thousands. */
const YEAR = [610, 690, 655, 790, 840, 770, 905, 950, 1075, 1107, 1240]
const TOP = 1380

const css = `
.desk{display:flex;flex-direction:column;gap:14px}
.tops{display:flex;gap:14px;height:258px}
.tops>.col{width:262px;gap:14px}
.lows{display:flex;gap:14px;height:180px}
.lows .card{padding:14px 20px}
.share{display:grid;grid-template-columns:104px 1fr 46px;align-items:center;gap:12px;height:44px}
.share .num{text-align:end}
.share:last-child{margin-bottom:-8px}
`

export const screen: Screen = (t) => {
  const branches: [string, number][] = [
    [t('Dubai', 'دبي'), 640],
    [t('Abu Dhabi', 'أبوظبي'), 390],
    [t('Sharjah', 'الشارقة'), 210],
  ]
  const ages: [string, number][] = [
    [t('To 30 days', 'حتى 30 يومًا'), 172],
    [t('31 to 60', 'من 31 إلى 60'), 81],
    [t('Over 60', 'أكثر من 60'), 33],
  ]
  const due = sum(ages.map(([, amount]) => amount))
  const shares = (rows: [string, number][], colour: (i: number) => string) =>
    rows.map(
      ([name, amount], i) =>
        markup`<div class="share"><span>${name}</span>${line((amount / sum(rows.map(([, each]) => each))) * 100, colour(i), 9)}<span class="num">${amount}</span></div>`,
    )
  const tiles: [IconName, string, string][] = [
    [
      'receipt',
      t('To collect', 'الذمم المدينة'),
      t(
        `<i style="font:500 17px Instrument;opacity:.75">AED</i> ${due}K`,
        `${due} <i style="font:500 16px Alexandria">ألف درهم</i>`,
      ),
    ],
    ['truck', t('Deliveries due', 'تسليمات مستحقة'), '37'],
  ]
  return frame(
    t,
    t('Overview', 'نظرة عامة'),
    [t('November 2026', 'نوفمبر 2026'), t('All branches', 'جميع الفروع')],
    'bell',
    markup`<style>${css}</style><div class="tops"><div class="card grow col" style="padding:16px 20px 14px;overflow:hidden"><div class="row"><span class="mute">${t('Revenue, November', 'إيرادات نوفمبر')}</span><span><b class="ac">${ltr('+12%')}</b> <span class="mute sm">${t('on October', 'عن أكتوبر')}</span></span></div><div class="fig" style="font-size:42px;margin:2px 0 8px">${t('<span class="money"><i>AED</i> 1.24<i>M</i></span>', '<span class="money">1.24 <i>مليون درهم</i></span>')}</div><div style="margin:auto -20px 0">${area(
      YEAR.map((month) => month / TOP),
      476,
      118,
      { colour: '#1d5f63', id: 'rev', strength: 0.26 },
    )}</div><div class="row sm mute" style="margin-top:8px"><span>${t('January', 'يناير')}</span><span>${t('November', 'نوفمبر')}</span></div></div>
<div class="col">${tiles.map(([mark, name, value]) => markup`<div class="card grow" style="padding:16px 20px"><div class="row" style="justify-content:flex-start;gap:9px;color:var(--gold)">${icon(mark, 24)}<span class="mute">${name}</span></div><div class="fig" style="font-size:34px;margin-top:14px">${value}</div></div>`)}</div></div>
<div class="lows"><div class="card grow"><b>${t('Revenue by branch, thousands', 'الإيرادات حسب الفرع، بالآلاف')}</b>${shares(branches, () => '#141d2b')}</div><div class="card grow"><b>${t('To collect by age, thousands', 'أعمار الذمم المدينة، بالآلاف')}</b>${shares(ages, (i) => ['#1d5f63', '#c98a3c', '#a2461c'][i] ?? '')}</div></div>`,
  )
}
