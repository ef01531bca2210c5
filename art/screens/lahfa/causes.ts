import { aed, ltr, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { meals, solar, water } from './art'
import { frame, permit } from './theme'

const css = `
.item{display:flex;gap:16px;align-items:center;padding:14px;margin-top:14px}
.item b{font-size:20px;line-height:1.25}
.item b:lang(ar){font-size:18px}
.chips{display:flex;gap:9px;margin:18px 0 6px}
.chip.on{background:#2b1e0e}
`

export const screen: Screen = (t) => {
  const causes: [string, string, string, number][] = [
    [water('wat'), t('Clean water', 'مياه نقية'), '62,000', 77],
    [meals('mea'), t('School meals', 'وجبات مدرسية'), '18,000', 60],
    [solar('sol'), t('Solar clinics', 'عيادات بالطاقة الشمسية'), '9,120', 38],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s">
<h1>${t('Causes', 'الحملات')}</h1>
<div class="chips"><span class="chip on">${t('All', 'الكل')}</span><span class="chip">${t('Sadaqah', 'صدقة')}</span><span class="chip">${t('Zakat', 'زكاة')}</span><span class="chip">${t('Waqf', 'وقف')}</span></div>
${causes.map(
  ([art, name, given, share]) =>
    markup`<div class="card item"><div class="gate" style="width:104px;height:138px">${art}</div><div class="grow"><b>${name}</b><div style="margin:4px 0 12px">${permit(t)}</div>${line(share, 'var(--gold)', 9)}<div class="row" style="margin-top:9px"><b style="font-size:17px">${aed(t, given)}</b><span class="mute">${ltr(`${share}%`)}</span></div></div></div>`,
)}
</div>`,
    { tab: 1 },
  )
}
