import { icon, type IconName } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { face } from '../kit/parts'
import { frame, grouped, sum } from './theme'

const css = `
.board{display:flex;gap:16px}
.lane{flex:1}
.stage{height:5px;border-radius:5px;margin-top:10px}
.deal{margin-top:11px;padding:13px 16px;border-radius:12px}
.deal b{display:block;font-size:18px;white-space:nowrap}
.deal b:lang(ar){font-size:16.5px}
.todo{display:flex;align-items:center;gap:7px;color:var(--gold);font-size:16px;white-space:nowrap}
.todo:lang(ar){font-size:15px}
.done{color:#1d7a4f}
.new{position:absolute;inset:auto auto 30px 24px;width:58px;height:58px;border-radius:17px;background:#141d2b;color:#e0bd7d;display:grid;place-items:center;box-shadow:0 14px 26px -10px #141d2b99}
[dir=ltr] .new{inset:auto 24px 30px auto}
`

/** Name, value, sign and words of the next step, who sees to it. */
type Deal = [string, number, IconName, string, keyof typeof TONES]

const TONES = { m: '#1d5f63', o: '#9a6a1e', s: '#3d4d66' }

export const screen: Screen = (t) => {
  const people = { m: t('M', 'م'), o: t('O', 'ع'), s: t('S', 'س') }
  const won = t('Won', 'رابحة')
  const stages: [string, string, Deal[]][] = [
    [
      t('Qualified', 'مؤهلة'),
      '#b8ad97',
      [
        [t('Café terrace', 'شرفة مقهى'), 38400, 'phone', t('Call Thursday', 'مكالمة الخميس'), 's'],
        [t('Showroom shelves', 'رفوف معرض'), 51600, 'calendar', t('Visit Sunday', 'زيارة الأحد'), 'o'],
      ],
    ],
    [
      t('Quotation', 'عرض سعر'),
      '#1d5f63',
      [
        [t('Hotel lobby fit-out', 'تجهيز ردهة فندق'), 184000, 'phone', t('Call Monday', 'مكالمة الاثنين'), 'm'],
        [t('Clinic furniture', 'أثاث عيادة'), 62500, 'file', t('Send quotation', 'إرسال عرض السعر'), 'o'],
        [t('School library', 'مكتبة مدرسة'), 96200, 'calendar', t('Visit Wednesday', 'زيارة الأربعاء'), 's'],
      ],
    ],
    [
      won,
      '#9a6a1e',
      [
        [t('Law office desks', 'مكاتب شركة محاماة'), 118250, 'truck', t('Deliver 3 Dec', 'تسليم 3 ديسمبر'), 'm'],
        [t('Training centre', 'مركز تدريب'), 74600, 'receipt', t('Invoiced', 'صدرت الفاتورة'), 'o'],
      ],
    ],
  ]
  return frame(
    t,
    t('Sales', 'المبيعات'),
    [t('Pipeline', 'مسار البيع'), t('Orders', 'الطلبات'), t('Reporting', 'التقارير')],
    'search',
    markup`<style>${css}</style><div class="board">${stages.map(
      ([name, colour, deals]) =>
        markup`<div class="lane"><div class="row"><h2>${name}</h2><span class="mute">${deals.length}</span></div><div class="fig" style="margin-top:2px">${aed(t, grouped(sum(deals.map(([, value]) => value))))}</div><div class="stage" style="background:${colour}"></div>
${deals.map(([deal, value, mark, next, who]) => markup`<div class="card deal"><b>${deal}</b><div class="row" style="margin:2px 0 6px"><span class="num">${aed(t, grouped(value))}</span>${face(people[who], 32, TONES[who])}</div><span class="todo ${name === won && 'done'}">${icon(mark, 21)}${next}</span></div>`)}</div>`,
    )}</div><div class="new">${icon('plus', 28)}</div>`,
  )
}
