import { icon, type IconName } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { posters, titles } from './films'
import { frame } from './theme'

// Media controls and the time line keep their direction in Arabic, as the players of the phones do.
const css = `
.film{position:absolute;inset:0 0 auto;height:590px;border-radius:0}
.film:after{background:linear-gradient(#06080cb3,#06080c00 26%,#06080c00 55%,#06080ce6 90%,#06080c)}
.head{position:absolute;inset:60px 24px auto;z-index:3}
.keys{position:absolute;inset:276px 0 auto;z-index:3;display:flex;justify-content:center;align-items:center;gap:40px}
.keys .main{width:96px;height:96px;border-radius:50%;display:grid;place-items:center;background:#f5f1ea;color:#0a0c10}
.ten{position:relative}
.ten b{position:absolute;inset:20px 0 auto;text-align:center;font:650 15px/1 Instrument}
.said{position:absolute;inset:432px 34px auto;z-index:3;text-align:center;font-size:22px;font-weight:550;line-height:1.3;text-shadow:0 1px 8px #000}
.said:lang(ar){font-size:20px;line-height:1.6}
.time{position:absolute;inset:524px 24px auto;z-index:3;font:500 16px Instrument}
.time .bar{position:relative;height:5px;border-radius:5px;background:#ffffff3d;margin-bottom:14px}
.time .bar i{position:absolute;inset:0 42% 0 0;border-radius:5px;background:var(--gold)}
.time .bar u{position:absolute;left:calc(58% - 9px);top:-7px;width:19px;height:19px;border-radius:50%;background:var(--gold)}
.sheet{position:absolute;inset:598px 24px auto;z-index:3}
.sheet .row{padding:15px 0;border-bottom:1px solid #ffffff14;justify-content:flex-start;gap:16px}
`

export const screen: Screen = (t) => {
  const rows: [IconName, string, string][] = [
    ['volume', t('Audio', 'الصوت'), t('Arabic', 'العربية')],
    ['captions', t('Subtitles', 'الترجمة النصية'), t('English', 'العربية')],
    ['gear', t('Quality', 'الجودة'), t('Auto, 1080p', 'تلقائية 1080p')],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="poster film"><div style="position:absolute;inset:-130px 0 0">${posters.quarter()}</div></div>
<div class="row head">${icon('down', 30)}<div style="text-align:center"><b style="font-size:19px">${titles(t).quarter}</b><div class="sm" style="opacity:.85">${t('Episode 3', 'الحلقة 3')}</div></div>${icon('share', 27)}</div>
<div class="keys" dir="ltr"><div class="ten">${icon('back10', 50)}<b>10</b></div><div class="main">${icon('pause', 46, 'style="stroke-width:2.4"')}</div><div class="ten">${icon('forward10', 50)}<b>10</b></div></div>
<div class="said">${t('The sand remembers<br>every road.', 'الرمل يذكر<br>كل الدروب.')}</div>
<div class="time" dir="ltr"><div class="bar"><i></i><u></u></div><div class="row"><span>28:14</span><span style="opacity:.75">48:40</span></div></div>
<div class="sheet">${rows.map(([mark, name, value]) => markup`<div class="row">${icon(mark, 27)}<span class="grow" style="font-size:18px">${name}</span><span class="mute">${value}</span></div>`)}</div>`,
  )
}
