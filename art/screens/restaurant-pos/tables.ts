import { markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.seg{display:flex;gap:9px;margin:16px 0 18px}
.hall{position:relative;flex:1;margin:0 -8px 18px;border-radius:28px;background:#1a150f;box-shadow:inset 0 0 0 1.5px #f8f0e114}
.tb{position:absolute;display:grid;place-content:center;text-align:center;font:600 28px/1 Instrument;border-radius:22px;box-shadow:inset 0 0 0 2px #f8f0e133}
.tb small{display:block;font:500 15px/1 Instrument;margin-top:7px;opacity:.8}
.round{border-radius:50%}
.busy{background:#f0b545;color:#1b1408;box-shadow:none}
.bill{background:#f8f0e1;color:#1b1408;box-shadow:none}
.key{display:flex;justify-content:space-between;margin-bottom:44px;font-size:16px}
.key:lang(ar){font-size:15px}
.key u{display:inline-block;width:14px;height:14px;border-radius:5px;margin-inline-end:9px;vertical-align:-1px}
.bar{position:absolute;inset:auto 26px 0;height:44px;border-radius:16px 16px 0 0;background:#2a2219;display:grid;place-items:center;color:var(--fg2)}
`

export const screen: Screen = (t) => {
  // number, start, top, width, height, shape, state, minutes seated
  const plan: [number, number, number, number, number, string, string, string][] = [
    [1, 16, 24, 100, 100, 'round', 'busy', '0:18'],
    [2, 129, 24, 100, 100, 'round', '', ''],
    [3, 242, 24, 100, 100, 'round', 'busy', '0:42'],
    [4, 16, 150, 156, 108, '', 'busy', '0:26'],
    [5, 186, 150, 156, 108, '', 'bill', '1:05'],
    [6, 16, 284, 100, 224, '', 'busy', '0:12'],
    [7, 129, 284, 100, 100, 'round', '', ''],
    [8, 242, 284, 100, 100, 'round', 'busy', '0:31'],
    [9, 129, 410, 213, 98, '', '', ''],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><h1>${t('Tables', 'الطاولات')}</h1><span class="mute">${t('6 of 9 seated', '6 من 9 مشغولة')}</span></div>
<div class="seg"><span class="chip on">${t('Hall', 'الصالة')}</span><span class="chip">${t('Terrace', 'الشرفة')}</span><span class="chip">${t('Majlis', 'المجلس')}</span></div>
<div class="hall">${plan.map(([n, x, y, w, h, shape, state, time]) => `<div class="tb ${shape} ${state}" style="inset-inline-start:${x}px;top:${y}px;width:${w}px;height:${h}px">${n}${time && `<small>${time}</small>`}</div>`)}<div class="bar">${t('Kitchen', 'المطبخ')}</div></div>
<div class="key"><span><u style="background:#f0b545"></u>${t('Seated', 'مشغولة')}</span><span><u style="background:#f8f0e1"></u>${t('Bill', 'الفاتورة')}</span><span><u style="box-shadow:inset 0 0 0 2px #f8f0e166"></u>${t('Free', 'متاحة')}</span></div></div>`,
  )
}
