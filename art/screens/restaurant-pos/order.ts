import { icon } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { billOf, fils, totals } from './bill'
import { frame } from './theme'

const css = `
.menu{flex:1;display:grid;grid-template-columns:repeat(3,1fr);grid-auto-rows:1fr;gap:12px}
.dish{position:relative;display:flex;flex-direction:column;justify-content:space-between;padding:14px 15px;font-size:18px;font-weight:550;line-height:1.25;border-radius:18px;background:var(--card)}
.dish:lang(ar){font-size:16.5px;line-height:1.5}
.dish .sum{color:var(--fg2);font-size:18px}
.dish.on{background:#3a2d13;box-shadow:inset 0 0 0 2px var(--ac)}
.dish u{position:absolute;inset:auto 12px 12px auto;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;background:var(--ac);color:var(--on);font:650 19px/1 Instrument;text-decoration:none}
[dir=rtl] .dish u{inset:auto auto 12px 12px}
.slip{width:300px;display:flex;flex-direction:column;padding:8px 20px 20px;border-radius:18px}
.it{display:flex;gap:10px;padding:10px 0;font-size:18px;font-weight:550;line-height:1.25;border-bottom:1px solid #241a0826}
.it:lang(ar){font-size:16.5px;line-height:1.5}
.it small{display:block;font-size:16px;font-weight:500;color:#8a3d10}
.it small:lang(ar){font-size:15px}
`

export const screen: Screen = (t) => {
  const bill = billOf(t)
  const { total, vat } = totals(bill)
  const menu: [string, number][] = [
    [t('Lentil soup', 'شوربة عدس'), 28],
    [t('Hummus', 'حمص'), 26],
    [t('Fattoush', 'فتوش'), 32],
    [t('Grilled hammour', 'هامور مشوي'), 95],
    [t('Chicken machboos', 'مجبوس دجاج'), 68],
    [t('Mixed grill', 'مشاوي مشكلة'), 89],
    [t('Saffron rice', 'أرز بالزعفران'), 22],
    [t('Mint lemonade', 'ليمون بالنعناع'), 20],
    [t('Karak tea', 'شاي كرك'), 12],
  ]
  const ordered = (dish: string) => bill.find(({ name }) => name === dish)?.count
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row head"><div class="row grow" style="justify-content:flex-start;gap:14px">${icon('back', 27)}<h1>${t('Table 6', 'طاولة 6')}</h1><span class="mute">${t('4 guests', '4 ضيوف')}</span></div><span class="chip on">${t('All', 'الكل')}</span><span class="chip">${t('Starters', 'مقبلات')}</span><span class="chip">${t('Mains', 'أطباق')}</span><span class="chip">${t('Drinks', 'مشروبات')}</span></div>
<div class="two"><div class="menu">${menu.map(([name, price]) => markup`<div class="dish ${ordered(name) && 'on'}"><span>${name}</span><span class="sum">${ltr(price)}</span>${ordered(name) && `<u>${ordered(name)}</u>`}</div>`)}</div>
<div class="slip paper">${bill.map(({ count, name, note, price }) => markup`<div class="it"><span style="opacity:.7">${count}</span><span class="grow">${name}${note && `<small>${note}</small>`}</span><span class="sum">${ltr(fils(count * price))}</span></div>`)}
<div class="end"><div class="row" style="color:var(--fg2)"><span>${t('VAT 5% included', 'شاملة الضريبة 5%')}</span><span class="sum">${ltr(fils(vat))}</span></div><div class="row" style="margin:4px 0 14px"><b>${t('Total', 'الإجمالي')}</b><span class="fig">${aed(t, fils(total))}</span></div><div class="btn">${icon('fork', 25)}${t('Send to kitchen', 'إرسال إلى المطبخ')}</div></div></div></div></div>`,
  )
}
