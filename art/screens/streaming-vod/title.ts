import { icon } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { posters, titles } from './films'
import { frame } from './theme'

const css = `
.top{position:absolute;inset:0 0 auto;height:420px;border-radius:0}
.top:after{background:linear-gradient(#06080c80,#06080c00 26%,#06080c00 46%,#06080c 98%)}
.tool{position:absolute;top:58px;z-index:3;width:46px;height:46px;border-radius:50%;background:#06080c80;display:grid;place-items:center}
.words{position:absolute;inset:330px 24px 0;z-index:2}
.words h1{font-size:42px;font-weight:680;line-height:1}
.words h1:lang(ar){font-size:37px;line-height:1.3}
.facts{display:flex;align-items:center;gap:12px;margin:12px 0 18px;color:#d9d5cd}
.part{display:flex;gap:15px;align-items:center;margin-top:14px}
`

export const screen: Screen = (t) => {
  const name = titles(t)
  const parts: [string, string, string][] = [
    [posters.tide('t1'), t('1. Low water', '1. الجزر'), t('48 min', '48 دقيقة')],
    [posters.ridges('t2'), t('2. The pilot', '2. الربّان'), t('51 min', '51 دقيقة')],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="poster top"><div style="position:absolute;inset:-70px 0 -40px">${posters.tide()}</div></div>
<div class="tool" style="inset-inline-start:24px">${icon('back')}</div><div class="tool" style="inset-inline-end:24px">${icon('share', 24)}</div>
<div class="words"><h1>${name.tide}</h1><div class="facts"><span>2026</span><span class="age" dir="ltr">12+</span><span>${t('Series', 'مسلسل')}</span><span class="row" style="gap:6px">${icon('captions', 23)}${t('Arabic', 'العربية')}</span></div>
<div class="btn">${icon('play', 24, 'style="fill:currentColor"')}${t('Resume episode 2', 'متابعة الحلقة 2')}</div>
<div class="mute" style="margin-top:16px;font-size:18px;line-height:1.45">${t('A young mapmaker learns the sea from the last pilot of the creek.', 'رسّامة خرائط شابة تتعلم البحر من آخر ربّان في الخور.')}</div>
<div style="margin-top:6px">${parts.map(([art, title, length]) => markup`<div class="part"><div class="poster" style="width:124px;height:78px">${art}</div><div class="grow"><b style="font-size:18px">${title}</b><div class="mute sm">${length}</div></div>${icon('download', 26)}</div>`)}</div></div>`,
  )
}
