import { ltr, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.tags{display:flex;gap:9px;margin:16px 0 20px}
.slot{display:flex;gap:16px;margin-bottom:12px}
.slot time{width:62px;flex:none;font:650 20px/1 Instrument;padding-top:20px;color:var(--fg2)}
.cls{flex:1;border-radius:16px;padding:17px 18px 16px;background:var(--card);border-inline-start:6px solid var(--tone)}
.cls b{font-size:21px}
.cls b:lang(ar){font-size:19px}
.cls.on{background:var(--tone);color:#0d1f1d;--fg2:#12423d;border:0}
.seats{display:flex;gap:4px;margin-top:13px}
.seats i{flex:1;height:9px;border-radius:3px;background:#ffffff1f}
.seats .t{background:var(--tone)}
.on .seats i{background:#0d1f1d33}
.on .seats .t{background:#0d1f1d}
`

export const screen: Screen = (t) => {
  const classes: [string, string, string, number, string, boolean][] = [
    ['07:00', t('Spin', 'دراجات'), t('Khalid, 45 min', 'خالد، 45 دقيقة'), 9, '#e6bb62', false],
    ['09:30', t('Strength', 'تمارين القوة'), t('Maryam, booked', 'مريم، محجوزة'), 10, '#55c7bd', true],
    ['12:15', t('Mobility', 'مرونة وحركة'), t('Sara, 30 min', 'سارة، 30 دقيقة'), 4, '#8fa3b8', false],
    ['18:00', t('Boxing basics', 'أساسيات الملاكمة'), t('Omar, 60 min', 'عمر، 60 دقيقة'), 7, '#e6bb62', false],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><h1>${t('Classes', 'الحصص')}</h1><b class="ac">${t('Sat 21', 'السبت 21')}</b></div>
<div class="tags"><span class="chip on">${t('All', 'الكل')}</span><span class="chip">${t('Ladies only', 'للسيدات')}</span><span class="chip">${t('Courts', 'الملاعب')}</span></div>
${classes.map(([time, name, who, taken, tone, on]) => markup`<div class="slot"><time dir="ltr">${time}</time><div class="cls ${on && 'on'}" style="--tone:${tone}"><div class="row"><b>${name}</b><span style="font:600 17px Instrument">${ltr(`${taken}/12`)}</span></div><div class="mute">${who}</div><div class="seats">${Array.from({ length: 12 }, (_, i) => `<i class="${i < taken ? 't' : ''}"></i>`)}</div></div></div>`)}</div>`,
    { tab: 0 },
  )
}
