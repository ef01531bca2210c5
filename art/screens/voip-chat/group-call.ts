import { icon, type IconName } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { face } from '../kit/parts'
import { frame, tones } from './theme'

const css = `
.tiles{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin:20px -8px 0}
.tile{position:relative;height:182px;border-radius:26px;display:grid;place-items:center;background:#ffffff12}
.tile .who{position:absolute;inset:auto 14px 11px;display:flex;justify-content:space-between;align-items:center;font-weight:500}
.tile .face{margin-bottom:22px}
.tile.now{box-shadow:0 0 0 3px #5fd6ce;background:#5fd6ce26}
.bar{position:absolute;inset:auto 24px 42px;display:flex;justify-content:space-between}
.bar .key{width:72px;height:72px}
`

export const screen: Screen = (t) => {
  const people: [string, string, string, boolean][] = [
    [t('S', 'س'), t('Sara', 'سارة'), tones.sara, true],
    [t('O', 'ع'), t('Omar', 'عمر'), tones.omar, false],
    [t('M', 'م'), t('Maryam', 'مريم'), tones.maryam, true],
    [t('K', 'خ'), t('Khalid', 'خالد'), tones.khalid, false],
    [t('N', 'ن'), t('Noura', 'نورة'), tones.noura, false],
    [t('You', 'أنت'), t('You', 'أنت'), tones.team, true],
  ]
  const keys: [IconName, string][] = [
    ['mic', 'on'],
    ['video', ''],
    ['chat', ''],
    ['phone', 'end'],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><div><h1 style="font-size:29px">${t('Weekly review', 'المراجعة الأسبوعية')}</h1><div class="mute">${t('6 people, 18:05', '6 أشخاص، 18:05')}</div></div></div>
<div class="tiles">${people.map(
      ([letter, name, tone, open], i) =>
        markup`<div class="tile ${i === 2 && 'now'}">${face(letter.length > 1 ? icon('user', 40) : letter, 84, tone)}<div class="who"><span>${name}</span>${icon(open ? 'mic' : 'micOff', 21, open ? '' : 'opacity=".6"')}</div></div>`,
    )}</div></div>
<div class="bar">${keys.map(([mark, tone]) => `<div class="key ${tone}">${icon(mark, 30)}</div>`)}</div>`,
    { tone: 'call' },
  )
}
