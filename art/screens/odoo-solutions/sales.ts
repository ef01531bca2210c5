import { icon, type IconName } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { face, line } from '../kit/parts'
import { frame } from './theme'

const css = `
.board{display:flex;gap:14px;margin-inline-end:-24px;overflow:hidden;flex:1;margin-top:2px}
.lane{width:266px;flex:none}
.deal{margin-top:12px;padding:17px 18px;border-radius:12px}
.deal b{font-size:19px}
.new{position:absolute;inset-inline-end:24px;bottom:42px;width:64px;height:64px;border-radius:18px;background:#141d2b;color:#e0bd7d;display:grid;place-items:center;box-shadow:0 14px 26px -10px #141d2b99}
.todo{display:flex;align-items:center;gap:8px;color:var(--gold);font-size:16px}
.todo:lang(ar){font-size:15px}
`

export const screen: Screen = (t) => {
  const deals: [string, string, number, IconName, string, string, string][] = [
    [
      t('Hotel lobby fit-out', 'تجهيز ردهة فندق'),
      '184,000',
      70,
      'phone',
      t('Call Monday', 'مكالمة الاثنين'),
      t('M', 'م'),
      '#1d5f63',
    ],
    [
      t('Clinic furniture', 'أثاث عيادة'),
      '62,500',
      45,
      'file',
      t('Send quotation', 'إرسال عرض السعر'),
      t('O', 'ع'),
      '#9a6a1e',
    ],
    [
      t('School library', 'مكتبة مدرسة'),
      '96,200',
      30,
      'calendar',
      t('Visit Wednesday', 'زيارة الأربعاء'),
      t('S', 'س'),
      '#3d4d66',
    ],
  ]
  return frame(
    t,
    t('Sales', 'المبيعات'),
    'search',
    markup`<style>${css}</style><div class="board"><div class="lane"><div class="row"><h2>${t('Quotation', 'عرض سعر')}</h2><span class="mute">3</span></div><div class="fig" style="margin:5px 0 4px">${aed(t, '342,700')}</div><div style="height:5px;background:#1d5f63;border-radius:5px;margin-top:12px"></div>
${deals.map(([name, sum, share, mark, next, who, tone]) => markup`<div class="card deal"><b>${name}</b><div class="num" style="margin:6px 0 12px">${aed(t, sum)}</div>${line(share, '#1d5f63', 6)}<div class="row" style="margin-top:13px"><span class="todo">${icon(mark, 22)}${next}</span>${face(who, 34, tone)}</div></div>`)}</div>
<div class="lane" data-bleed><div class="row"><h2 style="white-space:nowrap">${t('Won', 'رابحة')}</h2></div><div class="fig" style="margin:5px 0 4px;opacity:.35">&nbsp;</div><div style="height:5px;background:#9a6a1e;border-radius:5px;margin-top:12px"></div><div class="card deal" style="height:168px"></div><div class="card deal" style="height:168px"></div></div></div><div class="new">${icon('plus', 30)}</div>`,
  )
}
