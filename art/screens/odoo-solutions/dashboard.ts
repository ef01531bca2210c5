import { area } from '../kit/charts'
import { icon } from '../kit/icons'
import { ltr, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { frame } from './theme'

const year = [0.3, 0.36, 0.33, 0.46, 0.5, 0.44, 0.58, 0.62, 0.72, 0.7, 0.9]

export const screen: Screen = (t) => {
  const branches: [string, number, string][] = [
    [t('Dubai', 'دبي'), 88, '640'],
    [t('Abu Dhabi', 'أبوظبي'), 54, '390'],
    [t('Sharjah', 'الشارقة'), 30, '210'],
  ]
  return frame(
    t,
    t('Overview', 'نظرة عامة'),
    'bell',
    markup`<div class="card" style="padding:20px;overflow:hidden"><div class="row"><span class="mute">${t('Revenue, November', 'إيرادات نوفمبر')}</span><b class="ac">${ltr('+12%')}</b></div><div class="fig" style="font-size:44px;margin:4px 0 10px">${t('<span class="money"><i>AED</i> 1.24<i>M</i></span>', '<span class="money">1.24 <i>مليون درهم</i></span>')}</div><div style="margin:0 -20px">${area(year, 342, 118, { colour: '#1d5f63', id: 'rev', strength: 0.26 })}</div><div class="row sm mute" style="margin:10px 0 -4px"><span>${t('January', 'يناير')}</span><span>${t('November', 'نوفمبر')}</span></div></div>
<div class="row" style="margin-top:14px;gap:14px">${[
      [
        'receipt',
        t('To collect', 'الذمم المدينة'),
        t('286<i style="font-size:20px">K</i>', '286 <i style="font:500 17px Alexandria">ألف</i>'),
      ],
      ['truck', t('To deliver', 'للتسليم'), '37'],
    ].map(
      ([mark, name, value]) =>
        markup`<div class="card grow" style="padding:16px 18px"><div class="row" style="justify-content:flex-start;gap:9px;color:var(--gold)">${icon(mark as 'truck', 24)}<span class="mute sm">${name}</span></div><div class="fig" style="margin-top:8px">${value}</div></div>`,
    )}</div>
<div class="card" style="margin-top:14px;padding:20px"><b>${t('By branch, thousands', 'حسب الفرع، بالآلاف')}</b>${branches.map(([name, share, value]) => markup`<div class="row" style="margin:14px 0 7px"><span>${name}</span><span class="num">${value}</span></div>${line(share, '#141d2b', 9)}`)}</div>`,
  )
}
