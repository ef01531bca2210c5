import { icon } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { water } from './art'
import { frame, permit } from './theme'

const css = `
.arch{position:absolute;inset:0 0 auto;height:412px;overflow:hidden}
.tool{position:absolute;top:58px;z-index:3;width:46px;height:46px;border-radius:50%;background:#fffaf1;display:grid;place-items:center}
.sheet{position:absolute;inset:372px 0 0;background:var(--bg);border-radius:36px 36px 0 0;padding:26px 24px}
.sum{flex:1;height:56px;border-radius:20px;background:var(--card);display:grid;place-items:center;font:600 21px Instrument}
.sum.on{background:var(--gold);color:#2b1e0e}
`

export const screen: Screen = (t) =>
  frame(
    t,
    markup`<style>${css}</style><div class="arch"><div style="position:absolute;inset:-130px 0 -40px">${water('hero', 296)}</div></div>
<div class="tool" style="inset-inline-start:24px">${icon('back')}</div><div class="tool" style="inset-inline-end:24px">${icon('share', 24)}</div>
<div class="sheet"><h1 style="font-size:31px">${t('Water for 40 homes', 'مياه لأربعين منزلًا')}</h1>
<div class="row" style="margin-top:8px">${permit(t)}<span class="mute sm">${t('Licensed charity', 'جهة خيرية مرخّصة')}</span></div>
<div class="card" style="margin-top:16px;padding:18px 20px"><div class="row"><b style="font-size:25px">${aed(t, '62,000')}</b><span class="mute">${t('of 80,000', 'من 80,000')}</span></div><div style="margin:12px 0 10px">${line(77, 'var(--gold)', 12)}</div><div class="row sm mute"><span>${ltr('77%')}</span><span>${t('Last update: pipes laid', 'آخر تحديث: مُدّت الأنابيب')}</span></div></div>
<div class="row" style="margin-top:16px;gap:10px"><div class="sum">50</div><div class="sum on">100</div><div class="sum">250</div><div class="sum">${icon('plus', 24)}</div></div>
<div class="btn" style="margin-top:16px;border-radius:29px">${t('Continue with AED 100', 'متابعة بمبلغ 100 درهم')}</div></div>`,
  )
