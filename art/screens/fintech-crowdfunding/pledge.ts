import { icon } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { frame } from './theme'

const css = `
.pad{display:grid;grid-template-columns:repeat(3,1fr);gap:4px 12px;margin:14px -6px 0}
.pad>div{height:68px;display:grid;place-items:center;font:500 31px Instrument}
.agree{display:flex;gap:13px;align-items:center;margin-top:18px}
.agree i{flex:none;width:30px;height:30px;border-radius:9px;background:var(--ac);color:#fff;display:grid;place-items:center}
`

export const screen: Screen = (t) =>
  frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row" style="justify-content:flex-start;gap:14px">${icon('back', 28)}<b style="font-size:20px">${t('Desert greenhouse', 'بيوت زراعية في الصحراء')}</b></div>
<div class="mute" style="text-align:center;margin-top:28px;font-size:18px">${t('Your pledge', 'مساهمتك')}</div><div class="fig" style="text-align:center;font-size:74px">${aed(t, '2,000')}</div>
<div class="card" style="margin-top:20px;padding:16px 20px"><div class="row" style="margin-bottom:11px"><span class="mute">${t('Your yearly limit', 'حدّك السنوي')}</span><b>${t('8,000 left', 'المتبقي 8,000')}</b></div>${line(20, 'var(--teal)', 9)}</div>
<div class="agree"><i>${icon('check', 21, 'style="stroke-width:2.4"')}</i><span>${t('I have read the risks', 'قرأتُ المخاطر')}</span></div>
<div class="pad" dir="ltr">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) => `<div>${d}</div>`)}<div>.</div><div>0</div><div>${icon('erase', 32)}</div></div>
<div class="btn end" style="margin-bottom:42px">${t('Review and confirm', 'مراجعة وتأكيد')}</div></div>`,
  )
