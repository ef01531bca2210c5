import { icon } from '../kit/icons'
import { ltr, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.use{display:flex;gap:4px;height:78px;margin:18px 0 14px}
.use i{border-radius:8px}
.key{display:flex;justify-content:space-between;gap:8px}
.key u{display:inline-block;width:11px;height:11px;border-radius:50%;margin-inline-end:8px}
.step{display:flex;gap:16px;align-items:flex-start;position:relative;padding-bottom:18px}
.step .m{flex:none;width:32px;height:32px;border-radius:50%;background:var(--ac);color:#fff;display:grid;place-items:center}
.step .m.open{background:var(--bg);color:var(--fg2);box-shadow:inset 0 0 0 2px #b9c8be}
.step+.step:before{content:"";position:absolute;inset-inline-start:15px;top:-18px;height:17px;width:2px;background:#b9c8be}
`

export const screen: Screen = (t) => {
  const uses: [string, number, string][] = [
    [t('Buildings', 'المباني'), 52, '#0b5b48'],
    [t('Water', 'المياه'), 30, '#128080'],
    [t('Team', 'الفريق'), 18, '#d9b770'],
  ]
  const steps: [string, string, boolean][] = [
    [t('Ground prepared', 'تجهيز الأرض'), t('July', 'يوليو'), true],
    [t('Two houses built', 'بناء بيتين زراعيين'), t('September', 'سبتمبر'), true],
    [t('First harvest', 'أول حصاد'), t('planned, January', 'مخطط له، يناير'), false],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="mute">${t('Desert greenhouse', 'بيوت زراعية في الصحراء')}</div><h1>${t('Report, third quarter', 'تقرير الربع الثالث')}</h1>
<div class="card" style="margin-top:18px;padding:20px"><div class="row"><span class="mute">${t('Money used', 'المبالغ المصروفة')}</span><span class="mute">${t('AED thousands', 'ألف درهم')}</span></div><div class="fig" style="font-size:50px">412 <span class="mute" style="font-size:24px;letter-spacing:0;font-weight:500">/ 680</span></div>
<div class="use">${uses.map(([, share, tone]) => `<i style="flex:${share};background:${tone}"></i>`)}</div><div class="key sm">${uses.map(([name, share, tone]) => `<span><u style="background:${tone}"></u>${name}<br><b class="num">${ltr(`${share}%`)}</b></span>`)}</div></div>
<h2 style="margin:20px 0 13px">${t('Milestones', 'المراحل')}</h2>
${steps.map(([name, when, done]) => markup`<div class="step"><div class="m ${!done && 'open'}">${icon(done ? 'check' : 'clock', 20, 'style="stroke-width:2"')}</div><div class="grow row"><b>${name}</b><span class="mute sm">${when}</span></div></div>`)}
<div class="risk" style="margin-top:6px;padding:13px 16px">${icon('info', 25)}<span>${t('Reported by the issuer. Not a forecast.', 'وفق إفصاح الجهة المُصدِرة، وليس توقعًا.')}</span></div></div>`,
    2,
  )
}
