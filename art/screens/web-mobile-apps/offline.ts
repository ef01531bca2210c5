import { icon, type IconName } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.calm{position:relative;height:330px;margin:4px -24px 0;display:grid;place-items:center;text-align:center}
.calm .fill circle{fill:none;stroke:#a4742a}
.orb{width:124px;height:124px;border-radius:50%;display:grid;place-items:center;background:#151a22;color:#ecd3a3}
.wait{display:flex;align-items:center;gap:16px;height:70px}
.wait+.wait{border-top:1px solid var(--rule)}
.tag{font-size:15px;color:#7a5619;background:#f4e8d0;border-radius:20px;padding:5px 13px}
.tag:lang(ar){font-size:14px}
`

export const screen: Screen = (t) => {
  const waiting: [IconName, string, string][] = [
    ['bag', t('Order for two pieces', 'طلب من قطعتين'), t('waiting', 'قيد الانتظار')],
    ['heart', t('Three saved pieces', 'ثلاث قطع محفوظة'), t('waiting', 'قيد الانتظار')],
    ['pin', t('New address', 'عنوان جديد'), t('waiting', 'قيد الانتظار')],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="calm"><svg class="fill" viewBox="0 0 390 330">${[92, 122, 154, 190].map((r, i) => `<circle cx="195" cy="165" r="${r}" stroke-width="2" stroke-dasharray="${4 + i * 3} ${10 + i * 5}" stroke-linecap="round" opacity="${0.75 - i * 0.17}"/>`)}</svg><div class="orb">${icon('offline', 60)}</div></div>
<div style="text-align:center"><h1>${t('You are offline', 'أنت دون اتصال')}</h1><div class="mute" style="font-size:18px;margin-top:6px">${t('Keep going. We will send it later.', 'تابع عملك، وسنرسله لاحقًا.')}</div></div>
<div class="card" style="margin-top:24px;padding:2px 18px">${waiting.map(([mark, name, state]) => markup`<div class="wait">${icon(mark, 27)}<b class="grow" style="font-weight:550">${name}</b><span class="tag">${state}</span></div>`)}</div></div>`,
    0,
  )
}
