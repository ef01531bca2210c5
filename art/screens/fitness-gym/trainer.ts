import { columns } from '../kit/charts'
import { icon } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { face } from '../kit/parts'
import { frame } from './theme'

const css = `
.who{display:flex;align-items:center;gap:17px;background:var(--card);border-radius:16px;padding:16px 18px}
.lift{padding:16px 0;display:flex;align-items:center;gap:14px}
.lift+.lift{border-top:1px solid var(--rule)}
.lift b{font-size:18px}
.lift .kg{font:700 26px/1 Instrument}
.lift .kg i{font-size:16px;font-weight:500;color:var(--fg2)}
.lift .kg i:lang(ar){font-family:Alexandria;font-size:14.5px}
.box{flex:none;width:34px;height:34px;border-radius:10px;display:grid;place-items:center;box-shadow:inset 0 0 0 2px #565d66}
.box.on{background:var(--teal);color:#0d1f1d;box-shadow:none}
`

export const screen: Screen = (t) => {
  const lifts: [string, string, string, boolean][] = [
    [t('Squat', 'سكوات'), t('4 sets of 6', '4 مجموعات × 6'), '60', true],
    [t('Bench press', 'ضغط الصدر'), t('4 sets of 8', '4 مجموعات × 8'), '35', true],
    [t('Row', 'تجديف'), t('3 sets of 10', '3 مجموعات × 10'), '40', false],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><h1>${t('Session', 'الحصة التدريبية')}</h1><b style="color:var(--teal);font-size:19px">10:00</b></div>
<div class="who" style="margin-top:16px">${face(t('M', 'م'), 62, 'linear-gradient(140deg,#55c7bd,#22736d)')}<div class="grow"><b style="font-size:22px">${t('Maryam', 'مريم')}</b><div class="mute">${t('Session 7 of 12', 'الحصة 7 من 12')}</div></div>${icon('chat', 28)}</div>
<div class="card" style="margin-top:12px;padding:18px"><div class="row" style="margin-bottom:16px"><span class="mute">${t('Weekly load', 'الحِمل الأسبوعي')}</span><b>${t('steady', 'ثابت')}</b></div>${columns([0.42, 0.55, 0.5, 0.68, 0.74, 0.62, 0.9], 112, (i) => (i === 6 ? '#e6bb62' : '#434a52'), 10, 6)}</div>
<div style="margin-top:10px">${lifts.map(([name, sets, kg, done]) => markup`<div class="lift"><div class="box ${done && 'on'}">${done && icon('check', 22, 'style="stroke-width:2.4"')}</div><div class="grow"><b>${name}</b><div class="mute sm">${sets}</div></div><span class="kg">${kg} <i>${t('kg', 'كغ')}</i></span></div>`)}</div></div>`,
    { tab: 1 },
  )
}
