import { icon } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.rack{display:flex;gap:12px;margin:18px -6px 0;align-items:flex-start}
.rack>div{flex:1;display:flex;flex-direction:column;gap:14px}
.tick{padding:16px 16px 30px;border-radius:12px 12px 0 0}
.tick.new{background:#fbf0d6}
.tick.done{background:#3a3022;color:#cdbd9f;--fg2:#a89a80}
.tick .top{border-bottom:2px dashed #241a0840;padding-bottom:11px;margin-bottom:10px}
.tick.done .top{border-color:#f8f0e126}
.no{font:650 32px/1 Instrument}
.it{display:flex;gap:9px;font-size:18px;font-weight:550;line-height:1.25;padding:5px 0}
.it:lang(ar){font-size:16px;line-height:1.5}
.it u{text-decoration:none;font:650 18px/1.25 Instrument;opacity:.7}
.it:lang(ar) u{line-height:1.5}
.note{font-size:15px;color:#8a3d10;font-weight:600;padding-inline-start:20px}
.note:lang(ar){font-size:14.5px}
`

type Dish = [number, string, string?]

export const screen: Screen = (t) => {
  const ticket = (table: number, time: string, tone: string, dishes: Dish[]) =>
    markup`<div class="tick paper torn ${tone}"><div class="row top"><span class="no">${table}</span><span class="row" style="gap:6px;font:600 17px Instrument">${icon(tone === 'done' ? 'check' : 'clock', 21)}${time}</span></div>${dishes.map(([count, name, note]) => markup`<div class="it"><u>${count}</u><span>${name}</span></div>${note && `<div class="note">${note}</div>`}`)}</div>`
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><h1>${t('Kitchen', 'المطبخ')}</h1><span class="chip" style="color:var(--green)">${t('5 open', '5 مفتوحة')}</span></div>
<div class="rack"><div>${ticket(6, '12:40', '', [
      [2, t('Lentil soup', 'شوربة عدس')],
      [1, t('Grilled hammour', 'هامور مشوي'), t('no garlic', 'بدون ثوم')],
      [2, t('Saffron rice', 'أرز بالزعفران')],
    ])}${ticket(8, '6:15', 'new', [
      [1, t('Mixed grill', 'مشاوي مشكلة')],
      [1, t('Fattoush', 'فتوش'), t('nuts: none', 'دون مكسرات')],
    ])}${ticket(9, '2:05', 'new', [
      [2, t('Karak tea', 'شاي كرك')],
      [1, t('Kunafa', 'كنافة')],
    ])}</div><div>${ticket(4, '9:05', '', [
      [3, t('Chicken machboos', 'مجبوس دجاج')],
      [1, t('Yoghurt', 'لبن')],
    ])}${ticket(1, '3:30', 'new', [
      [2, t('Hummus', 'حمص')],
      [2, t('Shish tawook', 'شيش طاووق')],
    ])}${ticket(3, '14:02', 'done', [[2, t('Umm Ali', 'أم علي')]])}</div></div></div>`,
  )
}
