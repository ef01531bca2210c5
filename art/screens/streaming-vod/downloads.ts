import { rings } from '../kit/charts'
import { icon } from '../kit/icons'
import { ltr, markup, type Screen } from '../kit/page'
import { posters, titles } from './films'
import { frame } from './theme'

const css = `
.item{display:flex;align-items:center;gap:17px;margin-top:18px}
.room{display:flex;gap:4px;height:12px;margin:12px 0}
.room i{border-radius:4px;height:12px}
.state{width:50px;height:50px;border-radius:50%;display:grid;place-items:center;background:var(--card);position:relative}
.state>svg:not(:last-child){position:absolute;inset:0}
`

export const screen: Screen = (t) => {
  const name = titles(t)
  const films: [keyof typeof posters, string, string][] = [
    ['lantern', `${t('Film, ', 'فيلم، ')}${ltr('1.4 GB')}`, 'check'],
    ['lattice', `${t('4 episodes, ', '4 حلقات، ')}${ltr('2.1 GB')}`, 'check'],
    ['market', t('Downloading', 'جارٍ التنزيل'), 'part'],
    ['ridges', `${t('Film, ', 'فيلم، ')}${ltr('1.6 GB')}`, 'check'],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><h1>${t('Downloads', 'التنزيلات')}</h1>
<div style="margin-top:16px"><div class="room"><i style="width:44%;background:var(--gold)"></i><i style="width:22%;background:#5d6470"></i><i style="flex:1;background:#1b212b"></i></div><div class="row sm mute"><span><i class="gold">●</i> ${t('Films', 'الأفلام')} ${ltr('5.6 GB')}</span><span>${t('Free', 'المتاح')} ${ltr('4.2 GB')}</span></div></div>
<div style="margin-top:8px">${films.map(
      ([id, note, state]) =>
        markup`<div class="item"><div class="poster" style="width:128px;height:112px">${posters[id]()}</div><div class="grow"><b style="font-size:19px;line-height:1.25;display:block">${name[id]}</b><div class="mute sm" style="margin-top:4px">${note}${state === 'part' && ` ${ltr('62%')}`}</div></div><div class="state">${state === 'part' ? rings(50, [{ radius: 23, width: 3.5, share: 0.62, colour: '#e0b978', track: '#2a303b' }]) + icon('pause', 22, 'style="stroke-width:2"') : icon('check', 24, 'style="color:#e0b978"')}</div></div>`,
    )}</div></div>`,
    2,
  )
}
