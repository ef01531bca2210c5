import { icon, type IconName } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { dunes } from '../kit/scenery'
import { line } from '../kit/parts'
import { school } from './art'
import { frame, permit } from './theme'

const css = `
.sky{position:absolute;inset:0 0 auto;height:440px;overflow:hidden}
.sky:after{content:"";position:absolute;inset:0;background:linear-gradient(#2a1608d9,#2a160800 50%)}
.word{position:absolute;inset:72px 26px auto;color:#fff7e8;z-index:2}
.word .money{font:600 50px/1.15 Instrument;letter-spacing:-.04em}
.word .money i:lang(ar){font-family:Alexandria;font-size:24px}
.sheet{position:absolute;inset:392px 0 0;background:var(--bg);border-radius:36px 36px 0 0;padding:26px 24px}
.way{flex:1;display:flex;flex-direction:column;align-items:center;gap:9px;font-weight:500}
.way .disc{width:72px;height:72px;background:var(--card);color:var(--ac)}
`

export const screen: Screen = (t) => {
  const ways: [IconName, string][] = [
    ['heart', t('Sadaqah', 'صدقة')],
    ['sun', t('Zakat', 'زكاة')],
    ['leaf', t('Waqf', 'وقف')],
    ['box', t('In kind', 'عيني')],
  ]
  const evening = dunes(
    'eve',
    ['#3c2412', '#8d5424', '#e2a457', '#f7d79a'],
    { x: 322, y: 346, r: 44, colour: '#ffe9b8' },
    '#d69a4c',
    '#5d3413',
    14,
  )
  return frame(
    t,
    markup`<style>${css}</style><div class="sky"><div class="dir" style="position:absolute;inset:-80px 0 0">${evening}</div></div>
<div class="word"><div style="font-size:18px">${t('Good evening, Sara', 'مساء الخير يا سارة')}</div><div style="margin-top:16px;opacity:.85">${t('Given this year', 'عطاؤك هذا العام')}</div>${aed(t, '4,850')}</div>
<div class="sheet"><div class="row" style="gap:6px">${ways.map(([mark, name]) => markup`<div class="way"><div class="disc">${icon(mark, 32)}</div>${name}</div>`)}</div>
<div class="card row" style="margin-top:24px;padding:14px;gap:16px"><div class="gate" style="width:92px;height:116px">${school('sch')}</div><div class="grow"><b style="font-size:19px">${t('Books for a village school', 'كتب لمدرسة القرية')}</b><div style="margin:5px 0 10px">${permit(t)}</div>${line(60, 'var(--gold)', 9)}</div></div></div>`,
    { tone: 'scene', tab: 0 },
  )
}
