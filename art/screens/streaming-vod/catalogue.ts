import { icon } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { posters, titles } from './films'
import { frame } from './theme'

const css = `
.top{position:absolute;inset:0 0 auto;height:540px;border-radius:0}
.top:after{background:linear-gradient(#06080c99,#06080c00 24%,#06080c00 42%,#06080cd9 76%,#06080c 97%)}
.words{position:absolute;inset:auto 24px 352px;text-align:center;z-index:2}
.words h1{font-size:46px;font-weight:680;line-height:1;text-wrap:balance}
.words h1:lang(ar){font-size:40px;line-height:1.35}
.kinds{position:absolute;z-index:3;inset:60px 24px auto;display:flex;justify-content:center;gap:26px;font-size:17px;font-weight:500;color:#ffffffb8}
.kinds .on{color:#fff;font-weight:650}
.rail{position:absolute;inset:538px 0 auto;padding-inline-start:24px}
.rail>div{display:flex;gap:12px;margin-top:12px}
`

export const screen: Screen = (t) => {
  const name = titles(t)
  const rail = ['tide', 'lattice', 'ridges'] as const
  return frame(
    t,
    markup`<style>${css}</style><div class="poster top"><div style="position:absolute;inset:-66px 0 0">${posters.quarter()}</div></div>
<div class="kinds"><span class="on">${t('For you', 'لك')}</span><span>${t('Films', 'أفلام')}</span><span>${t('Series', 'مسلسلات')}</span></div>
<div class="words"><h1>${name.quarter}</h1><div style="margin:10px 0 18px;color:#e6e0d6">${t('Drama, 6 episodes', 'دراما، 6 حلقات')}</div>
<div class="row"><div class="btn grow">${icon('play', 24, 'style="fill:currentColor"')}${t('Play', 'تشغيل')}</div><div class="btn" style="width:58px;background:#ffffff26;color:#fff">${icon('plus', 27)}</div></div></div>
<div class="rail"><b style="font-size:18px">${t('Continue watching', 'تابع المشاهدة')}</b><div data-bleed>${rail.map((id, i) => markup`<div class="poster" style="width:138px;height:168px">${posters[id]()}<div class="name">${name[id]}</div>${i < 2 && `<div style="position:absolute;z-index:3;inset:auto 0 0;height:4px;background:#fff4"><div style="width:${[64, 28][i]}%;height:4px;background:var(--gold)"></div></div>`}</div>`)}</div></div>`,
    0,
  )
}
