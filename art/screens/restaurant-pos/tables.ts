import { icon } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { billOf, fils, totals } from './bill'
import { frame } from './theme'

const css = `
.hall{position:relative;flex:1;border-radius:24px;background:#1a150f;box-shadow:inset 0 0 0 1.5px #f8f0e114}
.tb{position:absolute;display:grid;place-content:center;text-align:center;font:600 27px/1 Instrument;border-radius:20px;box-shadow:inset 0 0 0 2px #f8f0e133}
.tb small{display:block;font:500 16px/1 Instrument;margin-top:6px;opacity:.8}
.round{border-radius:50%}
.busy{background:#f0b545;color:#1b1408;box-shadow:none}
.bill{background:#f8f0e1;color:#1b1408;box-shadow:none}
.chosen{outline:3px solid #f8f0e1;outline-offset:4px}
.key{position:absolute;inset:auto 22px 14px;display:flex;justify-content:space-between;font-size:17px}
.key:lang(ar){font-size:16px}
.key u{display:inline-block;width:14px;height:14px;border-radius:5px;margin-inline-end:9px;vertical-align:-1px}
.bar{position:absolute;inset:368px 60px auto;height:42px;border-radius:14px;background:#2a2219;display:grid;place-items:center;color:var(--fg2)}
.slip{width:276px;display:flex;flex-direction:column;padding:18px 20px 20px;border-radius:18px}
.slip .it{display:flex;gap:10px;padding:8px 0;font-size:17px;font-weight:550}
.slip .it:lang(ar){font-size:16px}
`

export const screen: Screen = (t) => {
  // number, start, top, width, height, shape and state, time seated
  const plan: [number, number, number, number, number, string, string][] = [
    [1, 20, 20, 92, 92, 'round busy', '0:18'],
    [2, 132, 20, 92, 92, 'round', ''],
    [3, 244, 20, 92, 92, 'round busy', '0:42'],
    [6, 356, 20, 82, 208, 'busy chosen', '0:21'],
    [4, 20, 136, 204, 92, 'busy', '0:26'],
    [5, 244, 136, 92, 92, 'bill', '1:05'],
    [7, 20, 252, 92, 92, 'round', ''],
    [8, 132, 252, 92, 92, 'round busy', '0:31'],
    [9, 244, 252, 194, 92, '', ''],
  ]
  const bill = billOf(t)
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row head"><h1 class="grow">${t('Tables', 'الطاولات')}</h1><span class="chip on">${t('Hall', 'الصالة')}</span><span class="chip">${t('Terrace', 'الشرفة')}</span><span class="chip">${t('Majlis', 'المجلس')}</span><span class="mute" style="width:264px;text-align:end">${t('6 of 9 seated', '6 من 9 مشغولة')}</span></div>
<div class="two"><div class="hall">${plan.map(([n, x, y, w, h, look, time]) => `<div class="tb ${look}" style="inset-inline-start:${x}px;top:${y}px;width:${w}px;height:${h}px">${n}${time && `<small>${time}</small>`}</div>`)}<div class="bar">${t('Kitchen', 'المطبخ')}</div>
<div class="key"><span><u style="background:#f0b545"></u>${t('Seated', 'مشغولة')}</span><span><u style="background:#f8f0e1"></u>${t('Bill', 'الفاتورة')}</span><span><u style="box-shadow:inset 0 0 0 2px #f8f0e166"></u>${t('Free', 'متاحة')}</span></div></div>
<div class="slip paper"><div class="row"><h2>${t('Table 6', 'طاولة 6')}</h2><span class="row" style="gap:6px;font:600 17px Instrument">${icon('clock', 21)}0:21</span></div><div style="color:var(--fg2);margin-bottom:12px">${t('4 guests, Omar', '4 ضيوف، عمر')}</div>
<div class="cut" style="padding-top:8px">${bill.map(({ count, name, price }) => markup`<div class="it"><span style="opacity:.7">${count}</span><span class="grow">${name}</span><span class="sum">${ltr(fils(count * price))}</span></div>`)}</div>
<div class="end cut" style="padding-top:12px"><div style="color:var(--fg2)">${t('Total with VAT', 'الإجمالي مع الضريبة')}</div><div class="fig" style="margin:3px 0 14px">${aed(t, fils(totals(bill).total))}</div><div class="btn">${icon('receipt', 24)}${t('Print the bill', 'طباعة الفاتورة')}</div></div></div></div></div>`,
  )
}
