import { icon, type IconName } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.pick{display:flex;flex-direction:column;justify-content:space-between;height:142px;padding:18px}
.pick b{font-size:18px;line-height:1.25}
.pick b:lang(ar){font-size:16.5px;line-height:1.5}
.pick.on{background:linear-gradient(150deg,#1b5d63,#12323f);box-shadow:inset 0 0 0 2px var(--ac)}
.pick.on svg{color:var(--ac)}
.picks{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:24px;color:var(--fg)}
.weeks{position:relative;height:8px;border-radius:8px;background:var(--track);margin-top:26px}
.weeks i{position:absolute;inset-block:0;inset-inline-start:0;width:62%;border-radius:8px;background:var(--ac)}
.weeks u{position:absolute;top:-10px;inset-inline-start:calc(62% - 14px);width:28px;height:28px;border-radius:50%;background:var(--fg);box-shadow:0 4px 14px #0008}
`

export const screen: Screen = (t) => {
  const goals: [IconName, string][] = [
    ['waves', t('Swim 2 km without a break', 'سباحة 2 كم دون توقف')],
    ['bolt', t('Run my first 10 km', 'أول جري لمسافة 10 كم')],
    ['dumbbell', t('Build strength', 'بناء القوة')],
    ['sun', t('Feel better every day', 'نشاط أفضل كل يوم')],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s">
<h1>${t('Set your goal', 'حدّد هدفك')}</h1><div class="mute" style="margin-top:6px">${t('Every estimate is measured against it.', 'كل تقدير يُقاس على هذا الهدف.')}</div>
<div class="picks">${goals.map(([mark, name], i) => markup`<div class="card pick ${i === 0 && 'on'}"><div class="row">${icon(mark, 32)}${i === 0 && icon('check', 24)}</div><b>${name}</b></div>`)}</div>
<div class="card" style="margin-top:14px;padding:20px 20px 28px"><div class="row"><span class="mute">${t('Target date', 'التاريخ المستهدف')}</span><span class="gold" style="font-weight:600">${t('16 weeks', '16 أسبوعًا')}</span></div><div class="n" style="margin-top:2px;font-family:inherit">${t('12 March', '12 مارس')}</div><div class="weeks"><i></i><u></u></div></div>
<div class="btn end">${t('Continue', 'متابعة')}</div>
<div class="mute sm" style="text-align:center;margin:14px 0 40px">${t('Not medical advice', 'لا يُعد نصيحة طبية')}</div>
</div>`,
  )
}
