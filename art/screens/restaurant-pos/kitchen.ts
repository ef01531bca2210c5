import { icon } from '../kit/icons'
import { ltr, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.rack{display:flex;gap:14px;align-items:flex-start}
.rack>div{flex:1;display:flex;flex-direction:column;gap:14px}
.tick{padding:16px 16px 30px;border-radius:12px 12px 0 0}
.tick.new{background:#fbf0d6}
.tick.done{background:#3a3022;color:#cdbd9f;--fg2:#a89a80}
.tick .top{border-bottom:2px dashed #241a0840;padding-bottom:10px;margin-bottom:8px}
.tick.done .top{border-color:#f8f0e126}
.no{font:650 32px/1 Instrument;white-space:nowrap}
.no:lang(ar){font-family:Instrument,Alexandria}
.no small{font-size:19px;font-weight:600}
.no small:lang(ar){font-family:Alexandria;font-size:17px}
.it{display:flex;gap:10px;font-size:20px;font-weight:550;line-height:1.3;padding:6px 0}
.it:lang(ar){font-size:17.5px;line-height:1.45}
.it u{text-decoration:none;font:650 20px/1.3 Instrument;opacity:.7}
.it:lang(ar) u{line-height:1.27}
.note{font-size:16px;color:#8a3d10;font-weight:600;padding-inline-start:20px}
.note:lang(ar){font-size:15px}
`

type Dish = [number, string, string?]

export const screen: Screen = (t) => {
  const ticket = (order: string | number, time: string, tone: string, dishes: Dish[]) =>
    markup`<div class="tick paper torn ${tone}"><div class="row top"><span class="no">${order}</span><span class="row" style="gap:6px;font:600 17px Instrument">${icon(tone === 'done' ? 'check' : 'clock', 21)}${time}</span></div>${dishes.map(([count, name, note]) => markup`<div class="it"><u>${count}</u><span>${name}</span></div>${note && `<div class="note">${note}</div>`}`)}</div>`
  const delivery = `<small>${t('Delivery', 'توصيل')}</small> 48`
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row head"><h1 class="grow">${t('Kitchen', 'المطبخ')}</h1><span class="mute">${t('Average wait', 'متوسط الانتظار')} ${ltr('6:43')}</span><span class="chip" style="color:var(--green)">${t('5 open', '5 مفتوحة')}</span></div>
<div class="rack"><div>${ticket(6, '12:40', '', [
      [2, t('Lentil soup', 'شوربة عدس')],
      [1, t('Grilled hammour', 'هامور مشوي'), t('no garlic', 'بدون ثوم')],
      [2, t('Saffron rice', 'أرز بالزعفران'), t('one to share', 'واحد للمشاركة')],
    ])}${ticket(1, '3:30', 'new', [
      [2, t('Hummus', 'حمص')],
      [2, t('Shish tawook', 'شيش طاووق')],
    ])}</div><div>${ticket(4, '9:05', '', [
      [3, t('Chicken machboos', 'مجبوس دجاج')],
      [1, t('Vegetable salona', 'صالونة خضار')],
      [1, t('Yoghurt', 'لبن')],
    ])}${ticket(delivery, '2:05', 'new', [
      [1, t('Mixed grill', 'مشاوي مشكلة')],
      [2, t('Hummus', 'حمص')],
      [1, t('Kunafa', 'كنافة'), t('nuts apart', 'المكسرات على حدة')],
    ])}</div><div>${ticket(8, '6:15', 'new', [
      [1, t('Mixed grill', 'مشاوي مشكلة')],
      [1, t('Fattoush', 'فتوش'), t('allergy: nuts', 'حساسية: مكسرات')],
      [1, t('Saffron rice', 'أرز بالزعفران')],
    ])}${ticket(3, '14:02', 'done', [
      [2, t('Umm Ali', 'أم علي')],
      [1, t('Kunafa', 'كنافة')],
    ])}</div></div></div>`,
  )
}
