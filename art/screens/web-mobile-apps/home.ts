import { icon } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { face } from '../kit/parts'
import { basket, bowl, lantern, pot } from './things'
import { frame } from './theme'

const css = `
.lead{position:relative;height:250px;margin-top:18px;background:#e9dfcb;border-radius:30px;overflow:hidden;padding:24px}
.lead .arch{position:absolute;inset-inline-end:14px;bottom:-30px;width:176px;height:250px;border-radius:100px 100px 0 0;background:#d9c7a2}
.lead .it{position:absolute;inset-inline-end:6px;bottom:10px}
.ttl:lang(ar){font-size:26px!important;line-height:1.35!important}
.pair{display:flex;gap:13px;margin-top:14px}
.pair>div{flex:1}
`

export const screen: Screen = (t) => {
  const things: [string, string, string, string][] = [
    [bowl(126), '#d8e6e2', t('Glazed bowl', 'وعاء خزفي'), '140'],
    [lantern(130), '#e3e4e9', t('Brass lantern', 'فانوس'), '220'],
    [basket(126), '#efe6d6', t('Basket', 'سلة خوص'), '95'],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><div><div class="mute">${t('Good morning, Sara', 'صباح الخير يا سارة')}</div><h1 style="margin-top:1px">${t('Made nearby', 'صُنع بالقرب منك')}</h1></div>${face(t('S', 'س'), 52, 'linear-gradient(140deg,#b98a45,#7e5518)')}</div>
<div class="lead"><div class="arch"></div><div class="it dir">${pot(196)}</div><div style="position:relative;width:118px"><h2 style="font-size:29px;line-height:1.12" class="ttl">${t('Coffee pot', 'دلّة القهوة')}</h2><div style="margin-top:8px;color:#5c4f38;line-height:1.45">${t('Brass, beaten by hand', 'نحاس مطروق يدويًا')}</div></div><div class="disc" style="position:absolute;inset-inline-start:24px;bottom:24px;width:56px;height:56px;background:#151a22;color:#fff">${icon('arrow', 27)}</div></div>
<div class="row" style="margin-top:22px"><h2>${t('New this week', 'جديد هذا الأسبوع')}</h2></div>
<div class="pair">${things.slice(0, 2).map(([art, ground, name, price]) => markup`<div><div class="thing" style="height:150px;background:${ground}">${art}</div><b style="display:block;margin-top:10px;font-size:18px">${name}</b><span class="mute">${aed(t, price)}</span></div>`)}</div></div>`,
    0,
  )
}
