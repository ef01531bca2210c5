import { curve } from '../kit/charts'
import { icon } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { frame } from './theme'

const pace = [0.34, 0.5, 0.62, 0.52, 0.36, 0.42, 0.66, 0.8, 0.74]

const css = `
.clock{font:600 118px/1 Instrument;letter-spacing:-.065em;text-align:center;font-variant-numeric:tabular-nums;margin-top:34px}
.sets{display:flex;gap:7px;margin-top:20px}
.sets i{flex:1;height:7px;border-radius:7px;background:#ffffff24}
.sets .on{background:var(--ac)}
.sets .now{background:linear-gradient(90deg,var(--gold) 58%,#ffffff24 58%)}
[dir=rtl] .sets .now{background:linear-gradient(270deg,var(--gold) 58%,#ffffff24 58%)}
.hold{width:92px;height:92px;border-radius:50%;background:var(--gold);color:#0a1322;display:grid;place-items:center}
.side{width:62px;height:62px;border-radius:50%;background:#ffffff14;display:grid;place-items:center}
.facts{justify-content:space-between;margin-top:26px}
`

export const screen: Screen = (t) => {
  const facts = [
    [t('Heart rate', 'النبض'), '142'],
    [t('Metres', 'الأمتار'), '1,300'],
    [t('Strokes', 'الضربات'), '17'],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s">
<div class="row"><h1>${t('Set 3 of 6', 'المجموعة 3 من 6')}</h1><span class="mute">${t('Pool', 'المسبح')}</span></div>
<div class="sets"><i class="on"></i><i class="on"></i><i class="now"></i><i></i><i></i><i></i></div>
<div class="clock" dir="ltr">01:48</div>
<div style="text-align:center;margin-top:6px;font-size:18px"><span class="mute">${t('target pace', 'الوتيرة المستهدفة')}</span> <b>01:52</b></div>
<div style="margin:40px -24px 0;position:relative"><svg class="dir" width="390" height="150" viewBox="0 0 390 150"><defs><linearGradient id="sea" x2="0" y2="1"><stop stop-color="#5fd0c9" stop-opacity=".45"/><stop offset="1" stop-color="#5fd0c9" stop-opacity="0"/></linearGradient></defs><path d="${curve(pace, 390, 130)}L390 150L0 150Z" fill="url(#sea)"/><path d="M0 66H390" stroke="#e2bd7d" stroke-width="1.5" stroke-dasharray="3 8" stroke-linecap="round"/><path d="${curve(pace, 390, 130)}" fill="none" stroke="#5fd0c9" stroke-width="3.5"/><circle cx="341" cy="26" r="7" fill="#08111f" stroke="#5fd0c9" stroke-width="3.5"/></svg></div>
<div class="row facts">${facts.map(([name, value]) => `<div><div class="mute sm">${name}</div><div class="n" style="font-size:34px">${value}</div></div>`)}</div>
<div class="row" style="justify-content:center;gap:30px;margin-top:42px"><div class="side">${icon('lock', 26)}</div><div class="hold">${icon('pause', 42, 'style="stroke-width:2.4"')}</div><div class="side">${icon('check', 28)}</div></div>
</div>`,
    { tone: 'dive' },
  )
}
