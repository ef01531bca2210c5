import { icon } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { frame, grouped, sum } from './theme'

const css = `
.band h1{word-spacing:.08em}
.band span{opacity:1;margin-inline-start:auto;padding:5px 17px 6px;border-radius:30px;background:#ecb868;color:#141d2b;font-size:18px;font-weight:600;word-spacing:.06em}
.band span:lang(ar){font-size:17px;font-weight:540;padding:3px 17px 5px}
.band .grow{display:none}
.desk{display:flex;gap:20px}
.bed{flex:none;width:306px;height:464px;padding:10px;border-radius:12px;background:#ded5c2}
.sheet{height:444px;padding:12px 14px 0;background:#fffefb;box-shadow:0 12px 26px -12px #141d2b8c;transform:rotate(-.8deg);direction:ltr;font:430 16.5px/1.4 Instrument}
.sheet p{display:grid;grid-template-columns:1fr 93px 90px;align-items:center;height:38px;white-space:nowrap}
.sheet .by{grid-template-columns:1fr auto 1fr}
.sheet p>:last-child{text-align:right}
.sheet [lang]{position:relative;top:1.5px;font:400 15px/1.5 Alexandria,Instrument}
.sheet .head{height:42px;grid-template-columns:1fr auto;font-size:18px;font-weight:600}
.sheet .head [lang]{font-size:16.5px;font-weight:540}
.sheet .rule{margin:7px 0;border-color:#141d2b59}
.sheet .num{justify-self:end;padding:4px 7px;font-size:17px}
.by>.num{justify-self:center}
.read,.pen{border-radius:5px;background:#1d5f6321;box-shadow:0 0 0 1.5px #1d5f63}
.row.read{height:33px;margin:3px -7px 5px;padding:0 7px;font-weight:600}
.row.read [lang]{font-weight:540}
.sheet .wide{grid-template-columns:1fr 213px}
.wide>.num{justify-self:stretch;margin-right:-7px;text-align:center!important;letter-spacing:.06em}
.pen{padding:1px 9px;background:#ecb86859;box-shadow:0 0 0 2.5px #a25a13}
.fields{flex:1;min-width:0;height:464px;padding:3px 0;border-radius:12px;background:#fff;box-shadow:0 0 0 1px #141d2b14;display:flex;flex-direction:column}
.field{flex:1;display:flex;align-items:center;gap:13px;margin:0 16px;white-space:nowrap}
.field+.field{border-top:1px solid var(--rule)}
.field .num{min-width:171px;font-size:19px;text-align:right}
.field .num:lang(ar){font-family:Instrument,Alexandria}
.field:last-child .mute{color:var(--fg);font-weight:600}
.field:last-child .mute:lang(ar){font-weight:540}
.field:last-child .num{font-size:22px}
.sure{width:44px;font:550 17px/1.1 Instrument;color:var(--ac);text-align:end;direction:ltr}
.sure .line{margin-top:5px}
[dir=rtl] .sure{text-align:left}
.check{margin:0 5px;padding:12px 11px;border-radius:10px;background:#fdf1dd;box-shadow:inset 0 0 0 2.5px #a25a13}
.check .field{margin:0}
.check .num{font-size:23px}
.check .num:lang(ar){font-size:21.5px}
.check .sure{color:#a25a13}
.tag{padding:2px 11px 3px;border-radius:8px;background:#a25a13;color:#fff;font-weight:600;font-size:16px}
.tag:lang(ar){font-weight:540;font-size:15px}
.check .btn{height:46px;border-radius:11px}
`

/** A date as a pen writes it: what a machine reads least surely. */
const written = `<svg width="104" height="29" viewBox="0 2 104 29" fill="none" stroke="#2c479c" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"><path d="M4 11 9.500 5.500 7 26.500M15.500 9.500C18 7.500 21.500 7 25.500 6.500 22.500 13 20 19 18.500 28M38.500 2.500C35 12 32 21 29.500 30M41.500 12C43.500 10.500 45.500 8 47 5.500 46.500 12 45.500 19 44.500 26M52 12.500 57 7 54 28M69.500 3C66 12 62.500 21 60.500 30M71.500 13C72.500 7 80.500 7 79.500 13.500 78.500 18.500 72.500 22 70.500 26 74.500 23 78 26.500 83 24M99 5C91.500 9 87 17 88.500 23 90 28.500 98.500 27.500 98 21.500 97.500 16 90.500 17.500 88.500 23.500"/></svg>`

const VAT = 0.05

export const screen: Screen = (t) => {
  const items: [string, string, number, number][] = [
    ['chairs', 'كرسيًا', 20, 195],
    ['lamps', 'مصباحًا', 40, 85],
  ]
  const net = sum(items.map(([, , count, cost]) => count * cost))
  const vat = net * VAT
  const amount = (value: number) => ltr(grouped(value, 2))
  const trn = ltr('100000000000003')
  const number = ltr('SS-2086')

  const printed = (en: string, value: string, ar: string, by = '') =>
    markup`<p class="${by}"><span>${en}</span>${value}<span lang="ar" dir="rtl">${ar}</span></p>`
  const read = (value: string) => `<span class="num read">${value}</span>`
  const sheet = markup`<div class="sheet" lang="en"><p class="head"><span>Tax invoice</span><span lang="ar" dir="rtl">فاتورة ضريبية</span></p>
<div class="row read"><span>Sample supplier</span><span lang="ar" dir="rtl">مورّد للمثال</span></div>
<p class="wide"><span>TRN</span>${read(trn)}</p>${printed('No.', read(number), 'الرقم', 'by')}${printed('Date', `<span class="pen">${written}</span>`, 'التاريخ', 'by')}<div class="rule"></div>
${items.map(([en, ar, count, cost]) => printed(`${count} ${en}`, `<span class="num">${amount(count * cost)}</span>`, `${count} ${ar}`))}<div class="rule"></div>
${printed('Net', read(amount(net)), 'قبل الضريبة')}${printed('VAT 5%', read(amount(vat)), 'الضريبة 5%')}${printed('<b>Total</b>', read(amount(net + vat)), '<b>الإجمالي</b>')}</div>`

  const sure = (share: number, colour?: string) =>
    markup`<div class="sure">${ltr(`${share}%`)}${line(share, colour, 5)}</div>`
  const field = (name: string, value: string, share: number) =>
    markup`<div class="field"><span class="grow mute">${name}</span><span class="num">${value}</span>${sure(share)}</div>`
  return frame(
    t,
    t('Supplier invoice', 'فاتورة مورّد'),
    [t('1 field to check', 'حقل واحد للمراجعة')],
    'more',
    markup`<style>${css}</style><div class="bed">${sheet}</div>
<div class="fields">${field(t('Supplier', 'المورّد'), t('Sample supplier', 'مورّد للمثال'), 98)}${field(t('TRN', 'رقم التسجيل الضريبي'), trn, 99)}${field(t('Invoice number', 'رقم الفاتورة'), number, 99)}
<div class="check"><div class="field"><span class="mute">${t('Date', 'التاريخ')}</span><span class="tag">${t('Check', 'للمراجعة')}</span><i class="grow"></i><span class="num">${t('17 Nov 2026', '17 نوفمبر 2026')}</span>${sure(71, '#c98a3c')}</div>
<div class="row" style="margin-top:14px"><div class="btn grow">${icon('check', 24)}${t('Confirm', 'تأكيد')}</div><div class="btn grow" style="background:#fff;color:var(--fg);box-shadow:0 0 0 1.5px #141d2b40">${t('Change', 'تعديل')}</div></div></div>
${field(t('Net', 'قبل الضريبة'), amount(net), 99)}${field(t('VAT 5%', 'الضريبة 5%'), amount(vat), 98)}${field(t('Total', 'الإجمالي'), aed(t, grouped(net + vat, 2)), 99)}</div>`,
  )
}
