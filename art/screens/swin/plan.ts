import { icon, type IconName } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.days{display:flex;justify-content:space-between;margin-top:22px}
.days>div{width:44px;height:72px;border-radius:22px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:6px;color:var(--fg2);font-size:15px}
.days b{font:600 18px/1 Instrument;color:var(--fg)}
.days .done b{color:var(--ac)}
.days .on{background:var(--gold);color:#0a1322}
.days .on b{color:#0a1322}
.step{display:flex;align-items:center;gap:16px;padding:17px 18px;margin-top:12px}
.step .disc{width:52px;height:52px;background:#182a44;color:var(--fg2)}
.step.done .disc{background:#5fd0c922;color:var(--ac)}
.step.now{border:1.5px solid var(--gold);background:#15202f}
.step.now .disc{background:var(--gold);color:#0a1322}
`

export const screen: Screen = (t) => {
  const days = t('M T W T F S S', 'ن ث ر خ ج س ح').split(' ')
  const steps: [IconName, string, string, string, string][] = [
    [
      'check',
      t('Intervals', 'سباحة متقطعة'),
      t('8 × 100 m, rest 20 s', '8 مرات 100 م، راحة 20 ث'),
      t('Done', 'تم'),
      'done',
    ],
    [
      'check',
      t('Strength, upper body', 'قوة، الجزء العلوي'),
      t('Tuesday, 40 min', 'الثلاثاء، 40 دقيقة'),
      t('Done', 'تم'),
      'done',
    ],
    [
      'waves',
      t('Evening swim', 'سباحة المساء'),
      t('45 min, easy pace', '45 دقيقة، وتيرة سهلة'),
      t('Today', 'اليوم'),
      'now',
    ],
    ['moon', t('Rest and stretch', 'راحة وإطالة'), t('Friday, 15 min', 'الجمعة، 15 دقيقة'), '', ''],
    ['bolt', t('Long run', 'جري طويل'), t('10 km, steady', '10 كم، وتيرة ثابتة'), '', ''],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s">
<h1>${t('This week', 'هذا الأسبوع')}</h1><div class="mute" style="margin-top:2px">${t('2 of 5 sessions done', 'أُنجزت حصتان من 5')}</div>
<div class="days">${days.map((day, i) => `<div class="${i === 3 ? 'on' : i < 2 ? 'done' : ''}">${day}<b>${16 + i}</b></div>`)}</div>
<div style="margin-top:10px">${steps.map(
      ([mark, name, note, state, tone]) =>
        markup`<div class="card step ${tone}"><div class="disc">${icon(mark, 26)}</div><div class="grow"><b style="font-size:18px">${name}</b><div class="mute sm">${note}</div></div><span class="sm ${tone === 'now' ? 'gold' : 'ac'}" style="font-weight:600">${state}</span></div>`,
    )}</div></div>`,
    { tab: 1 },
  )
}
